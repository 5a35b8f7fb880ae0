import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Body } from "@cosmic/sky/sky";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import {
  goldenLunations,
  goldenPasses,
  goldenProgressions,
  goldenReturns,
  goldenStations,
} from "../../golden-dates/golden-dates.ts";
import {
  lunationSeconds,
  passErrors,
  progressionSeconds,
  returnSeconds,
  skySearch,
  stationErrors,
  tableSearch,
} from "./date-errors.ts";
import { promisedDates, stationSeconds } from "./date-promises.ts";
import { eclipseDifferences } from "./eclipse-differences.ts";
import { phaseYears } from "./phase-differences.ts";
import { swissReturnDifferences } from "./swiss-differences.ts";
import { halfwayDifferences } from "./swiss-halfway.ts";

const sky = skyFromDisk();
const promisedArc = (body: Body) =>
  body === "chiron" || body === "trueNode" ? promisedDates.derivedArc : promisedDates.arc;

const searches = { "by the ephemeris": skySearch(sky), "by the tables of the year's stories": tableSearch(sky) };

test.each(Object.entries(searches))(
  "every pass is found %s, and no other; there the body stands on its target",
  (_, search) => {
    const windows = passErrors(search, goldenPasses());
    expect(windows.filter(({ same }) => !same).map(({ golden }) => golden)).toEqual([]);
    const passes = windows.flatMap(({ golden, passes }) => passes.map(({ arc }) => ({ body: golden.body, arc })));
    expect(passes.length).toBeGreaterThanOrEqual(600);
    expect(passes.filter(({ body, arc }) => arc > promisedArc(body))).toEqual([]);
  },
);

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

test("eclipses of 1990 to 2060 have the dates and types of NASA's catalogs, and there are no others", () => {
  const { sun, moon, penumbral, missed, added, sunSeconds, moonSeconds } = eclipseDifferences(sky);
  expect([sun, moon, penumbral]).toEqual([158, 101, 61]);
  expect(missed).toEqual([]);
  expect(added).toEqual([]);
  // The catalog's greatest eclipse of the Sun is that of the shadow's axis, not of the least separation.
  expect(sunSeconds).toBeLessThan(15);
  expect(moonSeconds).toBeLessThan(2);
});

test("40 skies halfway between two births are those of Swiss Ephemeris, astride the date line too", () => {
  const halfway = halfwayDifferences({ sky, timeZones: timeZonesFrom(zoneHistory) });
  expect(halfway.charts).toBe(40);
  // The chart is of a whole second; a place is given to five decimals.
  expect(halfway.seconds).toBeLessThanOrEqual(0.501);
  expect(halfway.placeDeg).toBeLessThan(1e-5);
  expect(halfway.houses).toBeLessThan(promisedDates.arc);
  // Between DE440 and DE431, as other births have it; of the Moon and the Ascendant half a second more.
  expect(halfway.planets).toBeLessThan(0.1);
  expect(halfway.moon).toBeLessThan(0.4);
  expect(halfway.ascendant).toBeLessThan(15);
});

test("40 returns of the Sun are those of Swiss Ephemeris", () => {
  const returns = swissReturnDifferences(sky);
  expect(returns.charts).toBe(40);
  expect(returns.seconds).toBeLessThan(promisedDates.moonSeconds);
  expect(returns.houses).toBeLessThan(promisedDates.arc);
  // 0.1 s of the Earth's turning are 1.5″ of sidereal time.
  expect(returns.ascendant).toBeLessThan(2);
});
