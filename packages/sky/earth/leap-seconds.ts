import { secondsPerDay } from "../units.ts";
import { firstTaiMinusUtc, leapSecondMjds } from "./earth-rotation-table.ts";

/** Start of UTC with whole leap seconds, 1972-01-01, in seconds since 1970-01-01T00:00Z. */
export const leapSecondEra = 63072000;

/** TT − TAI is fixed by definition (IAU 1991, Recommendation IV). */
const ttMinusTaiSeconds = 32.184;

/** Modified Julian day of 1970-01-01. */
const unixEpochMjd = 40587;

const steps = leapSecondMjds.map((mjd) => (mjd - unixEpochMjd) * secondsPerDay);

/**
 * TT − UTC, seconds, for a civil instant at or after `leapSecondEra`; assumes no leap seconds after the last known one.
 */
export function ttMinusUtcSeconds(unixSeconds: number): number {
  let count = steps.length;
  while (unixSeconds < (steps[count - 1] ?? Number.NEGATIVE_INFINITY)) count -= 1;
  return ttMinusTaiSeconds + firstTaiMinusUtc + count - 1;
}
