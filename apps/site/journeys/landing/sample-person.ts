import type { Birth } from "@cosmic/chart/birth";

/** The built-in sample person, who does not exist: a chart to show before there is a visitor's own. */
export const samplePerson = {
  name: "Marina Duarte",
  date: "1990-06-15",
  time: "14:30",
  place: "São Paulo, Brazil",
  latitude: -23.5475,
  longitude: -46.6361,
  zone: "America/Sao_Paulo",
} as const satisfies Birth;

/** What the three bars of the sample chart show, percent, as the specification's §2.8 fixes it; in a customer's report
 * each is computed. */
export const samplePercents = { sun: 92, moon: 88, rising: 85 } as const;
