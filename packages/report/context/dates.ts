import type { Facts } from "@cosmic/chart/facts";
import { required } from "@cosmic/chart/required";
import type { Say } from "@cosmic/interpretation/strings/fill-strings";
import { timeInTable } from "@cosmic/interpretation/strings/time-words";

/** A date and time in the local time of the birthplace. */
export interface LocalClock {
  readonly year: number;
  /** 1…12. */
  readonly month: number;
  readonly day: number;
  /** 0 for Sunday. */
  readonly weekday: number;
  /** `14:30`, with seconds if they are not zero. */
  readonly time: string;
}

const oneTo12 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const zeroTo6 = [0, 1, 2, 3, 4, 5, 6] as const;

/** The birth in the local time used for the chart. */
export function localClock(facts: Facts): LocalClock {
  // Cached, since a book needs it for every age it gives.
  const known = clocks.get(facts);
  if (known) return known;
  const found = readClock(facts);
  clocks.set(facts, found);
  return found;
}

const clocks = new WeakMap<Facts, LocalClock>();

function readClock({ instant, clock }: Facts): LocalClock {
  // Round to the second: local mean time has fractional offsets.
  const seconds1970 = Math.round(Date.parse(instant) / 1000 + clock.offsetSeconds);
  const local = new Date(seconds1970 * 1000);
  const [date = "", time = ""] = local.toISOString().split("T");
  const seconds = time.slice(6, 8);
  return {
    year: Number(date.slice(0, -6)),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
    time: seconds === "00" ? time.slice(0, 5) : time.slice(0, 8),
  };
}

/** A number as a month, 1 to 12; throws when it is none. */
export const monthNumber = (month: number): (typeof oneTo12)[number] =>
  required(
    oneTo12.find((one) => one === month),
    `the month ${month}`,
  );

/** `Friday, June 15, 1990`, in the edition's order, as it stands alone. */
export function dayText(local: LocalClock, say: Say): string {
  return say("date.day", dayWords(local, say));
}

/** The same inside a sentence. */
export function dayInSentence(local: LocalClock, say: Say): string {
  return say("date.inSentence", dayWords(local, say));
}

function dayWords(local: LocalClock, say: Say) {
  const month = monthNumber(local.month);
  const weekday = required(
    zeroTo6.find((number) => number === local.weekday),
    `the weekday ${local.weekday}`,
  );
  return {
    weekday: say(`weekday.${weekday}`),
    day: dayNumber(local.day, say),
    month: say(`month.${month}`),
    year: String(local.year),
  };
}

function dayNumber(day: number, { rules }: Say): string {
  return day === 1 ? (rules.firstOfMonth ?? "1") : String(day);
}

/** `June 15, 1990, 17:30` for an ISO 8601 instant; seconds only if they are not zero. */
export function instantText(instant: string, say: Say): string {
  const utc = new Date(Date.parse(instant)).toISOString();
  const seconds = utc.slice(17, 19);
  const month = monthNumber(Number(utc.slice(5, 7)));
  return say("date.instant", {
    day: dayNumber(Number(utc.slice(8, 10)), say),
    month: say(`month.${month}`),
    year: utc.slice(0, 4),
    time: timeInTable(seconds === "00" ? utc.slice(11, 16) : utc.slice(11, 19), say.rules),
  });
}

/** `June 15, 1990` for a `YYYY-MM-DD` date. */
export function dateText(date: string, say: Say): string {
  const [year = "", month = "", day = ""] = date.split("-");
  const number = monthNumber(Number(month));
  return say("date.plain", { day: dayNumber(Number(day), say), month: say(`month.${number}`), year });
}

/** `Jun 15` for a `YYYY-MM-DD` date, for drawings. */
export function shortDateText(date: string, say: Say): string {
  const [, month = "", day = ""] = date.split("-");
  const number = monthNumber(Number(month));
  return say("date.short", { day: dayNumber(Number(day), say), month: say(`monthShort.${number}`) });
}

/** `May 2026 to March 2027` for two `YYYY-MM-DD` dates; one month alone when both are in it. */
export function monthSpanText(from: string, to: string, say: Say): string {
  const [fromYear = "", first = ""] = from.split("-");
  const [toYear = "", last = ""] = to.split("-");
  const fromMonth = say(`month.${monthNumber(Number(first))}`);
  const toMonth = say(`month.${monthNumber(Number(last))}`);
  if (fromYear === toYear && first === last) return say("now.inOneMonth", { month: fromMonth, year: fromYear });
  return say("date.monthSpan", { fromMonth, fromYear, toMonth, toYear });
}

/** `March 28, 2027`, or a day between two. */
export function dayWithinText(from: string, to: string, say: Say): string {
  return from === to
    ? dateText(from, say)
    : say("date.dayWithin", { from: dateText(from, say), to: dateText(to, say) });
}
