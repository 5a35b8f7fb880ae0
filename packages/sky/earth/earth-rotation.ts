import { daysPerJulianYear, J2000 } from "../units.ts";
import { fourPoint, unpackSeries } from "./delta-t-interpolation.ts";
import {
  almanacFirstYear,
  almanacSeconds,
  rotationDays,
  rotationSeries,
  splineGapSeconds,
  splinePieces,
} from "./earth-rotation-table.ts";

/** Julian day at which modified Julian days start. */
const mjdEpoch = 2400000.5;
/** Year from which the spline rests on enough observations; the table gives one gap before it and one after. */
const splineBetterFromYear = 1920;

const days = unpackSeries(rotationSeries, rotationDays.unitsPerSecond);

/** Julian days of the table: first day, last measured day, last day (predicted by the IERS). */
export const rotationSpan = {
  firstJd: mjdEpoch + rotationDays.firstMjd,
  lastMeasuredJd: mjdEpoch + rotationDays.lastMeasuredMjd,
  lastJd: mjdEpoch + rotationDays.firstMjd + (days.length - 1) * rotationDays.stepDays,
} as const;

/** TT − UT1, seconds, at the end of the table. */
export const lastRotationSeconds = days[days.length - 1] ?? 0;

/** Julian day, 1948.0, from which the Almanac's yearly values are used. */
export const almanacFirstJd = J2000 + (almanacFirstYear - 2000) * daysPerJulianYear;

/** TT − UT1, seconds, within `rotationSpan`; within 1.2 ms of the IERS daily values. */
export function rotationSeconds(jd: number): number {
  return fourPoint(days, (jd - rotationSpan.firstJd) / rotationDays.stepDays);
}

/** TT − UT1, seconds, from 1948 to 1962: the Astronomical Almanac's yearly values. */
export function almanacDeltaT(jd: number): number {
  return fourPoint(almanacSeconds, (jd - almanacFirstJd) / daysPerJulianYear);
}

/**
 * TT − UT1, seconds, from 1899 to 1948, by Stephenson, Morrison & Hohenkerk 2016, and how far the Almanac is from it.
 */
export function splineDeltaT(jd: number): { readonly seconds: number; readonly gapSeconds: number } {
  const year = 2000 + (jd - J2000) / daysPerJulianYear;
  let piece = splinePieces[0];
  for (const candidate of splinePieces) if (candidate[0] <= year) piece = candidate;
  if (piece === undefined) throw new Error("the spline has no pieces");
  const [start, end, cube, square, slope, constant] = piece;
  const t = (year - start) / (end - start);
  return {
    seconds: ((cube * t + square) * t + slope) * t + constant,
    gapSeconds: year < splineBetterFromYear ? splineGapSeconds.to1920 : splineGapSeconds.from1920,
  };
}
