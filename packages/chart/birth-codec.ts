import { civilTimeAt } from "@cosmic/atlas/civil-time";
import { secondsPerDay } from "@cosmic/sky/units";
import { z } from "zod";
import type { Birth, BirthProblem } from "./birth.ts";
import { dateText, parseDate, parseInstant, parseTime, timeText } from "./moment/written-time.ts";

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
/** Longest name, place and id, in characters, after trimming. */
const mostCharacters = 200;
/** No local time in the time zone database was ever further from UTC than 15:13:42 (Metlakatla before 1867). */
const furthestOffsetSeconds = 16 * 3600;
/** Largest UTC offset in use, 14 hours (Kiritimati), where tomorrow comes first. */
const furthestAheadHours = 14;
/** East of here (Western Sahara, the Canary Islands) local time may be ahead of UTC. */
const westernmostAheadDeg = -20;

const zoneHint = "Give the time zone by its IANA name, such as Europe/Madrid.";
const unknownDay = "This day is not in the calendar. Check the day and the month.";
const outOfRange = `Give a day from 1 January ${firstYear} to today.`;

/** Marks an issue that zod has no code of its own for. */
const as = (code: BirthProblem["code"]) => ({ code });

/** A rule beyond the type of a value: the check, its sentence and its code. */
const rule = (error: string, code: BirthProblem["code"]) => ({ error, params: as(code), abort: true });

/** JSON writes an absent field as null; both count as absent. */
const orAbsent = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => value ?? undefined, schema);

const isShort = (text: string): boolean => [...text].length <= mostCharacters;
const shortText = (key: string, how: string) =>
  z
    .string({ error: how })
    .trim()
    .refine(isShort, rule(`Shorten the ${key} to at most ${mostCharacters} characters.`, "out-of-range"))
    .transform((text) => text || undefined);

const optionalText = (key: string) => orAbsent(shortText(key, `Give the ${key} as text, or leave it out.`).optional());

/** Scripts number their rows, so a number is accepted as an id. */
const idHint = "Give the id as text or a number, or leave it out.";
const id = z.preprocess(
  (value) => (typeof value === "number" && Number.isFinite(value) ? String(value) : (value ?? undefined)),
  shortText("id", idHint).optional(),
);

const degrees = (key: string, most: number, range: string) =>
  orAbsent(
    z
      .number({
        error: ({ input }) =>
          input === undefined ? `Give the ${key}: ${range}.` : `Give the ${key} as a number: ${range}.`,
      })
      .refine((value) => Math.abs(value) <= most, rule(`Give a ${key} that exists: ${range}.`, "out-of-range")),
  );

const date = orAbsent(
  z
    .string({
      error: ({ input }) =>
        input === undefined ? "Give the date of birth as YYYY-MM-DD." : "Give the date of birth as text, YYYY-MM-DD.",
    })
    .refine(
      (text) => parseDate(text) !== "malformed",
      rule("Write the date of birth as YYYY-MM-DD, such as 1990-06-15.", "malformed"),
    )
    .refine((text) => parseDate(text) !== "impossible-date", rule(unknownDay, "impossible-date")),
);

const timeHint = "Give the time as HH:MM on the 24-hour clock, or null when it is not known.";
const time = z
  .string({ error: timeHint })
  .refine((text) => parseTime(text) !== null, rule(timeHint, "malformed"))
  .nullable();

const instantHint = "Give the instant as YYYY-MM-DDTHH:MM:SSZ.";
const utc = z
  .string({ error: instantHint })
  .refine((text) => parseInstant(text) !== "malformed", rule(instantHint, "malformed"))
  .refine((text) => parseInstant(text) !== "impossible-date", rule(unknownDay, "impossible-date"));

const offsetHint = "Give the offset from UTC in whole seconds, east positive, such as 3600, or leave it out.";
const offsetSeconds = orAbsent(
  z
    .number({ error: offsetHint })
    .refine(Number.isInteger, rule(offsetHint, "malformed"))
    .refine(
      (offset) => Math.abs(offset) <= furthestOffsetSeconds,
      rule("Give an offset of at most 16 hours either way, in seconds.", "out-of-range"),
    )
    .transform((offset) => offset + 0) // −0 becomes 0
    .optional(),
);

const foldHint = "Give fold as 0 for the first or 1 for the second of the two times.";
const fold = orAbsent(z.union([z.literal(0), z.literal(1)], { error: foldHint }).optional());

const anywhere = {
  ...{ id, name: optionalText("name"), place: optionalText("place"), offsetSeconds, fold },
  latitude: degrees("latitude", 90, "degrees north, −90 to 90"),
  longitude: degrees("longitude", 180, "degrees east, −180 to 180"),
  zone: orAbsent(z.string({ error: zoneHint }).optional()),
};
const message = "Send the birth as one JSON object with date, time, latitude and longitude.";
const localBirth = z.object({ ...anywhere, date, time }, { error: message });
const instantBirth = z.object({ ...anywhere, utc }, { error: message });

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
  const problems = read.success ? [] : problemsOf(read.error, input);
  if (isOutOfRange(input, context.today)) problems.push({ code: "out-of-range", field: "date", message: outOfRange });
  const first = firstOf(problems);
  if (first !== undefined || !read.success) return { ok: false, problem: first ?? unreadable };
  const { date, time, ...rest } = read.data;
  return withZone({ ...rest, date, time }, context);
}

/** A birth given as an instant is written in UTC. */
function readInstant(input: Fields, context: BirthContext): ReadBirth {
  const read = instantBirth.safeParse(input);
  const problems = read.success ? [] : problemsOf(read.error, input);
  const seconds = instantOf(input);
  const endOfToday = Date.parse(`${context.today}T00:00:00Z`) / 1000 + secondsPerDay;
  if (seconds !== null && (seconds < firstInstant || seconds >= endOfToday)) {
    problems.push({ code: "out-of-range", field: "utc", message: outOfRange });
  }
  const first = firstOf(problems);
  if (first !== undefined || !read.success || seconds === null) return { ok: false, problem: first ?? unreadable };
  const shown = civilTimeAt(seconds);
  return withZone({ ...read.data, date: dateText(shown), time: timeText(shown) }, context);
}

type WithoutZone = Omit<z.infer<typeof localBirth>, "zone"> & {
  readonly zone?: string | undefined;
  readonly utc?: string;
};

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

const unreadable: BirthProblem = { code: "malformed", field: "birth", message };

/** Every issue as a problem of its field. zod's own codes tell a missing value from one of another type. */
function problemsOf(error: z.ZodError, input: Fields): BirthProblem[] {
  return error.issues.map((issue) => {
    const field = String(issue.path[0] ?? "birth");
    const own = issue.code === "custom" ? issue.params?.code : undefined;
    const missing = isAbsent(input, field);
    return { code: own ?? (missing ? "missing" : "malformed"), field, message: issue.message };
  });
}

function firstOf(problems: readonly BirthProblem[]): BirthProblem | undefined {
  const order: readonly string[] = fieldOrder;
  const rank = ({ field }: BirthProblem) => order.indexOf(field);
  return problems.toSorted((one, other) => rank(one) - rank(other))[0];
}

function instantOf(input: Fields): number | null {
  const read = utc.safeParse(input.utc);
  const seconds = read.success ? parseInstant(read.data) : null;
  return typeof seconds === "number" ? seconds : null;
}

/** Whether a date of the calendar lies before 1900 or after the latest day that can have begun. */
function isOutOfRange(input: Fields, today: string): boolean {
  const written = date.safeParse(input.date);
  return written.success && (Number(written.data.slice(0, 4)) < firstYear || written.data > latestDay(input, today));
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
