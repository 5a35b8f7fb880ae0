import type { Sky } from "@cosmic/sky/sky";
import { secondsPerDay } from "@cosmic/sky/units";
import { shorterWay } from "../zodiac/longitude.ts";

/**
 * Each step squares the remaining error, so after one this short less than a ten-thousandth of a second is left: far
 * better than the birth time or the ephemeris, and edges are shown to the minute.
 */
const lastStepSeconds = 10;
/** Within some days of the edge, two to four are needed. */
const mostSteps = 12;

/** A longitude to search for, starting from a guess, between two instants; seconds since 1970-01-01T00:00Z. */
export interface Crossing {
  readonly longitudeDeg: number;
  readonly guessUnix: number;
  readonly fromUnix: number;
  readonly toUnix: number;
}

/**
 * Instant nearest to a guess at which the Sun or the Moon, which never go retrograde, is at a longitude, by Newton's
 * method on the apparent longitude; clamped to the two ends. Seconds since 1970-01-01T00:00Z.
 */
export function crossingNear(
  sky: Sky,
  body: "sun" | "moon",
  { longitudeDeg, guessUnix, fromUnix, toUnix }: Crossing,
): number {
  let instant = Math.min(toUnix, Math.max(fromUnix, guessUnix));
  for (let step = 0; step < mostSteps; step += 1) {
    const at = sky.position(body, sky.timeScales(instant).jdTt);
    const seconds = (shorterWay(at.longitudeDeg, longitudeDeg) / at.speedDegPerDay) * secondsPerDay;
    const next = Math.min(toUnix, Math.max(fromUnix, instant + seconds));
    const moved = Math.abs(next - instant);
    instant = next;
    if (moved < lastStepSeconds) break;
  }
  return instant;
}
