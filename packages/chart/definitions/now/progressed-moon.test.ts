import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Body } from "@cosmic/sky/sky";
import { expect, test } from "vitest";
import { type BirthSky, birthSky } from "../../birth-sky.ts";
import { type AspectEnd, type Planet, planets } from "../../names.ts";
import type { NowStay } from "../../now/now-shape.ts";
import { nowProgressedMoon } from "../../now/progressed-moon.ts";
import { required } from "../../required.ts";
import { evenSky } from "../../testing/even-sky.ts";

// Secondary progressions: a day for a year of 365.2422 days. In these skies the Moon moves 12° a day, the Sun 1°, so that
// the progressed Moon moves 12° a year.

const born = "2000-01-01T12:00:00Z";
const yearDays = 365.2422;
const timeZones = timeZonesFrom(zoneHistory);

/** A birth at noon of 1 January 2000, with its Moon and Sun at the given longitudes. */
function birthWith(atDeg: Partial<Record<Body, number>>, time: string | null = "12:00"): BirthSky {
  const found = birthSky(
    { date: "2000-01-01", time, latitude: 0, longitude: 0, zone: "UTC" },
    { sky: evenSky(born, atDeg), timeZones },
  );
  if (!found.ok) throw new Error(found.problem.message);
  return found.at;
}

const noonJdTt = birthWith({}).scales.jdTt;
/** The chart's progressed Moon so many years after noon of its birth, the window a year either way. */
function moonAt(years: number, birth: BirthSky, natal: Partial<Parameters<typeof nowProgressedMoon>[2]> = {}) {
  const asOfJdTt = noonJdTt + years * yearDays;
  const period = { fromJdTt: asOfJdTt - yearDays, toJdTt: asOfJdTt + yearDays };
  return nowProgressedMoon({ period, asOfJdTt }, birth, { points: [], chartRuler: null, ...natal });
}

/** Years of life, to about five minutes, at both ends of a stretch. */
const yearsOf = ({ from, to }: { from: string; to: string }) =>
  [from, to].map((at) => Number(((Date.parse(at) - Date.parse(born)) / 86_400_000 / yearDays).toFixed(5)));
const stay = <Value>(found: NowStay<Value> | null) => {
  const { is, next, since, until } = required(found, "a stay");
  return { is, next, since: since && yearsOf(since), until: yearsOf(until) };
};
/** A stretch of no length. */
const at = (years: number) => [years, years].map((each) => Number(each.toFixed(5)));

test.each([
  [0.5, "Aries", "Taurus", null, 25 / 12],
  [2, "Aries", "Taurus", null, 25 / 12],
  [2.1, "Taurus", "Gemini", 25 / 12, 55 / 12],
  [4.5, "Taurus", "Gemini", 25 / 12, 55 / 12],
  // 355° to 360°, then Aries again.
  [29, "Pisces", "Aries", 325 / 12, 355 / 12],
  [30, "Aries", "Taurus", 355 / 12, 385 / 12],
] as const)("with a natal Moon at 5° Aries, at %d years it is in %s, then %s", (years, is, next, since, until) => {
  expect(stay(moonAt(years, birthWith({ moon: 5 })).sign)).toEqual({
    ...{ is, next },
    since: since === null ? null : at(since),
    until: at(until),
  });
});

test.each([
  [1, "new-moon", "waxing-crescent", null, 30 / 11],
  [3, "waxing-crescent", "first-quarter", 30 / 11, 75 / 11],
  [15, "full-moon", "waning-gibbous", 165 / 11, 210 / 11],
  [31, "waning-crescent", "new-moon", 300 / 11, 345 / 11],
  [32, "new-moon", "waxing-crescent", 345 / 11, 390 / 11],
] as const)(
  "with a Moon 15° past the Sun, gaining 11° a year, at %d years it is %s, then %s",
  (years, is, next, since, until) => {
    expect(stay(moonAt(years, birthWith({ moon: 5, sun: 350 })).phase)).toEqual({
      ...{ is, next },
      since: since === null ? null : at(since),
      until: at(until),
    });
  },
);

const cusps = [20, 50, 75, 100, 130, 170, 200, 230, 255, 280, 310, 350];

test.each([
  // The twelfth house runs from 350° through 0° to 20°.
  [0.25, 12, 1, null, 15 / 12],
  [2, 1, 2, 15 / 12, 45 / 12],
  [3.8, 2, 3, 45 / 12, 70 / 12],
  [15.8, 6, 7, 165 / 12, 195 / 12],
  [17, 7, 8, 195 / 12, 225 / 12],
  [29, 12, 1, 345 / 12, 375 / 12],
] as const)("at %d years it is in house %d, then %d", (years, is, next, since, until) => {
  const birth = birthWith({ moon: 5 });
  const timed = required(birth.timed, "the houses");
  const housed = { ...birth, timed: { ...timed, houses: { ...timed.houses, cusps } } };
  expect(stay(moonAt(years, housed).house)).toEqual({
    ...{ is, next },
    since: since === null ? null : at(since),
    until: at(until),
  });
});

test("at the very moment of a change it is on one side of it", () => {
  // 24° before the next sign: two years. A second of life is less than a tenth of a second of progression.
  const birth = birthWith({ moon: 6 });
  const second = 1 / 86_400 / yearDays;
  expect(stay(moonAt(2 - second, birth).sign)).toEqual({ is: "Aries", next: "Taurus", since: null, until: at(2) });
  expect(stay(moonAt(2 + second, birth).sign)).toEqual({ is: "Taurus", next: "Gemini", since: at(2), until: at(4.5) });
});

const met = (chartRuler: Planet | null) => {
  const birth = birthWith({ moon: 5 });
  const ends: readonly AspectEnd[] = [...planets, "ascendant", "midheaven"];
  // All at 41°, which it reaches at three years.
  const points = ends.map((point) => ({ point, longitudeDeg: 41, behindDeg: 0, aheadDeg: 0, shifted: null }));
  return moonAt(3, birth, { points, chartRuler }).meetings;
};

test("it meets natal Sun, Moon, Ascendant, Midheaven and the chart's ruler, and no other", () => {
  expect(met(null).map(({ point }) => point)).toEqual(["sun", "moon", "ascendant", "midheaven"]);
  expect(met("mars").map(({ point }) => point)).toEqual(["sun", "moon", "mars", "ascendant", "midheaven"]);
  expect(met("moon").map(({ point }) => point)).toEqual(["sun", "moon", "ascendant", "midheaven"]);
  for (const { aspect, angle, at: instant } of met("mars")) {
    expect([aspect, angle]).toEqual(["conjunction", 0]);
    expect(yearsOf({ from: instant, to: instant })).toEqual(at(3));
  }
});

test("its changes are those of the window", () => {
  // From two to four years: 29° to 53°, into Taurus at 25/12; 13° to 37° from the Sun: no phase begins.
  const { changes } = moonAt(3, birthWith({ moon: 5, sun: 14 }));
  const told = changes
    .filter(({ kind }) => kind !== "house")
    .map((change) => ({ kind: change.kind, becomes: change.becomes }));
  expect(told).toEqual([{ kind: "sign", becomes: "Taurus" }]);
});

/** Half a day either way of noon: the Moon 6° behind or ahead; a year is a year from each. */
const halfDay = 0.5 / yearDays;

test("without a birth time it has its sign where both ends of the day agree, and neither house nor phase", () => {
  const birth = birthWith({ moon: 15 }, null);
  // Born at 0:00 the Moon is at 9°, at 24:00 at 21°: both in Aries until the later birth's leaves it.
  expect(moonAt(0.5, birth)).toMatchObject({ house: null, phase: null, meetings: [] });
  expect(stay(moonAt(0.5, birth).sign)).toEqual({
    ...{ is: "Aries", next: "Taurus", since: null },
    until: [9 / 12 + halfDay, 21 / 12 - halfDay].map((years) => Number(years.toFixed(5))),
  });
  expect(moonAt(1, birth).sign).toBeNull();
  expect(moonAt(1.5, birth).sign).toBeNull();
  expect(stay(moonAt(2, birth).sign)).toEqual({
    ...{ is: "Taurus", next: "Gemini" },
    since: [9 / 12 + halfDay, 21 / 12 - halfDay].map((years) => Number(years.toFixed(5))),
    until: [39 / 12 + halfDay, 51 / 12 - halfDay].map((years) => Number(years.toFixed(5))),
  });
});

test("without a birth time it has stood in its sign since birth where it did for one end of the day", () => {
  // From 24° to 36°: born at 24:00 it was in Taurus already.
  const { since } = required(moonAt(1, birthWith({ moon: 30 }, null)).sign, "the sign");
  expect(since).toBeNull();
});
