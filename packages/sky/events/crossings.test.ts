import { expect, test } from "vitest";
import { timeScales, unixSecondsAt } from "../earth/time-scales.ts";
import { SkyRefusal } from "../refusal.ts";
import type { Body } from "../sky.ts";
import { skyFromDisk } from "../sky-from-disk.ts";
import { type Course, courseOf, type SearchWindow } from "./course.ts";
import { crossings, type Target } from "./crossings.ts";
import { stations } from "./stations.ts";

const sky = skyFromDisk();
const jdTt = (iso: string) => timeScales(Date.parse(iso) / 1000).jdTt;
const between = (from: string, to: string) => ({ fromJdTt: jdTt(from), toJdTt: jdTt(to) });
const years = (from: number, to: number) => between(`${from}-01-01T00:00:00Z`, `${to}-01-01T00:00:00Z`);
const arcseconds = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180) * 3600;
/** Minutes of UTC between a pass and a published time. */
const minutesOff = (jd: number, iso: string) => Math.abs(unixSecondsAt(jd) - Date.parse(iso) / 1000) / 60;

/** Equinoxes and solstices, dynamical time: Meeus, Astronomical Algorithms (1998), table 27.E and example 27.a. */
const seasons = [
  ["1962-06-21T21:24:42Z", 90],
  ["1996-03-20T08:04:07Z", 0],
  ["1996-06-21T02:24:46Z", 90],
  ["1996-09-22T18:01:08Z", 180],
  ["1996-12-21T14:06:56Z", 270],
  ["1999-03-21T01:46:53Z", 0],
  ["1999-06-21T19:50:11Z", 90],
  ["1999-09-23T11:32:34Z", 180],
  ["1999-12-22T07:44:52Z", 270],
] as const;

test("the Sun comes to the equinoxes and solstices within 3 s of the published times", () => {
  for (const [published, longitudeDeg] of seasons) {
    const jd = Date.parse(published) / 86400000 + 2440587.5;
    const [pass] = crossings(courseOf(sky, "sun"), { longitudeDeg }, { fromJdTt: jd - 30, toJdTt: jd + 30 });
    expect(Math.abs((pass?.jdTt ?? 0) - jd) * 86400, published).toBeLessThan(3);
  }
});

test("Saturn came to 300° three times in 2020, the second time retrograde", () => {
  const passes = [...crossings(courseOf(sky, "saturn"), { longitudeDeg: 300 }, years(2020, 2022))];
  // Published ephemerides, to the minute.
  const published = ["2020-03-22T03:58:00Z", "2020-07-01T23:37:00Z", "2020-12-17T05:04:00Z"];
  expect(passes.map(({ direct }) => direct)).toEqual([true, false, true]);
  published.forEach((time, index) => {
    expect(minutesOff(passes[index]?.jdTt ?? 0, time), time).toBeLessThan(1);
  });
});

test("Pluto came to 300° five times from 2023 to 2024", () => {
  const passes = [...crossings(courseOf(sky, "pluto"), { longitudeDeg: 300 }, years(2020, 2030))];
  expect(passes.map(({ direct }) => direct)).toEqual([true, false, true, false, true]);
  expect(passes.map((pass) => new Date(unixSecondsAt(pass.jdTt) * 1000).toISOString().slice(0, 10))).toEqual([
    "2023-03-23",
    "2023-06-11",
    "2024-01-21",
    "2024-09-01",
    "2024-11-19",
  ]);
});

test("Jupiter overtook Saturn on 2020-12-21 at 18:20 UTC, and passed it thrice in 1940–41 and in 1981", () => {
  const [jupiter, saturn] = [courseOf(sky, "jupiter"), courseOf(sky, "saturn")];
  const apart: Course = {
    at: (jd) => {
      const [a, b] = [jupiter.at(jd), saturn.at(jd)];
      return {
        longitudeDeg: (a.longitudeDeg - b.longitudeDeg + 360) % 360,
        speedDegPerDay: a.speedDegPerDay - b.speedDegPerDay,
      };
    },
    bounds: {
      fastestDegPerDay: 0.34,
      slowestDegPerDay: -0.28,
      drift: { fastestDegPerDay: 0.34, slowestDegPerDay: -0.28, swingDeg: 0 },
      stationGapDays: 20,
    },
  };
  const found = [...crossings(apart, { longitudeDeg: 0 }, years(1900, 2100))];
  const byYear = found.map((pass) => new Date(unixSecondsAt(pass.jdTt) * 1000).getUTCFullYear());
  expect(byYear).toEqual([1901, 1921, 1940, 1940, 1941, 1961, 1980, 1981, 1981, 2000, 2020, 2040, 2060, 2080]);
  expect(minutesOff(found[10]?.jdTt ?? 0, "2020-12-21T18:20:00Z")).toBeLessThan(2);
});

test.each(sky.bodies)("at every crossing %s stands on the target within 0.0001″ and goes the way told", (body) => {
  const course = courseOf(sky, body);
  const window = body === "moon" ? years(2001, 2002) : years(1990, 2010);
  const found = [...crossings(course, { longitudeDeg: 17, everyDeg: 30 }, window)];
  expect(found.length).toBeGreaterThan(0);
  let before = window.fromJdTt;
  for (const { jdTt: jd, longitudeDeg, direct } of found) {
    const at = sky.position(body, jd);
    expect(jd).toBeGreaterThan(before);
    expect(longitudeDeg % 30).toBe(17);
    expect(arcseconds(at.longitudeDeg, longitudeDeg)).toBeLessThan(0.0001);
    if (Math.abs(at.speedDegPerDay) > 1e-4) expect(at.speedDegPerDay > 0).toBe(direct);
    before = jd;
  }
});

/** Longitudes day by day and at every station; of the search code, only the stations are used. */
function dailyLongitudes(body: Body, window: SearchWindow): readonly number[] {
  const times = [...stations(courseOf(sky, body), window)].map((station) => station.jdTt);
  for (let jd = window.fromJdTt; jd < window.toJdTt; jd += 1) times.push(jd);
  times.push(window.toJdTt);
  return times.sort((a, b) => a - b).map((jd) => sky.position(body, jd).longitudeDeg);
}

/** How often the longitude changes sides of the target. */
function changesOfSide(longitudes: readonly number[], { longitudeDeg, everyDeg = 360 }: Target): number {
  const sides = longitudes.map((at) => ((at - longitudeDeg + 360 + everyDeg / 2) % everyDeg) - everyDeg / 2);
  return sides.filter((now, index) => {
    const was = sides[index - 1] ?? now;
    return now < 0 !== was < 0 && Math.abs(now - was) < everyDeg / 2;
  }).length;
}

test.each(["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "chiron"] as const)(
  "no crossing of %s is missed, next to its stations neither",
  (body) => {
    const window = years(1992, 2000);
    const course = courseOf(sky, body);
    const longitudes = dailyLongitudes(body, window);
    const count = (target: Target) => [...crossings(course, target, window)].length;
    for (const everyDeg of [30, 180, 360]) {
      const target = { longitudeDeg: 123.4, everyDeg };
      expect(count(target), `every ${everyDeg}°`).toBe(changesOfSide(longitudes, target));
    }
    for (const { longitudeDeg, turns } of [...stations(course, window)].slice(1, 5)) {
      // A millionth of a degree inside the turning point it is crossed there and back; outside, it is never reached.
      const inside = turns === "retrograde" ? -1e-6 : 1e-6;
      const within = { longitudeDeg: longitudeDeg + inside };
      expect(count(within)).toBe(changesOfSide(longitudes, within));
      expect(count({ longitudeDeg: longitudeDeg - inside })).toBe(count(within) - 2);
    }
  },
);

test("the true node, which wavers, is not missed either", () => {
  const window = years(1996, 1999);
  const longitudes = dailyLongitudes("trueNode", window);
  for (const longitudeDeg of [11.3, 14, 15, 17.5]) {
    const target = { longitudeDeg, everyDeg: 30 };
    const found = [...crossings(courseOf(sky, "trueNode"), target, window)];
    expect(found).toHaveLength(changesOfSide(longitudes, target));
  }
});

test("a window that ends before it begins holds nothing", () => {
  expect([...crossings(courseOf(sky, "sun"), { longitudeDeg: 0 }, years(2001, 2000))]).toEqual([]);
});

test("a window or a target that is no number is refused", () => {
  const search = (longitudeDeg: number, toJdTt: number) => () => [
    ...crossings(courseOf(sky, "mars"), { longitudeDeg }, { fromJdTt: 2451545, toJdTt }),
  ];
  expect(search(Number.NaN, 2451600)).toThrow(SkyRefusal);
  expect(search(10, Number.POSITIVE_INFINITY)).toThrow(SkyRefusal);
  expect(search(10, 3000000)).toThrow(SkyRefusal);
  const nowhere = crossings(courseOf(sky, "mars"), { longitudeDeg: 0, everyDeg: 0 }, years(2000, 2001));
  expect(() => [...nowhere]).toThrow(SkyRefusal);
});
