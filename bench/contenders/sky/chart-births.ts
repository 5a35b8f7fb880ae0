import type { Birth } from "@cosmic/chart/birth";
import { randomBirths } from "../../../tools/proof/golden-chart/random-births.ts";

const howMany = 2048;

/** Birth towns, each with its time zone. */
const towns = [
  { zone: "Europe/London", latitude: 51.5, longitude: -0.13 },
  { zone: "America/Sao_Paulo", latitude: -23.55, longitude: -46.63 },
  { zone: "Europe/Madrid", latitude: 40.42, longitude: -3.7 },
  { zone: "America/New_York", latitude: 40.71, longitude: -74.01 },
  { zone: "Asia/Tokyo", latitude: 35.68, longitude: 139.69 },
  { zone: "Australia/Sydney", latitude: -33.87, longitude: 151.21 },
] as const;

/** Births of 1930–2010 in six towns, the same on every run. */
export function chartBirths(): readonly Birth[] {
  const draws = [...randomBirths({ howMany, seed: 6, years: [1930, 2010], furthestLatitudeDeg: 60 })];
  return draws.map(({ unixSeconds }, i) => {
    const written = new Date(unixSeconds * 1000).toISOString();
    const town = towns[i % towns.length] ?? towns[0];
    return { date: written.slice(0, 10), time: written.slice(11, 16), ...town };
  });
}

/** Each round takes the next few births of the list. */
export function eachBirth(perRound: number, part: (birth: Birth) => void) {
  const births = chartBirths();
  let next = 0;
  return {
    perRound,
    round() {
      for (let n = 0; n < perRound; n += 1) {
        const birth = births[next];
        if (birth !== undefined) part(birth);
        next = (next + 1) % births.length;
      }
    },
  };
}
