import type { Locale } from "../locale.ts";
import { dateText } from "./format.ts";

// Times of day are `HH:MM` on a 24-hour clock. Tables, fields and lists show them with `tableTime`; sentences use a
// form from `sentenceTime`, because article and preposition depend on the hour.

/** A time for a table, a field or a list: `01:30`. */
export const tableTime = (time: string): string => time.padStart("HH:MM".length, "0");

/** The forms of a time for use in sentences; each message names the one it needs as its parameter. */
export interface SentenceTime {
  /** Bare: `14:30`, `1:30`, `14h30`. */
  readonly time: string;
  /** With its article, for use after a preposition or as an object: `las 14:30`, `la 1:30`, `as 14h30`. */
  readonly theTime: string;
  /** With its preposition: `at 14:30`, `a las 14:30`, `a la 1:30`, `às 14h30`, `à 1h30`. */
  readonly atTime: string;
}

type SentenceTimeOf = (hour: number, minutes: string) => SentenceTime;

const english: SentenceTimeOf = (hour, minutes) => {
  const time = tableTime(`${hour}:${minutes}`);
  return { time, theTime: time, atTime: `at ${time}` };
};

const spanish: SentenceTimeOf = (hour, minutes) => {
  const time = `${hour}:${minutes}`;
  const theTime = `${hour === 1 ? "la" : "las"} ${time}`;
  return { time, theTime, atTime: `a ${theTime}` };
};

/** In Portuguese "zero hora" is singular too, and full hours are written without minutes. */
const portuguese: SentenceTimeOf = (hour, minutes) => {
  const time = minutes === "00" ? `${hour}h` : `${hour}h${minutes}`;
  const plural = hour > 1 ? "s" : "";
  return { time, theTime: `a${plural} ${time}`, atTime: `à${plural} ${time}` };
};

const languages: Readonly<Record<Locale, SentenceTimeOf>> = {
  "en-us": english,
  "en-gb": english,
  "es-es": spanish,
  "pt-br": portuguese,
};

/** Sentence forms of a time `HH:MM`, 00:00 to 24:00. */
export function sentenceTime(time: string, locale: Locale): SentenceTime {
  const [hour = "", minutes = ""] = time.split(":");
  return languages[locale](Number(hour), minutes);
}

/** A civil date `YYYY-MM-DD` and time `HH:MM` for a sentence: `June 15, 1990 at 14:30`. */
export const momentText = (isoDate: string, time: string, locale: Locale): string =>
  `${dateText(isoDate, locale)} ${sentenceTime(time, locale).atTime}`;

/** An ISO timestamp in UTC for a sentence: `October 31, 2026 at 12:34 UTC`. */
export function utcText(isoMoment: string, locale: Locale): string {
  const [date = "", time = ""] = new Date(isoMoment).toISOString().split("T");
  return `${momentText(date, time.slice(0, "HH:MM".length), locale)} UTC`;
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** The visitor's local time `HH:MM` at an instant in milliseconds since 1970. */
export function readerTime(instantMs: number): string {
  const instant = new Date(instantMs);
  return `${twoDigits(instant.getHours())}:${twoDigits(instant.getMinutes())}`;
}
