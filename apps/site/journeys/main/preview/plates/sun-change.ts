import type { Facts, Sign } from "@cosmic/chart/facts";

/** The Sun's passage from one sign to the next, where the preview tells it: the calendar gives the date to another sign
 * than the Sun's own, or the Sun changed sign on a day whose hour is not known. */
export interface SunChange {
  readonly kind: "calendar-differs" | "hour-unknown";
  readonly calendar: Sign;
  readonly before: Sign;
  readonly after: Sign;
  /** On the clock of the birthplace. */
  readonly date: string;
  readonly time: string;
}

/** What of the chart's change of sign there is to tell; a change on the day itself matters where the hour is unknown. */
export function sunChangeOf({ sunChange, planets, timeUnknown }: Facts): SunChange | null {
  if (sunChange === null) return null;
  const { calendarSign, from, to, date, time } = sunChange;
  const differs = calendarSign !== planets.sun.sign;
  if (!differs && !timeUnknown) return null;
  const kind = differs ? "calendar-differs" : "hour-unknown";
  return { kind, calendar: calendarSign, before: from, after: to, date, time };
}
