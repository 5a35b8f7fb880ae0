import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { lunations } from "../lunations.ts";
import { solarReturnInstants } from "../solar-return-instants.ts";
import { eclipseSight } from "./eclipse-sight.ts";

const sky = skyFromDisk();
const jdTt = (instant: string) => sky.timeScales(Date.parse(instant) / 1000).jdTt;
const eclipseOn = (day: string) => {
  const middle = jdTt(`${day}T12:00Z`);
  const [lunation] = lunations(sky, { fromJdTt: middle - 1.5, toJdTt: middle + 1.5 });
  if (!lunation?.eclipse) throw new Error(`no eclipse on ${day}`);
  return lunation.eclipse;
};
const madrid = { latitude: 40.4165, longitude: -3.7026 };
const dallas = { latitude: 32.78, longitude: -96.8 };
const sydney = { latitude: -33.87, longitude: 151.21 };

test.each([
  // Altitudes at the local maximum as almanacs give them, within a degree or two.
  ["2024-04-08", "Dallas", dallas, true, 65],
  ["2024-04-08", "Sydney", sydney, false, null],
  ["2026-08-12", "Madrid, an hour before sunset", madrid, true, 7],
  ["2027-08-02", "Madrid, a deep partial eclipse", madrid, true, 39],
  ["2026-02-17", "Madrid, which no shadow reaches", madrid, false, null],
  // The Moon sets there before the greatest eclipse, already in the umbra.
  ["2025-03-14", "Madrid", madrid, true, 0],
  ["2026-03-03", "Sydney", sydney, true, 33],
  ["2026-03-03", "Madrid, by day", madrid, false, null],
])("the eclipse of %s from %s", (day, _, place, seen, altitude) => {
  const sight = eclipseSight(sky, eclipseOn(day), place);
  expect(sight.seen).toBe(seen);
  if (altitude !== null) expect(Math.abs(sight.altitude - altitude)).toBeLessThanOrEqual(2);
});

test("the Sun returns to its natal longitude once a year, within a tenth of a second", () => {
  const birth = jdTt("1990-06-15T12:30:00Z");
  const natalSunDeg = sky.position("sun", birth).longitudeDeg;
  const returns = solarReturnInstants(sky, natalSunDeg, { fromJdTt: birth + 1, toJdTt: birth + 40 * 365.2422 });
  expect(returns.length).toBe(40);
  for (const at of returns) {
    const { longitudeDeg, speedDegPerDay } = sky.position("sun", at);
    expect((Math.abs(longitudeDeg - natalSunDeg) / speedDegPerDay) * 86400).toBeLessThan(0.001);
  }
});
