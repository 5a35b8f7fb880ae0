import { deltaT } from "./delta-t.ts";
import { leapSecondEra, ttMinusUtcSeconds } from "./leap-seconds.ts";
import type { TimeScales } from "./sky.ts";

const secondsPerDay = 86400;
/** Julian day of 1970-01-01T00:00. */
const unixEpochJd = 2440587.5;

/**
 * Civil seconds to TT and UT1. From 1972 civil time is UTC and TT follows exactly from the leap seconds; before, civil
 * time is read as UT1 (they differed by at most 0.16 s).
 */
export function timeScales(unixSeconds: number): TimeScales {
  const jdCivil = unixEpochJd + unixSeconds / secondsPerDay;
  const { seconds, source } = deltaT(jdCivil);
  if (unixSeconds < leapSecondEra) {
    return {
      jdTt: jdCivil + seconds / secondsPerDay,
      jdUt1: jdCivil,
      deltaTSeconds: seconds,
      deltaTSource: source,
    };
  }
  const jdTt = jdCivil + ttMinusUtcSeconds(unixSeconds) / secondsPerDay;
  return { jdTt, jdUt1: jdTt - seconds / secondsPerDay, deltaTSeconds: seconds, deltaTSource: source };
}
