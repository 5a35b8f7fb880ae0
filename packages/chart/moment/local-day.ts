import { secondsPerDay } from "@cosmic/sky/units";
import { required } from "../required.ts";
import type { BirthMoment } from "./birth-moment.ts";
import type { BirthTimeZone } from "./birth-time-zone.ts";
import { type CivilDate, timeText } from "./written-time.ts";

const minutesPerDay = 1440;

/** A civil day at its real length: 23 or 25 hours where the clocks changed. */
export interface LocalDay {
  /** Instants, seconds since 1970-01-01T00:00Z. */
  readonly startUnix: number;
  readonly endUnix: number;
  /** Local time, `HH:MM`, truncated; the day's ends are 00:00 and 24:00. */
  clockText(unixSeconds: number): string;
}

/** The day of birth, from its first 00:00 to the first 00:00 of the next day. */
export function localDay({ date, unixSeconds, clock: { offsetSeconds } }: BirthMoment, clock: BirthTimeZone): LocalDay {
  const { year, month, day } = date;
  const start = midnight({ year, month, day }, clock);
  // Day overflow is fine: the day after a month's last is the first of the next.
  const end = midnight({ year, month, day: day + 1 }, clock);
  // A day that was skipped (Samoa, 30 December 2011) is taken as the day its chosen offset would have made.
  const skipped = unixSeconds < start || unixSeconds >= end;
  const startUnix = skipped ? startBefore(unixSeconds, offsetSeconds) : start;
  const endUnix = skipped ? startUnix + secondsPerDay : end;
  return {
    startUnix,
    endUnix,
    clockText(instant) {
      if (instant <= startUnix) return "00:00";
      return instant >= endUnix ? "24:00" : clockTextAt(instant + clock.at(instant).offsetSeconds);
    },
  };
}

/** Time of day, `HH:MM`, truncated, that many seconds after some local midnight. */
function clockTextAt(clockSeconds: number): string {
  const minutes = Math.floor(clockSeconds / 60);
  const minute = ((minutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return timeText({ hour: Math.floor(minute / 60), minute: minute % 60 });
}

/** First instant of a day: where 00:00 was shown twice, the first; where it was skipped, the instant of the jump. */
export function midnight({ year, month, day }: CivilDate, clock: BirthTimeZone): number {
  const [shown, second] = clock.read({ year, month, day, hour: 0, minute: 0, second: 0 }).choices;
  const first = required(shown, "a choice of a clock reading");
  if (second === undefined) return first.unixSeconds;
  // The jump lies between 00:00 at the offset after it and 00:00 at the offset before it; bisect to the second. Shown
  // twice, the second is the later one, and there is nothing to bisect.
  let before = second.unixSeconds;
  let after = first.unixSeconds;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (clock.at(middle).offsetSeconds === second.offsetSeconds) after = middle;
    else before = middle;
  }
  return after;
}

function startBefore(unixSeconds: number, offsetSeconds: number): number {
  return Math.floor((unixSeconds + offsetSeconds) / secondsPerDay) * secondsPerDay - offsetSeconds;
}
