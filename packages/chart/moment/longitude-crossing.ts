import type { Sky } from "@cosmic/sky/sky";
import { shorterWay } from "../zodiac/longitude.ts";

const secondsPerDay = 86400;
/** Edges are read to the minute; this is far below what the clock or the ephemeris is good for. */
const toleranceSeconds = 1e-3;
/** Each step squares what was left; a day away from the edge four are enough. */
const mostSteps = 12;

/** The instant nearest to a guess at which the Sun or the Moon, which never turn back, stands at a longitude; Newton's
 * method on the apparent longitude. Seconds since 1970-01-01T00:00Z. */
export function crossingNear(
  sky: Sky,
  body: "sun" | "moon",
  { longitudeDeg, guessUnix }: { readonly longitudeDeg: number; readonly guessUnix: number },
): number {
  let instant = guessUnix;
  for (let step = 0; step < mostSteps; step += 1) {
    const at = sky.position(body, sky.timeScales(instant).jdTt);
    const seconds = (shorterWay(at.longitudeDeg, longitudeDeg) / at.speedDegPerDay) * secondsPerDay;
    instant += seconds;
    if (Math.abs(seconds) < toleranceSeconds) break;
  }
  return instant;
}
