import { civilTimeAt } from "@cosmic/atlas/civil-time";
import { secondsPerDay } from "@cosmic/sky/units";
import type { z } from "zod";
import type { Birth, BirthProblem } from "./birth.ts";
import { instantBirth, localBirth, notABirth, zoneHint } from "./birth-fields.ts";
import { dateText, parseDate, parseInstant, timeText } from "./moment/written-time.ts";

/** What reading a birth needs to know of the world. */
export interface BirthContext {
  /** Today in UTC, `YYYY-MM-DD`; births after it are refused. */
  readonly today: string;
  /** The IANA zone at coordinates, where it can be looked up. */
  readonly zoneAt?: (latitude: number, longitude: number) => string;
  readonly knowsZone: (zone: string) => boolean;
}

/** A birth, or the first thing wrong with it. */
export type ReadBirth =
  | { readonly ok: true; readonly birth: Birth }
  | { readonly ok: false; readonly problem: BirthProblem };

/** How a sender names the fields of a birth. A problem is reported under the sender's own name. */
export type BirthSpelling = Readonly<Record<BirthField, string>>;
export type BirthField = keyof Required<Birth>;

/** In this order a birth's fields are checked, and named in the command line's JSON. */
const fieldOrder: readonly BirthField[] = [
  ...(["id", "name", "utc", "date", "time", "place", "latitude", "longitude"] as const),
  ...(["offsetSeconds", "fold", "zone"] as const),
];

const ownNames: BirthSpelling = {
  ...{ id: "id", name: "name", date: "date", time: "time", place: "place", latitude: "latitude" },
  ...{ longitude: "longitude", zone: "zone", offsetSeconds: "offsetSeconds", fold: "fold", utc: "utc" },
};

/** The names of the birth forms and of `POST /api/checkout`. */
export const formSpelling: BirthSpelling = {
  ...ownNames,
  ...{ date: "birthDate", time: "birthTime", place: "birthCity", zone: "timezone", name: "fullName" },
};

const firstYear = 1900;
const firstInstant = Date.parse("1900-01-01T00:00:00Z") / 1000;
/** Largest UTC offset in use, 14 hours (Kiritimati), where tomorrow comes first. */
const furthestAheadHours = 14;
/** East of here (Western Sahara, the Canary Islands) local time may be ahead of UTC. */
const westernmostAheadDeg = -20;
const outOfRange = `Give a day from 1 January ${firstYear} to today.`;

/**
 * Reads a birth from any source: JSON, a form, a file, the database. Unknown keys are ignored, null counts as absent
 * (except a `time` of null, which means unknown), and text is never converted. Years 1900 to the present. Of several
 * problems the first in the order of the fields is reported.
 */
export function readBirth(input: unknown, context: BirthContext, spelling: BirthSpelling = ownNames): ReadBirth {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return { ok: false, problem: unreadable };
  const named = inOwnNames(input, spelling);
  const read = (named.utc ?? undefined) === undefined ? readLocal(named, context) : readInstant(named, context);
  return read.ok ? read : { ok: false, problem: spelled(read.problem, spelling) };
}

/** A problem under the sender's name of its field. */
export function spelled(problem: BirthProblem, spelling: BirthSpelling): BirthProblem {
  const field = fieldOrder.find((name) => name === problem.field);
  return field === undefined ? problem : { ...problem, field: spelling[field] };
}

function readLocal(input: Fields, context: BirthContext): ReadBirth {
  const read = localBirth.safeParse(input);
  if (read.success && !isOutOfRange(input, context.today)) return withZone(read.data, context);
  const problems = read.success ? [] : problemsOf(read.error, input);
  if (isOutOfRange(input, context.today)) problems.push({ code: "out-of-range", field: "date", message: outOfRange });
  return firstOf(problems);
}

/** A birth given as an instant is written in UTC. */
function readInstant(input: Fields, context: BirthContext): ReadBirth {
  const read = instantBirth.safeParse(input);
  const problems = read.success ? [] : problemsOf(read.error, input);
  const seconds = typeof input.utc === "string" ? parseInstant(input.utc) : "malformed";
  const endOfToday = Date.parse(`${context.today}T00:00:00Z`) / 1000 + secondsPerDay;
  if (typeof seconds === "number" && (seconds < firstInstant || seconds >= endOfToday)) {
    problems.push({ code: "out-of-range", field: "utc", message: outOfRange });
  }
  if (!read.success || typeof seconds === "string" || problems.length > 0) return firstOf(problems);
  const shown = civilTimeAt(seconds);
  return withZone({ ...read.data, date: dateText(shown), time: timeText(shown) }, context);
}

type WithoutZone = z.infer<typeof localBirth> & { readonly utc?: string };

/** Adds the zone: as given, UTC for an instant, otherwise the one at the coordinates. */
function withZone(birth: WithoutZone, { zoneAt, knowsZone }: BirthContext): ReadBirth {
  const { zone: given, date, time, utc, latitude, longitude, ...optional } = birth;
  const zone = given ?? (utc === undefined ? zoneAt?.(latitude, longitude) : "UTC");
  if (zone === undefined) return { ok: false, problem: { code: "missing", field: "zone", message: zoneHint } };
  if (!knowsZone(zone)) {
    const message = `This time zone is not known. ${zoneHint}`;
    return { ok: false, problem: { code: "unknown-zone", field: "zone", message } };
  }
  return { ok: true, birth: { ...present(optional), ...present({ date, time, utc }), latitude, longitude, zone } };
}

/** Drops keys without a value, so that a birth reads the same after being stored as JSON. */
function present<Given extends object>(given: Given): { [Key in keyof Given]: Exclude<Given[Key], undefined> } {
  // The keys that are left have their values; the dropped ones are optional in a birth.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Given]: Exclude<Given[Key], undefined>;
  };
}

type Fields = Readonly<Partial<Record<BirthField, unknown>>>;

const isAbsent = (input: Fields, field: string): boolean =>
  Object.entries(input).every(([name, value]) => name !== field || value === undefined || value === null);

const unreadable: BirthProblem = { code: "malformed", field: "birth", message: notABirth };

/** Every issue as a problem of its field. zod's own codes tell a missing value from one of another type. */
function problemsOf(error: z.ZodError, input: Fields): BirthProblem[] {
  return error.issues.map((issue) => {
    const field = String(issue.path[0] ?? "birth");
    const own = issue.code === "custom" ? issue.params?.code : undefined;
    const missing = isAbsent(input, field);
    return { code: own ?? (missing ? "missing" : "malformed"), field, message: issue.message };
  });
}

/** The problem of the field that comes first. */
function firstOf(problems: readonly BirthProblem[]): ReadBirth {
  const order: readonly string[] = fieldOrder;
  const rank = ({ field }: BirthProblem) => order.indexOf(field);
  const [first = unreadable] = problems.toSorted((one, other) => rank(one) - rank(other));
  return { ok: false, problem: first };
}

/** Whether a date of the calendar lies before 1900 or after the latest day that can have begun. */
function isOutOfRange({ date, ...input }: Fields, today: string): boolean {
  const parsed = typeof date === "string" ? parseDate(date) : "malformed";
  if (typeof date !== "string" || typeof parsed === "string") return false;
  return parsed.year < firstYear || date > latestDay(input, today);
}

/**
 * Latest possible local date of birth. Where local time is ahead of UTC the next day has already begun: east of 20° W
 * and just beyond the date line. With a time of 14:00 or later, the next day has begun nowhere.
 */
function latestDay(input: Fields, today: string): string {
  const { longitude, time } = input;
  const ahead = typeof longitude === "number" && (longitude > westernmostAheadDeg || longitude < -150);
  const begun = typeof time !== "string" || Number(time.slice(0, 2)) < furthestAheadHours;
  if (!ahead || !begun) return today;
  return dateText(civilTimeAt(Date.parse(`${today}T00:00:00Z`) / 1000 + secondsPerDay));
}

/** A sender's fields under our names. Own keys only. */
function inOwnNames(input: object, spelling: BirthSpelling): Fields {
  const entries = fieldOrder.flatMap((name) =>
    Object.hasOwn(input, spelling[name]) ? [[name, Reflect.get(input, spelling[name])] as const] : [],
  );
  return Object.fromEntries(entries);
}
