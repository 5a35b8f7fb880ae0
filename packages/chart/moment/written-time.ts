import { civilSeconds, civilTimeAt } from "@cosmic/atlas/civil-time";
import { required } from "../required.ts";

/** A calendar day, Gregorian; month 1…12. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A time of day. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Why a written date failed: wrong format, or right format but no such day. */
export type DateFault = "malformed" | "impossible-date";

const zeroCode = "0".charCodeAt(0);
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Reads `YYYY-MM-DD`. */
export function parseDate(written: string): CivilDate | DateFault {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return "malformed";
  const year = twoDigitsAt(written, 0) * 100 + twoDigitsAt(written, 2);
  const date = { year, month: twoDigitsAt(written, 5), day: twoDigitsAt(written, 8) };
  return date.day >= 1 && date.day <= daysIn(date) ? date : "impossible-date";
}

/** Days in a month of the Gregorian calendar; 0 for a month that does not exist. */
function daysIn({ year, month }: CivilDate): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (monthLengths[month - 1] ?? 0);
}

/**
 * The same day so many months later, or earlier when negative, from year 0; the last of the month where
 * that has no such day.
 */
export function monthsAfter({ year, month, day }: CivilDate, months: number): CivilDate {
  const count = year * 12 + month - 1 + months;
  const there = { year: Math.floor(count / 12), month: (count % 12) + 1, day };
  return { ...there, day: Math.min(day, daysIn(there)) };
}

/** Reads `HH:MM` or `HH:MM:SS`, 00:00 to 23:59:59; null when it is neither. */
export function parseTime(written: string): ClockTime | null {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(written)) return null;
  const second = written.length > "HH:MM".length ? twoDigitsAt(written, 6) : 0;
  return { hour: twoDigitsAt(written, 0), minute: twoDigitsAt(written, 3), second };
}

/**
 * Reads an ISO 8601 instant, `YYYY-MM-DDTHH:MM[:SS[.fff]]` followed by `Z`, `±HH:MM` or nothing (UTC), as seconds since
 * 1970-01-01T00:00Z.
 */
export function parseInstant(written: string): number | DateFault {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)(\.\d{1,9})?(?:Z|([+-])(\d{2}):(\d{2}))?$/.exec(written);
  if (match === null) return "malformed";
  const date = parseDate(required(match[1], "the date"));
  const time = parseTime(required(match[2], "the time"));
  if (typeof date === "string") return date;
  if (time === null) return "malformed";
  const east = (Number(match[5] ?? 0) * 60 + Number(match[6] ?? 0)) * 60;
  return civilSeconds({ ...date, ...time }) + Number(match[3] ?? 0) - (match[4] === "-" ? -east : east);
}

/** An instant as ISO 8601 in UTC; milliseconds only when nonzero. */
export function instantText(unixSeconds: number): string {
  const milliseconds = Math.round(unixSeconds * 1000);
  const wholeSeconds = Math.floor(milliseconds / 1000);
  const civil = civilTimeAt(wholeSeconds);
  const rest = milliseconds - wholeSeconds * 1000;
  const fraction = rest === 0 ? "" : `.${String(rest).padStart(3, "0")}`;
  return `${dateText(civil)}T${timeText(civil)}:${twoDigits(civil.second)}${fraction}Z`;
}

/** A day as `YYYY-MM-DD`. */
export function dateText({ year, month, day }: CivilDate): string {
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** A time of day as `HH:MM`, truncated to the minute. */
export function timeText({ hour, minute }: Pick<ClockTime, "hour" | "minute">): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}

/** Parses two digits from their character codes, without allocating a string. */
function twoDigitsAt(written: string, place: number): number {
  return (written.charCodeAt(place) - zeroCode) * 10 + written.charCodeAt(place + 1) - zeroCode;
}
