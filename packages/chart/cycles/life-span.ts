import { civilTimeAt } from "@cosmic/atlas/civil-time";
import type { SearchWindow } from "@cosmic/sky/events/course";
import type { Sky } from "@cosmic/sky/sky";
import { unixSecondsAt } from "@cosmic/sky/time-scales";
import { dateText } from "../moment/written-time.ts";

/** Length of the tropical year, days: what a day of a progression stands for. */
export const daysPerYear = 365.2422;
const oldestYears = 90;

/** A birth and the stretch of time its cycles are looked for in. */
export interface LifeSpan {
  readonly sky: Sky;
  readonly birthJdTt: number;
  /** From birth to age 90 or the end of the tables. */
  readonly window: SearchWindow;
}

/** The life of somebody born at a Julian day of TT. */
export function lifeFrom(sky: Sky, birthJdTt: number): LifeSpan {
  const toJdTt = Math.min(birthJdTt + oldestYears * daysPerYear, sky.span.lastJdTt);
  return { sky, birthJdTt, window: { fromJdTt: birthJdTt, toJdTt } };
}

/** The UTC date of a Julian day of TT, `YYYY-MM-DD`. */
export function utcDate(jdTt: number): string {
  return dateText(civilTimeAt(unixSecondsAt(jdTt)));
}
