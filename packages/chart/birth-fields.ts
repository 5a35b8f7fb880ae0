import { z } from "zod";
import type { BirthProblem } from "./birth.ts";
import { parseDate, parseInstant, parseTime } from "./moment/written-time.ts";

/** Longest name, place and id, in characters, after trimming. */
const mostCharacters = 200;
/** No local time in the time zone database was ever further from UTC than 15:13:42 (Metlakatla before 1867). */
const furthestOffsetSeconds = 16 * 3600;

export const zoneHint = "Give the time zone by its IANA name, such as Europe/Madrid.";
const unknownDay = "This day is not in the calendar. Check the day and the month.";

/** What zod reports of a rule beyond the type of a value: a sentence, and a code that zod has none of its own for. */
const rule = (error: string, code: BirthProblem["code"]) => ({ error, params: { code }, abort: true });

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
export const notABirth = "Send the birth as one JSON object with date, time, latitude and longitude.";
/** A birth given by local date and time. */
export const localBirth = z.object({ ...anywhere, date, time }, { error: notABirth });
/** A birth given as an instant. */
export const instantBirth = z.object({ ...anywhere, utc }, { error: notABirth });
