import { civilSeconds } from "@cosmic/atlas/civil-time";
import type { Sky } from "@cosmic/sky/sky";
import { type CivilDate, dateText, monthsAfter, parseDate } from "../moment/written-time.ts";
import { type StorySky, storySky } from "../year/stories/story-sky.ts";
import type { Stretch } from "../year/year-facts.ts";
import { type NowBody, nowBodies } from "./now-shape.ts";

const monthsBehind = 12;
const monthsAhead = 24;

/** The sky round a date: what all births share. */
export interface NowSky extends StorySky<NowBody> {
  readonly asOf: string;
  /** First day of the window, and the first after it; `YYYY-MM-DD`. */
  readonly window: Stretch;
  /** End of the date (TT): what happens on the day has happened. */
  readonly asOfJdTt: number;
}

/**
 * The sky from twelve months before a date `YYYY-MM-DD` to twenty-four after it, days of UTC; reuse it for every birth
 * asked about on that date. Throws when it is no date, or its window leaves the ephemeris.
 */
export function nowSky(sky: Sky, asOf: string): NowSky {
  const date = parseDate(asOf);
  if (typeof date === "string") throw new RangeError(`${asOf} is no date: ${date}`);
  const [first, end] = [monthsAfter(date, -monthsBehind), monthsAfter(date, monthsAhead)];
  const startOf = (day: CivilDate) => sky.timeScales(civilSeconds({ ...day, hour: 0, minute: 0, second: 0 })).jdTt;
  const period = { fromJdTt: startOf(first), toJdTt: startOf(end) };
  return {
    ...storySky(sky, period, nowBodies),
    asOf,
    window: { from: dateText(first), to: dateText(end) },
    asOfJdTt: startOf(date) + 1,
  };
}

/** Dates whose sky is kept for each ephemeris: today's, and yesterday's where it is not over yet. */
const keptDates = 4;
const kept = new WeakMap<Sky, Map<string, NowSky>>();

/** The same, computed once for all births of the last few dates asked for. */
export function nowSkyOn(sky: Sky, asOf: string): NowSky {
  const dates = kept.get(sky) ?? new Map<string, NowSky>();
  kept.set(sky, dates);
  const found = dates.get(asOf) ?? nowSky(sky, asOf);
  dates.delete(asOf);
  dates.set(asOf, found);
  for (const oldest of dates.keys()) {
    if (dates.size <= keptDates) break;
    dates.delete(oldest);
  }
  return found;
}
