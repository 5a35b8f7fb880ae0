import { courseOf, type SearchWindow } from "@cosmic/sky/events/course";
import { crossings } from "@cosmic/sky/events/crossings";
import type { Sky } from "@cosmic/sky/sky";

/**
 * Julian days (TT), each to a millisecond, at which the Sun stands at its natal longitude again: apparent longitude of
 * date, without precession.
 */
export function solarReturnInstants(sky: Sky, natalSunDeg: number, window: SearchWindow): readonly number[] {
  return [...crossings(courseOf(sky, "sun"), { longitudeDeg: natalSunDeg }, window)].map(({ jdTt }) => jdTt);
}
