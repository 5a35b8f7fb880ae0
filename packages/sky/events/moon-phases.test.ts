import { expect, test } from "vitest";
import { skyFromDisk } from "../sky-from-disk.ts";
import { moonFromSun } from "./course.ts";
import { crossings } from "./crossings.ts";
import { moonPhases } from "./moon-phases.ts";

const sky = skyFromDisk();
const jdOf = (iso: string) => Date.parse(iso) / 86400000 + 2440587.5;

/**
 * Dynamical time. Meeus, Astronomical Algorithms (1998), examples 49.a and 49.b; ecliptic conjunction of the 2017 solar
 * eclipse: Espenak, NASA.
 */
const published = [
  ["1977-02-18T03:37:42Z", "new"],
  ["2044-01-21T23:48:17Z", "last-quarter"],
  ["2017-08-21T18:31:19Z", "new"],
] as const;

test("new moons and quarters fall within 5 s of published times", () => {
  for (const [time, phase] of published) {
    const [found] = moonPhases(sky, { fromJdTt: jdOf(time) - 2, toJdTt: jdOf(time) + 2 });
    expect(found?.phase).toBe(phase);
    expect(Math.abs((found?.jdTt ?? 0) - jdOf(time)) * 86400, time).toBeLessThan(5);
  }
});

/** New and full moons at eclipses, UTC to the minute: United States Naval Observatory. */
const eclipses = [
  ["1999-08-11T11:08:00Z", "new"],
  ["2018-07-27T20:20:00Z", "full"],
  ["2019-01-21T05:16:00Z", "full"],
  ["2022-11-08T11:02:00Z", "full"],
  ["2024-04-08T18:21:00Z", "new"],
] as const;

test("new and full moons of eclipses fall on the published minute", () => {
  for (const [time, phase] of eclipses) {
    const { jdTt } = sky.timeScales(Date.parse(time) / 1000);
    const [found] = moonPhases(sky, { fromJdTt: jdTt - 2, toJdTt: jdTt + 2 });
    expect(found?.phase).toBe(phase);
    expect(Math.abs((found?.jdTt ?? 0) - jdTt) * 1440, time).toBeLessThan(1);
  }
});

test("phases follow each other for forty years without a gap", () => {
  const order = ["new", "first-quarter", "full", "last-quarter"];
  const window = { fromJdTt: 2415020.5, toJdTt: 2415020.5 + 14610 };
  const found = [...moonPhases(sky, window)];
  // 14 610 days, 29.530589 days per month, four phases each.
  expect(Math.abs(found.length - (4 * 14610) / 29.530589)).toBeLessThan(1);
  found.forEach(({ phase, jdTt }, index) => {
    const before = found[index - 1];
    if (before === undefined) return;
    expect(phase).toBe(order[(order.indexOf(before.phase) + 1) % 4]);
    expect(Math.abs(jdTt - before.jdTt - 7.38)).toBeLessThan(1);
  });
});

test("any other elongation is found as well", () => {
  const elongation = moonFromSun(sky);
  const [found] = crossings(elongation, { longitudeDeg: 137.25 }, { fromJdTt: 2451545, toJdTt: 2451580 });
  expect(elongation.at(found?.jdTt ?? 0).longitudeDeg).toBeCloseTo(137.25, 7);
});
