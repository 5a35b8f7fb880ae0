import { expect, test } from "vitest";
import { deltaT } from "./delta-t.ts";
import frames from "./golden/frames.json" with { type: "json" };
import { timeScales } from "./time-scales.ts";

const unix = (iso: string) => Date.parse(iso) / 1000;
const ttMinusCivil = (iso: string) => {
  const { jdTt } = timeScales(unix(iso));
  return (jdTt - 2440587.5) * 86400 - unix(iso);
};

test("from 1972 TT is UTC with its leap seconds and 32.184 s", () => {
  expect(ttMinusCivil("1972-01-01T00:00:00Z")).toBeCloseTo(42.184, 3);
  expect(ttMinusCivil("1998-12-31T23:59:59Z")).toBeCloseTo(63.184, 3);
  expect(ttMinusCivil("1999-01-01T00:00:00Z")).toBeCloseTo(64.184, 3);
  expect(ttMinusCivil("2026-01-01T00:00:00Z")).toBeCloseTo(69.184, 3);
});

test("before 1972 civil time is UT1", () => {
  const scales = timeScales(unix("1971-12-31T23:59:59Z"));
  expect(scales.jdUt1).toBeCloseTo(2440587.5 + unix("1971-12-31T23:59:59Z") / 86400, 9);
  expect((scales.jdTt - scales.jdUt1) * 86400).toBeCloseTo(scales.deltaTSeconds, 4);
});

test("UT1 never strays 0.9 s from UTC while leap seconds hold it", () => {
  for (let year = 1972; year <= 2026; year += 0.1) {
    const instant = unix("1972-01-01T00:00:00Z") + (year - 1972) * 31557600;
    const { jdUt1 } = timeScales(instant);
    expect(Math.abs((jdUt1 - 2440587.5) * 86400 - instant), String(year)).toBeLessThan(0.9);
  }
});

test("TT − UT1 keeps to the golden table: 0.02 s to the last measurement", () => {
  const lastMeasuredJd = 2461224;
  for (const { ut1, deltaT: golden } of frames.rows) {
    const jd = ut1.reduce((total, part) => total + part, 0);
    if (jd < lastMeasuredJd) expect(Math.abs(deltaT(jd).seconds - golden), String(jd)).toBeLessThan(0.02);
  }
});

test("TT − UT1 runs without a jump through its sources, and each is named", () => {
  let worst = 0;
  for (let jd = 2415020; jd < 2488000; jd += 1) {
    worst = Math.max(worst, Math.abs(deltaT(jd + 1).seconds - deltaT(jd).seconds));
  }
  // The yearly and the quarterly grid meet in 1962 within 0.05 s; in an ordinary day it moves by 0.004 s.
  expect(worst).toBeLessThan(0.06);
  expect(deltaT(2420000).source).toContain("Almanac");
  expect(deltaT(2450000).source).toContain("IERS");
  expect(deltaT(2470000).source).toContain("predicted");
});
