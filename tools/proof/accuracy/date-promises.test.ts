import { housesOver } from "@cosmic/chart/horizon/houses";
import { anglesOver } from "@cosmic/sky/angles";
import type { Body } from "@cosmic/sky/sky";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import {
  goldenLunations,
  goldenPasses,
  goldenProgressions,
  goldenReturns,
  goldenStations,
} from "../golden-dates/golden-dates.ts";
import { type SwissHouses, swissHalfways, swissReturns } from "../golden-dates/published-dates.ts";
import {
  lunationSeconds,
  passErrors,
  progressionSeconds,
  returnSeconds,
  skySearch,
  stationErrors,
} from "./date-errors.ts";
import { promisedDates, stationSeconds } from "./date-promises.ts";
import { arcsecondsBetween } from "./errors.ts";
import { phaseYears } from "./phase-differences.ts";

const sky = skyFromDisk();
const promisedArc = (body: Body) =>
  body === "chiron" || body === "trueNode" ? promisedDates.derivedArc : promisedDates.arc;

test("every pass is found, in its direction and no other, and there the body stands on its target", () => {
  const windows = passErrors(skySearch(sky), goldenPasses());
  expect(windows.filter(({ same }) => !same).map(({ golden }) => golden)).toEqual([]);
  const passes = windows.flatMap(({ golden, passes }) => passes.map(({ arc }) => ({ body: golden.body, arc })));
  expect(passes.length).toBeGreaterThanOrEqual(600);
  expect(passes.filter(({ body, arc }) => arc > promisedArc(body))).toEqual([]);
});

test("every station is found, within the seconds of its planet and within 0.005″", () => {
  const errors = stationErrors(sky, goldenStations());
  expect(errors).toHaveLength(goldenStations().length);
  for (const { golden, seconds, arc } of errors) {
    expect([golden, seconds <= (stationSeconds[golden.body] ?? 0)]).toEqual([golden, true]);
    expect([golden, arc <= promisedDates.arc]).toEqual([golden, true]);
  }
});

test("new and full moons and the Sun's returns are within 0.1 s, the progressed Moon's changes within 10 s", () => {
  const lunations = lunationSeconds(sky);
  const returns = returnSeconds(sky, goldenReturns());
  const changes = progressionSeconds(sky, goldenProgressions());
  const counts = [goldenLunations().length, goldenReturns().length, goldenProgressions().length];
  expect([lunations.length, returns.length, changes.length]).toEqual(counts);
  expect(Math.max(...lunations, ...returns)).toBeLessThan(promisedDates.moonSeconds);
  expect(Math.max(...changes)).toBeLessThan(promisedDates.progressedSeconds);
});

test("phases of the Moon are those of the U.S. Naval Observatory to the minute", () => {
  const years = phaseYears(sky);
  expect(years.reduce((sum, { phases }) => sum + phases, 0)).toBe(346);
  for (const { year, laterSeconds, restSeconds } of years) {
    // What is printed is rounded to the minute. In years ahead of the list its forecast of the Earth's turning counts too.
    expect([year, restSeconds < 30.5]).toEqual([year, true]);
    expect([year, Math.abs(laterSeconds) < (year <= 2000 ? 3 : 30)]).toEqual([year, true]);
  }
});

/** Largest difference of angles and of the four cusps between, for the same sidereal time, arc-seconds. */
function houseError(
  { meridianDeg, obliquityDeg, ascendantDeg, midheavenDeg, cusps }: SwissHouses,
  latitudeDeg: number,
) {
  const over = { meridianDeg, obliquityDeg, latitudeDeg };
  const angles = anglesOver(over);
  const own = housesOver(over, angles).cusps;
  const [eleventh = 0, twelfth = 0, second = 0, third = 0] = cusps;
  const golden = [ascendantDeg, second, third, midheavenDeg + 180, eleventh + 180, twelfth + 180];
  const all = [...golden, ...golden.map((cusp) => cusp + 180)];
  return Math.max(
    arcsecondsBetween(angles.midheavenDeg, midheavenDeg),
    ...all.map((cusp, index) => arcsecondsBetween(own[index] ?? Number.NaN, cusp)),
  );
}

test("houses of 40 halfway skies and 40 returns are those of Swiss Ephemeris for the same sidereal time", () => {
  for (const { houses, halfway } of swissHalfways())
    expect(houseError(houses, halfway.latitude)).toBeLessThan(promisedDates.arc);
  for (const { houses, birth } of swissReturns())
    expect(houseError(houses, birth.latitude)).toBeLessThan(promisedDates.arc);
});
