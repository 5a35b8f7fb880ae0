import { unixSecondsAt } from "@cosmic/sky/earth/time-scales";
import { moonPhases } from "@cosmic/sky/events/moon-phases";
import type { Sky } from "@cosmic/sky/sky";
import { publishedPhases } from "../../golden-dates/published-dates.ts";

/** A year's Moon phases beside those the U.S. Naval Observatory printed for it. */
export interface PhaseYear {
  readonly year: number;
  readonly phases: number;
  /** Printed with the same minute. */
  readonly sameMinute: number;
  /** Seconds by which ours come later on the whole: the middle of the least and the largest difference. */
  readonly laterSeconds: number;
  /** Largest difference once that is taken off; half a minute is the rounding of what is printed. */
  readonly restSeconds: number;
}

const secondsPerMinute = 60;

/** Year by year. A phase that the engine does not have within a day throws. */
export function phaseYears(sky: Sky): readonly PhaseYear[] {
  const years = new Map<number, readonly number[]>();
  for (const { phase, minute } of publishedPhases()) {
    const unix = Date.parse(`${minute}Z`) / 1000;
    const near = sky.timeScales(unix).jdTt;
    const own = [...moonPhases(sky, { fromJdTt: near - 1, toJdTt: near + 1 })].find((one) => one.phase === phase);
    if (own === undefined) throw new Error(`no ${phase} moon within a day of ${minute}`);
    const year = Number(minute.slice(0, 4));
    years.set(year, [...(years.get(year) ?? []), unixSecondsAt(own.jdTt) - unix]);
  }
  return [...years].map(([year, seconds]) => {
    const [least, most] = [Math.min(...seconds), Math.max(...seconds)];
    return {
      year,
      phases: seconds.length,
      sameMinute: seconds.filter((one) => Math.abs(one) <= secondsPerMinute / 2).length,
      laterSeconds: (least + most) / 2,
      restSeconds: (most - least) / 2,
    };
  });
}
