import { civilTimeAt } from "@cosmic/atlas/civil-time";
import type { BirthSky } from "../birth-sky.ts";
import { dateText, timeText } from "../moment/written-time.ts";

const secondsPerMinute = 60;
/** Errors assumed of a written time, minutes: of a whole or half hour, of another multiple of five, of any other. */
const errorMinutes = { halfHour: 15, fiveMinutes: 5, minute: 2 } as const;

/** A whole minute by the civil clock of a birthplace. */
export interface ClockTime {
  /** Civil date, `YYYY-MM-DD`: near midnight it may be the day before or after the birth's. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
  /** Local minus UTC, seconds: where clocks were changed, it may differ from the birth's. */
  readonly offsetSeconds: number;
}

/** Error assumed of a birth time either way, minutes: 15, 5 or 2, by how round it is; null without a birth time. */
export function clockErrorMinutes({ moment }: Pick<BirthSky, "moment">): number | null {
  if (moment.timeUnknown) return null;
  const { minute, second } = civilTimeAt(Math.floor(moment.unixSeconds + moment.clock.offsetSeconds));
  if (second !== 0) return errorMinutes.minute;
  if (minute % 30 === 0) return errorMinutes.halfHour;
  return minute % 5 === 0 ? errorMinutes.fiveMinutes : errorMinutes.minute;
}

/** The instant (Unix seconds) that many whole minutes from the clock minute of a birth; its seconds are dropped. */
export function minuteInstant({ moment: { unixSeconds, clock } }: Pick<BirthSky, "moment">, minutes: number): number {
  const past = (((unixSeconds + clock.offsetSeconds) % secondsPerMinute) + secondsPerMinute) % secondsPerMinute;
  return unixSeconds - past + minutes * secondsPerMinute;
}

/** That instant by the civil clock of the place, summer time and the change of date included. */
export function clockTimeOf(at: Pick<BirthSky, "moment" | "clock">, minutes: number): ClockTime {
  const instant = minuteInstant(at, minutes);
  const { offsetSeconds } = at.clock.at(instant);
  const civil = civilTimeAt(instant + offsetSeconds);
  return { date: dateText(civil), time: timeText(civil), offsetSeconds };
}
