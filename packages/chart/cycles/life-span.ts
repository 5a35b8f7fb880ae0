import { civilTimeAt } from "@cosmic/atlas/civil-time";
import { unixSecondsAt } from "@cosmic/sky/earth/time-scales";
import type { SearchWindow } from "@cosmic/sky/events/course";
import type { Sky } from "@cosmic/sky/sky";
import { dateText } from "../moment/written-time.ts";

/** Length of the tropical year in days: the time one progressed day stands for. */
export const daysPerYear = 365.2422;
const oldestYears = 90;

/** A birth and the time span searched for its cycles. */
export interface LifeSpan {
  readonly sky: Sky;
  readonly birthJdTt: number;
  /** From birth to age 90 or the end of the ephemeris. */
  readonly window: SearchWindow;
}

/** Life span of someone born at a Julian day (TT). */
export function lifeFrom(sky: Sky, birthJdTt: number): LifeSpan {
  const toJdTt = Math.min(birthJdTt + oldestYears * daysPerYear, sky.span.lastJdTt);
  return { sky, birthJdTt, window: { fromJdTt: birthJdTt, toJdTt } };
}

/** UTC date, `YYYY-MM-DD`, of a Julian day (TT). */
export function utcDate(jdTt: number): string {
  return dateText(civilTimeAt(unixSecondsAt(jdTt)));
}
