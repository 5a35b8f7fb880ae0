import { expect, test } from "vitest";
import { SkyRefusal } from "../refusal.ts";
import { timeSpan } from "./delta-t.ts";
import { timeScales, unixSecondsAt } from "./time-scales.ts";

const unix = (iso: string) => Date.parse(iso) / 1000;
const ttMinusCivil = (iso: string) => {
  const { jdTt } = timeScales(unix(iso));
  return (jdTt - 2440587.5) * 86400 - unix(iso);
};

test("from 1972 TT is UTC with its leap seconds and 32.184 s", () => {
  expect(ttMinusCivil("1972-01-01T00:00:00Z")).toBeCloseTo(42.184, 3);
  expect(ttMinusCivil("1972-06-30T23:59:59Z")).toBeCloseTo(42.184, 3);
  expect(ttMinusCivil("1972-07-01T00:00:00Z")).toBeCloseTo(43.184, 3);
  expect(ttMinusCivil("1998-12-31T23:59:59Z")).toBeCloseTo(63.184, 3);
  expect(ttMinusCivil("1999-01-01T00:00:00Z")).toBeCloseTo(64.184, 3);
  expect(ttMinusCivil("2016-12-31T23:59:59Z")).toBeCloseTo(68.184, 3);
  expect(ttMinusCivil("2026-01-01T00:00:00Z")).toBeCloseTo(69.184, 3);
});

test("before 1972 civil time is UT1", () => {
  const scales = timeScales(unix("1971-12-31T23:59:59Z"));
  expect(scales.jdUt1).toBeCloseTo(2440587.5 + unix("1971-12-31T23:59:59Z") / 86400, 9);
  expect(scales.ut1).toEqual([2441316.5, 86399 / 86400]);
  expect((scales.jdTt - scales.jdUt1) * 86400).toBeCloseTo(scales.deltaTSeconds, 4);
});

test("UT1 never strays 0.9 s from UTC while leap seconds hold it", () => {
  for (let year = 1972; year <= 2026; year += 0.1) {
    const instant = unix("1972-01-01T00:00:00Z") + (year - 1972) * 31557600;
    const { jdUt1 } = timeScales(instant);
    expect(Math.abs((jdUt1 - 2440587.5) * 86400 - instant), String(year)).toBeLessThan(0.9);
  }
});

test("UT1 is a midnight and a fraction of a day, and loses nothing", () => {
  for (const iso of [
    "1900-01-01T00:00:00Z",
    "1985-03-03T00:00:00Z",
    "2016-12-31T23:59:59.9Z",
    "2119-12-31T23:59:59Z",
  ]) {
    const { ut1, jdUt1, deltaTSeconds } = timeScales(unix(iso));
    const [day, fraction] = ut1;
    expect(day % 1).toBe(0.5);
    expect(fraction).toBeGreaterThanOrEqual(0);
    expect(fraction).toBeLessThan(1);
    expect(day + fraction).toBe(jdUt1);
    const ut1Seconds = (day - 2440587.5) * 86400 + fraction * 86400;
    const expected =
      unix(iso) < 63072000 ? unix(iso) : unix(iso) + Math.round(ttMinusCivil(iso) - 0.184) + 0.184 - deltaTSeconds;
    expect(ut1Seconds).toBeCloseTo(expected, 5);
  }
});

test("where UT1 is past midnight it has the next day, with a fraction below 1", () => {
  // After the leap second of 2017 UT1 was ahead of UTC by 0.59 s: IERS.
  const [day, fraction] = timeScales(unix("2017-01-01T23:59:59.9Z")).ut1;
  expect(day).toBe(timeScales(unix("2017-01-02T12:00:00Z")).ut1[0]);
  expect(fraction * 86400).toBeCloseTo(0.9 + 0.59 - 1, 2);
  // What is left to midnight is lost in a number near 86400: it is midnight.
  expect(timeScales(-1e-20).ut1).toEqual([2440587.5, 0]);
});

test("the way back from TT meets the clock within 0.1 ms", () => {
  for (let instant = unix("1900-01-01T00:00:00Z"); instant < unix("2120-01-01T00:00:00Z"); instant += 3456789.1) {
    expect(Math.abs(unixSecondsAt(timeScales(instant).jdTt) - instant)).toBeLessThan(1e-4);
  }
  for (const iso of [
    // Still UT1, from which UTC stood 0.05 s apart when it began.
    "1971-12-31T23:59:30Z",
    "1972-01-01T00:00:00Z",
    "1972-06-30T23:59:59Z",
    "1972-07-01T00:00:00Z",
    "2017-01-01T00:00:00Z",
  ]) {
    expect(Math.abs(unixSecondsAt(timeScales(unix(iso)).jdTt) - unix(iso)), iso).toBeLessThan(1e-4);
  }
});

test("what is no number or lies outside 1900-01-01 to 2120-01-01 is refused", () => {
  const refusal = (instant: number) => {
    try {
      return String(timeScales(instant).jdTt);
    } catch (error) {
      return error instanceof SkyRefusal ? error.reason : "another error";
    }
  };
  expect([Number.NaN, Number.POSITIVE_INFINITY].map(refusal)).toEqual(["not-a-number", "not-a-number"]);
  expect(refusal(unix("1899-12-19T23:59:00Z"))).toBe("out-of-range");
  expect(refusal(unix("2120-01-01T00:01:00Z"))).toBe("out-of-range");
  expect(timeScales(unix("1899-12-20T00:00:00Z")).jdUt1).toBe(timeSpan.firstJd);
  expect(timeScales(unix("2120-01-01T00:00:00Z")).jdUt1).toBeCloseTo(timeSpan.lastJd, 2);
});
