import { civilTimeAt } from "@cosmic/atlas/civil-time";
import type { LocalTimeReading } from "@cosmic/atlas/time-zones";
import type { Birth, BirthProblem } from "../birth.ts";
import type { Facts } from "../facts.ts";
import { required } from "../required.ts";
import type { BirthTimeZone } from "./birth-time-zone.ts";
import { type CivilDate, parseDate, parseInstant, parseTime } from "./written-time.ts";

/** The instant of a birth, and how its local time was read. */
export interface BirthMoment {
  /** Seconds since 1970-01-01T00:00Z, no leap seconds. */
  readonly unixSeconds: number;
  readonly timeUnknown: boolean;
  /** Local date of birth. */
  readonly date: CivilDate;
  readonly clock: Facts["clock"];
}

/** A birth moment, or why there is none. */
export type FoundMoment =
  | { readonly ok: true; readonly moment: BirthMoment }
  | { readonly ok: false; readonly problem: BirthProblem };

/** Positions of a birth without a time are those of 12:00 local time. */
const noon = { hour: 12, minute: 0, second: 0 } as const;

/**
 * Finds the instant of a birth by its time zone; `utc` is taken as is. For a time that occurred twice, `fold` chooses,
 * defaulting to the first; for a time that never occurred, `fold` 0 or none takes the offset before the jump, 1 the one
 * after.
 */
export function birthMoment(birth: Birth, clock: BirthTimeZone): FoundMoment {
  return birth.utc === undefined ? fromCivilTime(birth, clock) : fromInstant(birth, birth.utc, clock);
}

function fromInstant(birth: Birth, utc: string, clock: BirthTimeZone): FoundMoment {
  const unixSeconds = parseInstant(utc);
  if (typeof unixSeconds === "string") {
    return refuse(unixSeconds, "utc", "Give the instant as YYYY-MM-DDTHH:MM:SSZ, on a day that exists.");
  }
  const date = civilTimeAt(unixSeconds + clock.at(unixSeconds).offsetSeconds);
  const clockFacts = factsOf(birth, clock, { reading: clock.read(date), unixSeconds });
  return { ok: true, moment: { unixSeconds, timeUnknown: false, date, clock: clockFacts } };
}

function fromCivilTime(birth: Birth, clock: BirthTimeZone): FoundMoment {
  const date = parseDate(birth.date);
  if (typeof date === "string") return refuse(date, "date", "Give the date as YYYY-MM-DD, a day that exists.");
  const time = birth.time === null ? noon : parseTime(birth.time);
  if (time === null) return refuse("malformed", "time", "Give the time as HH:MM, or null when it is not known.");
  const { year, month, day } = date;
  const { hour, minute, second: seconds } = time;
  const reading = clock.read({ year, month, day, hour, minute, second: seconds });
  const [first, second] = reading.choices;
  const choice = birth.fold === 1 && second !== undefined ? second : first;
  const { offsetSeconds, daylightSaving, abbreviation, unixSeconds } = required(choice, "a choice of a clock reading");
  const { kind, source } = reading;
  const clockFacts = { zone: birth.zone, offsetSeconds, daylightSaving, abbreviation, kind, source };
  return { ok: true, moment: { unixSeconds, timeUnknown: birth.time === null, date, clock: clockFacts } };
}

function factsOf(
  birth: Birth,
  clock: BirthTimeZone,
  { reading, unixSeconds }: { readonly reading: LocalTimeReading; readonly unixSeconds: number },
): Facts["clock"] {
  const { offsetSeconds, daylightSaving, abbreviation } = clock.at(unixSeconds);
  return { zone: birth.zone, offsetSeconds, daylightSaving, abbreviation, kind: reading.kind, source: reading.source };
}

function refuse(code: BirthProblem["code"], field: string, message: string): FoundMoment {
  return { ok: false, problem: { code, field, message } };
}
