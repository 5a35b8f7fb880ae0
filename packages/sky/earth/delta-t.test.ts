import { expect, test } from "vitest";
import frames from "../golden/frames.json" with { type: "json" };
import { SkyRefusal } from "../refusal.ts";
import { deltaT, timeSpan } from "./delta-t.ts";
import { rotationSpan } from "./earth-rotation.ts";

/**
 * UT1 − UTC, seconds, and TAI − UTC on single days the four-day table does not have: IERS EOP 20 C04. Modified Julian
 * days in 1967, 1975, 1984, 1990, 1998, 2005, 2016 and 2024.
 */
const days = [
  [39607, 0.0081687, 5.559922],
  [42615, 0.1620271, 14],
  [45931, 0.05617, 22],
  [48215, -0.2914708, 25],
  [51123, -0.2131297, 31],
  [53687, -0.6344472, 32],
  [57722, -0.3684782, 36],
  [60388, -0.0090764, 37],
] as const;

test("measured days are met within 1.2 ms", () => {
  for (const [mjd, ut1MinusUtc, taiMinusUtc] of days) {
    const expected = 32.184 + taiMinusUtc - ut1MinusUtc;
    expect(Math.abs(deltaT(mjd + 2400000.5).seconds - expected), String(mjd)).toBeLessThan(0.0012);
  }
});

test("TT − UT1 keeps to the golden table within 0.02 s as long as it is measured", () => {
  for (const { ut1, deltaT: golden } of frames.rows) {
    const jd = ut1.reduce((total, part) => total + part, 0);
    if (jd >= rotationSpan.lastMeasuredJd) continue;
    expect(Math.abs(deltaT(jd).seconds - golden), String(jd)).toBeLessThan(0.02);
  }
});

test("TT − UT1 runs without a jump through its sources, and each is named", () => {
  const sources = new Set<string>();
  let worst = 0;
  for (let jd: number = timeSpan.firstJd; jd < timeSpan.lastJd; jd += 1) {
    worst = Math.max(worst, Math.abs(deltaT(jd + 1).seconds - deltaT(jd).seconds));
    sources.add(deltaT(jd).source);
  }
  // In 1973 the day was 0.004 s longer than 86 400 s.
  expect(worst).toBeLessThan(0.0045);
  expect([...sources]).toEqual([
    "observed, Stephenson, Morrison & Hohenkerk 2016, revised 2020",
    "observed, Astronomical Almanac",
    "measured, IERS",
    "predicted, IERS Bulletin A",
    "predicted from the last value of IERS Bulletin A",
  ]);
});

test("at the joints of the sources the step is under a tenth of a millisecond", () => {
  for (const joint of [2432552, rotationSpan.firstJd, rotationSpan.lastJd]) {
    expect(Math.abs(deltaT(joint + 1e-6).seconds - deltaT(joint - 1e-6).seconds)).toBeLessThan(1e-4);
  }
});

test("the uncertainty is the source's: large before 1948, milliseconds while measured, growing after", () => {
  const uncertainty = (year: number) => deltaT(2451545 + (year - 2000) * 365.25).uncertaintySeconds;
  expect(uncertainty(1905)).toBe(1.2);
  expect(uncertainty(1935)).toBe(0.5);
  expect(uncertainty(1955)).toBe(0.05);
  expect(uncertainty(1970)).toBe(0.0025);
  expect(uncertainty(2010)).toBe(0.0012);
  const later = [2027, 2030, 2050, 2075, 2100, 2119].map(uncertainty);
  expect(later).toEqual([...later].sort((a, b) => a - b));
  expect(uncertainty(2050)).toBeGreaterThan(5);
  expect(uncertainty(2100)).toBeLessThan(35);
});

test("after the last value the prediction follows the published parabola", () => {
  expect(deltaT(2469807.5).seconds).toBeCloseTo(71, 0);
  expect(Math.abs(deltaT(2488069.5).seconds - 87)).toBeLessThan(1);
});

test("what is no number or lies outside 1900 to 2119 is refused", () => {
  const refusal = (jd: number) => {
    try {
      return String(deltaT(jd).seconds);
    } catch (error) {
      return error instanceof SkyRefusal ? error.reason : "another error";
    }
  };
  expect([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(refusal)).toEqual(
    Array(3).fill("not-a-number"),
  );
  expect([0, timeSpan.firstJd - 1, timeSpan.lastJd + 1].map(refusal)).toEqual(Array(3).fill("out-of-range"));
});
