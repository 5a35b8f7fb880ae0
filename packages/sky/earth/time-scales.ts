import type { TimeScales } from "../sky.ts";
import { secondsPerDay, unixEpochJd } from "../units.ts";
import { deltaT, refuseOutside } from "./delta-t.ts";
import { leapSecondEra, ttMinusUtcSeconds } from "./leap-seconds.ts";

/** Julian day of 1970-01-01T00:00. */
/** Resolution of a Julian day in one number. */
const clockGrainSeconds = 1e-4;

/**
 * Civil seconds to TT and UT1, 1899-12-20 to 2120-01-01; throws a `SkyRefusal` outside, or for a non-finite number.
 * From 1972 civil time is UTC and TT follows exactly from the leap seconds; before that, civil time is read as UT1
 * (they differed by at most 0.16 s).
 */
export function timeScales(unixSeconds: number): TimeScales {
  const jdCivil = unixEpochJd + unixSeconds / secondsPerDay;
  refuseOutside(jdCivil);
  const { seconds, source, uncertaintySeconds } = deltaT(jdCivil);
  const ttMinusCivil = unixSeconds < leapSecondEra ? seconds : ttMinusUtcSeconds(unixSeconds);
  const ut1 = dayAndFraction(unixSeconds, ttMinusCivil - seconds);
  return {
    jdTt: jdCivil + ttMinusCivil / secondsPerDay,
    jdUt1: ut1[0] + ut1[1],
    ut1,
    deltaTSeconds: seconds,
    deltaTSource: source,
    deltaTUncertaintySeconds: uncertaintySeconds,
  };
}

/** Civil seconds since 1970-01-01T00:00Z for a Julian day (TT), the inverse of `timeScales`; good to 0.1 ms. */
export function unixSecondsAt(jdTt: number): number {
  const ttSeconds = (jdTt - unixEpochJd) * secondsPerDay;
  const ut1Seconds = ttSeconds - deltaT(jdTt).seconds;
  if (ttSeconds - ttMinusUtcSeconds(leapSecondEra) < leapSecondEra - clockGrainSeconds) return ut1Seconds;
  // UT1 and UTC differ by less than a second, so the first guess can be wrong only next to a leap second.
  const guess = ttSeconds - ttMinusUtcSeconds(ut1Seconds);
  return ttSeconds - ttMinusUtcSeconds(guess + clockGrainSeconds);
}

function dayAndFraction(unixSeconds: number, laterSeconds: number): readonly [day: number, fraction: number] {
  const day = Math.floor(unixSeconds / secondsPerDay);
  const fraction = (unixSeconds - day * secondsPerDay + laterSeconds) / secondsPerDay;
  if (fraction < 0) return [unixEpochJd + day - 1, fraction + 1];
  if (fraction >= 1) return [unixEpochJd + day + 1, fraction - 1];
  return [unixEpochJd + day, fraction];
}
