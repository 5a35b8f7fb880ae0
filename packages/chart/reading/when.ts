import { civilTimeAt } from "@cosmic/atlas/civil-time";
import { dateText, parseDate, parseInstant, parseTime, timeText } from "../moment/written-time.ts";
import { allOf, type BirthInput, type Field, given, read, refused } from "./field.ts";

/** When someone was born, as stored in the birth. */
export interface When {
  readonly date: string;
  readonly time: string | null;
  readonly utc?: string;
}

const firstYear = 1900;
const firstInstant = Date.parse("1900-01-01T00:00:00Z") / 1000;
const secondsPerDay = 86400;
/** Largest UTC offset in use, 14 hours (Kiritimati), where tomorrow comes first. */
const furthestAheadHours = 14;

/** Reads `utc`, or else `date` and `time`; from 1900 to the present. `today` is the UTC date, `YYYY-MM-DD`. */
export function readWhen(input: BirthInput, today: string): Field<When> {
  if (given(input, "utc") !== undefined) return readInstant(input, today);
  return allOf<When>({ date: readDate(input, today), time: readTime(input) });
}

/** For a birth given as an instant, date and time are in UTC. */
function readInstant(input: BirthInput, today: string): Field<When> {
  const utc = given(input, "utc");
  const how = "Give the instant as YYYY-MM-DDTHH:MM:SSZ.";
  if (typeof utc !== "string") return refused("malformed", "utc", how);
  const instant = parseInstant(utc);
  if (instant === "malformed") return refused("malformed", "utc", how);
  if (instant === "impossible-date") {
    return refused("impossible-date", "utc", "This day is not in the calendar. Check the day and the month.");
  }
  const endOfToday = Date.parse(`${today}T00:00:00Z`) / 1000 + secondsPerDay;
  if (instant < firstInstant || instant >= endOfToday) return outOfRange("utc");
  const shown = civilTimeAt(instant);
  return read({ date: dateText(shown), time: timeText(shown), utc });
}

function readDate(input: BirthInput, today: string): Field<string> {
  const date = given(input, "date");
  if (date === undefined) return refused("missing", "date", "Give the date of birth as YYYY-MM-DD.");
  if (typeof date !== "string") return refused("malformed", "date", "Give the date of birth as text, YYYY-MM-DD.");
  const parsed = parseDate(date);
  if (parsed === "malformed") {
    return refused("malformed", "date", "Write the date of birth as YYYY-MM-DD, such as 1990-06-15.");
  }
  if (parsed === "impossible-date") {
    return refused("impossible-date", "date", "This day is not in the calendar. Check the day and the month.");
  }
  if (parsed.year < firstYear || date > latestDay(input, today)) return outOfRange("date");
  return read(date);
}

const westernmostAheadDeg = -20;

/**
 * Latest possible local date of birth. Where local time is ahead of UTC the next day has already begun: east of 20° W
 * (Western Sahara and the Canary Islands are the westernmost places ahead) and just beyond the date line. With a time
 * of 14:00 or later, the next day has begun nowhere.
 */
function latestDay(input: BirthInput, today: string): string {
  const longitude = given(input, "longitude");
  const time = given(input, "time");
  const ahead = typeof longitude === "number" && (longitude > westernmostAheadDeg || longitude < -150);
  const begun = typeof time !== "string" || Number(time.slice(0, 2)) < furthestAheadHours;
  if (!ahead || !begun) return today;
  return dateText(civilTimeAt(Date.parse(`${today}T00:00:00Z`) / 1000 + secondsPerDay));
}

function readTime(input: BirthInput): Field<string | null> {
  const how = "Give the time as HH:MM on the 24-hour clock, or null when it is not known.";
  if (!Object.hasOwn(input, "time") || input.time === undefined) return refused("missing", "time", how);
  const time = input.time;
  if (time === null) return read(null);
  if (typeof time !== "string" || parseTime(time) === null) return refused("malformed", "time", how);
  return read(time);
}

function outOfRange(field: "date" | "utc"): Field<never> {
  return refused("out-of-range", field, `Give a day from 1 January ${firstYear} to today.`);
}
