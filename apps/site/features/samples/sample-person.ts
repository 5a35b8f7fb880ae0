import type { Birth } from "@cosmic/chart/birth";

/** The built-in sample person, who is fictional: a chart to show before the visitor has one. */
export const samplePerson = {
  name: "Marina Duarte",
  date: "1990-06-15",
  time: "14:30",
  place: "São Paulo, Brazil",
  latitude: -23.5475,
  longitude: -46.6361,
  zone: "America/Sao_Paulo",
} as const satisfies Birth;

/** Percentages of the three bars in the sample chart. They are fixed here; a customer's report computes each. */
export const samplePercents = { sun: 92, moon: 88, rising: 85 } as const;
