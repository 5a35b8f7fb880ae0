import type { TimeZones } from "@cosmic/atlas/time-zones";
import { midnight } from "../moment/local-day.ts";
import type { CivilDate } from "../moment/written-time.ts";

const monthsInYear = 12;

/** A calendar month of the year, by the clock of its zone; instants are seconds since 1970-01-01T00:00Z. */
export interface YearMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly fromUnix: number;
  /** First instant after it. */
  readonly toUnix: number;
}

/** The twelve months of a reader: from a local midnight to the end of the twelfth full calendar month. */
export interface YearWindow {
  readonly fromUnix: number;
  /** First instant after it. */
  readonly toUnix: number;
  readonly zone: string;
  /** The twelve full months. */
  readonly months: readonly YearMonth[];
}

/** A time zone, and a longitude for the years in which it kept local mean time. */
export interface ZoneAt {
  readonly zone: string;
  readonly longitude: number;
}

/**
 * The window that begins with a day. A month that begins with that day is the first of the twelve. Where a zone skips
 * the midnight, or the whole day, the window begins with the first instant after it. Throws on an unknown zone.
 */
export function yearWindow(from: CivilDate, { zone, longitude }: ZoneAt, timeZones: TimeZones): YearWindow {
  const beginning = (date: CivilDate) =>
    midnight(date, {
      read: (civil) => timeZones.read(zone, civil, longitude),
      at: (unixSeconds) => timeZones.at(zone, unixSeconds, longitude),
    });
  const first = from.month - 1 + (from.day === 1 ? 0 : 1);
  const months = Array.from({ length: monthsInYear }, (_, index): YearMonth => {
    const date = firstOfMonth(from.year, first + index);
    return {
      month: `${date.year}-${String(date.month).padStart(2, "0")}`,
      fromUnix: beginning(date),
      toUnix: beginning(firstOfMonth(from.year, first + index + 1)),
    };
  });
  return {
    fromUnix: beginning(from),
    toUnix: beginning(firstOfMonth(from.year, first + monthsInYear)),
    zone,
    months,
  };
}

/** First day of a month counted from January of a year, 0 and up. */
function firstOfMonth(year: number, month: number): CivilDate {
  return { year: year + Math.floor(month / monthsInYear), month: (month % monthsInYear) + 1, day: 1 };
}
