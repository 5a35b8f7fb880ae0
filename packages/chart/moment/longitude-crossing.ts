import type { Sky } from "@cosmic/sky/sky";
import { shorterWay } from "../zodiac/longitude.ts";

const secondsPerDay = 86400;
/** Each step squares what was left, so that one as short as this leaves under a ten-thousandth of a second: far below what
 * the clock or the ephemeris is good for, and edges are read to the minute. */
const lastStepSeconds = 10;
/** Within a day of the edge two or three are needed. */
const mostSteps = 12;

/** What is looked for: a longitude, from a guess on, no further than two instants; seconds since 1970-01-01T00:00Z. */
export interface Crossing {
  readonly longitudeDeg: number;
  readonly guessUnix: number;
  readonly fromUnix: number;
  readonly toUnix: number;
}

/** The instant nearest to a guess at which the Sun or the Moon, which never turn back, stands at a longitude; Newton's
 * method on the apparent longitude. Where that is beyond an end, the end. Seconds since 1970-01-01T00:00Z. */
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
