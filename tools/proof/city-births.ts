import type { Birth } from "@cosmic/chart/birth";
import { randomFrom } from "@cosmic/report/testing/random-births";

const untimedShare = 737 / 3000;

const cities = [
  [-23.55, -46.63, "America/Sao_Paulo"],
  [40.7, -74, "America/New_York"],
  [51.5, -0.1, "Europe/London"],
  [28.6, 77.2, "Asia/Kolkata"],
  [35.7, 139.7, "Asia/Tokyo"],
  [6.5, 3.4, "Africa/Lagos"],
  [-33.9, 151.2, "Australia/Sydney"],
  [59.9, 10.7, "Europe/Oslo"],
  [40.4, -3.7, "Europe/Madrid"],
  [19.4, -99.1, "America/Mexico_City"],
  [55.7, 37.6, "Europe/Moscow"],
  [1.3, 103.8, "Asia/Singapore"],
  [69.65, 18.96, "Europe/Oslo"],
  [-34.6, -58.4, "America/Argentina/Buenos_Aires"],
  [30, 31.2, "Africa/Cairo"],
  [34, -118.2, "America/Los_Angeles"],
] as const;

/** Random births of 1930 to 2010 in sixteen cities, a quarter without a time; the same seed gives the same births. */
export function* cityBirths(count: number, seed: number): Generator<Birth, void> {
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const two = (value: number) => String(value).padStart(2, "0");
  for (let n = 0; n < count; n += 1) {
    const [latitude, longitude, zone] = cities[below(cities.length)] ?? cities[0];
    const untimed = random() < untimedShare;
    const date = `${1930 + below(81)}-${two(1 + below(12))}-${two(1 + below(28))}`;
    yield { date, time: untimed ? null : `${two(below(24))}:${two(below(60))}`, latitude, longitude, zone };
  }
}
