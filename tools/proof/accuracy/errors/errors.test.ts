import { timeScales } from "@cosmic/sky/earth/time-scales";
import { bodies, type Position, type Sky } from "@cosmic/sky/sky";
import { J2000 } from "@cosmic/sky/units";
import { expect, test } from "vitest";
import type { GoldenPlace } from "../../golden-sky/golden-set.ts";
import { displayedMinutes } from "./displayed-minutes.ts";
import { arcsecondsBetween, bodyErrors, placeErrors, spreadOf } from "./errors.ts";

/** A sky where everything is at one longitude. */
function still(longitudeDeg: number): Sky {
  const place: Position = { longitudeDeg, latitudeDeg: 0, distanceAu: 1, speedDegPerDay: 0 };
  return {
    engine: "still",
    bodies,
    span: { firstJdTt: 2415020.5, lastJdTt: 2488069.5 },
    timeScales,
    position: () => place,
    frame: () => ({ obliquityDeg: 23.4, siderealTimeDeg: 0 }),
  };
}

const golden = (longitudeDeg: number): GoldenPlace => ({
  body: "sun",
  jdTt: J2000,
  longitudeDeg,
  latitudeDeg: 0,
  behindSun: false,
});

test("a distance between longitudes takes the short way over 0°", () => {
  expect(arcsecondsBetween(359.999, 0.001)).toBeCloseTo(7.2, 6);
  expect(arcsecondsBetween(0.001, 359.999)).toBeCloseTo(7.2, 6);
  expect(arcsecondsBetween(10, 190)).toBe(180 * 3600);
});

test("a spread is worst, nearest rank of 99 % and median, and nothing at all of nothing", () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(spreadOf(values)).toEqual({ count: 200, max: 200, p99: 198, median: 100 });
  expect(spreadOf([])).toBeNull();
});

test("an error is counted for its body, and a place behind the Sun stands apart", () => {
  const sky = still(100);
  const places = [golden(100.001), { ...golden(101), behindSun: true }];
  const [sun, ...others] = bodyErrors(sky, placeErrors(sky, places));
  expect(others).toEqual([]);
  expect(sun?.longitude.max).toBeCloseTo(3.6, 6);
  expect(sun?.behindSun?.max).toBeCloseTo(3600, 6);
});

test("a wrong minute counts when the true place stands clear of the edge, and is told apart when it does not", () => {
  const clear = golden(100 + 0.5 / 60);
  const near = golden(100 + 0.005 / 3600);
  expect(displayedMinutes(still(100.0001), [clear, near])).toEqual({ placements: 2, wrong: 0, near: 1, nearWrong: 0 });
  expect(displayedMinutes(still(99.9999), [clear, near])).toEqual({ placements: 2, wrong: 1, near: 1, nearWrong: 1 });
});

test("points that a chart prints without a place of their own do not count", () => {
  expect(displayedMinutes(still(0), [{ ...golden(0.5), body: "meanNode" }]).placements).toBe(0);
});
