import type { Facts, Sign } from "@cosmic/chart/facts";

/** A Sun sign change the preview mentions: either the calendar assigns the date a different sign from the Sun's actual
 * one, or the Sun changed sign on a day with unknown birth time. */
export interface SunChange {
  readonly kind: "calendar-differs" | "hour-unknown";
  readonly calendar: Sign;
  readonly before: Sign;
  readonly after: Sign;
  /** Local date and time at the birthplace. */
  readonly date: string;
  readonly time: string;
}

/** The chart's sign change if it is worth mentioning: the calendar disagrees, or the birth time is unknown. */
export function sunChangeOf({ sunChange, planets, timeUnknown }: Facts): SunChange | null {
  if (sunChange === null) return null;
  const { calendarSign, from, to, date, time } = sunChange;
  const differs = calendarSign !== planets.sun.sign;
  if (!differs && !timeUnknown) return null;
  const kind = differs ? "calendar-differs" : "hour-unknown";
  return { kind, calendar: calendarSign, before: from, after: to, date, time };
}
