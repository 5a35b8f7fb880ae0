import type { CivilTime } from "./clock.ts";

/** A civil time as seconds since 1970-01-01T00:00 on its own clock, Gregorian calendar. */
export function civilSeconds({ year, month, day, hour, minute, second }: CivilTime): number {
  // setUTCFullYear, because Date.UTC reads years below 100 as 19xx.
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  moment.setUTCHours(hour, minute, 0, 0);
  return moment.getTime() / 1000 + second;
}

/** The civil time a clock shows that many seconds after 1970-01-01T00:00 on itself; fractions stay in `second`. */
export function civilTimeAt(clockSeconds: number): CivilTime {
  const wholeMinutes = Math.floor(clockSeconds / 60);
  const moment = new Date(wholeMinutes * 60_000);
  return {
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
    hour: moment.getUTCHours(),
    minute: moment.getUTCMinutes(),
    second: clockSeconds - wholeMinutes * 60,
  };
}
