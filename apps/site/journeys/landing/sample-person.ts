import type { Birth } from "@cosmic/chart/birth";

/** The built-in sample person: a chart to show before there is a visitor's own. */
export const samplePerson: Birth = {
  name: "Marina Duarte",
  date: "1990-06-15",
  time: "14:30",
  place: "São Paulo",
  latitude: -23.5475,
  longitude: -46.6361,
  zone: "America/Sao_Paulo",
};
