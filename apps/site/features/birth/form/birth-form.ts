import type { Place } from "@cosmic/atlas/place";
import * as z from "zod/mini";
import type { Locale } from "../../../locale/locale.ts";
import type { BirthData } from "../draft/birth-data.ts";
import { type BirthDraft, emptyDraft } from "../draft/birth-draft.ts";
import { parseOffset } from "../local-time/offset-text.ts";
import { parseCoordinate } from "../place/coordinates.ts";
import { coordinatesTyped, placeOf } from "../place/typed-place.ts";

export const firstYear = 1900;

/** Validation error codes; the message files hold a sentence for each. */
export const birthProblems = [
  "day-required",
  "month-required",
  "year-required",
  "day-invalid",
  "year-range",
  "date-ahead",
  "time-required",
  "minute-invalid",
  "time-ahead",
  "place-required",
  "place-not-chosen",
  "country-required",
  "latitude-invalid",
  "longitude-invalid",
  "offset-invalid",
  "clock-unreachable",
  "reading-required",
] as const;
export type BirthProblemCode = (typeof birthProblems)[number];

/** The earliest time zone on Earth, seconds ahead of UTC: UTC+14, Kiribati. */
const earliestMorningSeconds = 50_400;

/** The latest date anywhere on Earth, `YYYY-MM-DD`: no birth can be after it. */
export const latestDate = (nowMs: number): string =>
  new Date(nowMs + earliestMorningSeconds * 1000).toISOString().slice(0, 10);

const problem = (message: BirthProblemCode, field: string, input: unknown) => ({
  code: "custom" as const,
  message,
  path: [field],
  input,
});

const birthFields = z.object({
  day: z.string(),
  month: z.string(),
  year: z.string(),
  hour: z.string(),
  minute: z.string(),
  timeUnknown: z.boolean(),
  placeText: z.string(),
  country: z.string(),
  place: z.custom<BirthDraft["place"]>(),
  latitudeText: z.string(),
  longitudeText: z.string(),
  zoneTyped: z.custom<BirthDraft["zoneTyped"]>(),
  offsetText: z.string(),
  fold: z.enum(["", "0", "1"]),
  foldOf: z.string(),
  timeConfirmed: z.boolean(),
});
export type DraftFields = z.infer<typeof birthFields>;

/** A form's validation errors, each with its field. */
export type FormProblems = readonly (readonly [BirthProblemCode, keyof DraftFields])[];

/** The birth form's schema. `today` is the latest date anywhere, `YYYY-MM-DD`; `more` adds form-specific rules. */
export const birthFormSchema = (today: string, more: (form: DraftFields) => FormProblems = () => []) =>
  birthFields.check(({ value, issues }) => {
    for (const [code, field] of [...problemsOf(value, today), ...more(value)]) issues.push(problem(code, field, value));
  });

/** Completes a form whose fields are not all registered yet, with untouched defaults for the missing ones. */
export function wholeForm(
  form: Partial<DraftFields>,
  { fullName, email, ...untouched }: BirthDraft = emptyDraft,
): DraftFields {
  const typed = Object.entries(form).filter(([, value]) => value !== undefined);
  return { ...untouched, ...Object.fromEntries(typed) };
}

function problemsOf(form: DraftFields, today: string): FormProblems {
  const found: (readonly [BirthProblemCode, keyof DraftFields])[] = [];
  if (form.day === "") found.push(["day-required", "day"]);
  if (form.month === "") found.push(["month-required", "month"]);
  if (form.year === "") found.push(["year-required", "year"]);
  else if (!yearIsPossible(form.year, today)) found.push(["year-range", "year"]);
  if (dayIsImpossible(form, today)) found.push(["day-invalid", "day"]);
  else if (found.length === 0 && isoDateOf(form) > today) found.push(["date-ahead", "year"]);
  if (!form.timeUnknown) found.push(...timeProblems(form));
  found.push(...placeProblems(form));
  if (form.offsetText.trim() !== "" && parseOffset(form.offsetText) === null)
    found.push(["offset-invalid", "offsetText"]);
  return found;
}

/** An empty time is one error, on the hour; the minute is only required once there is an hour. */
function timeProblems({ hour, minute }: DraftFields): FormProblems {
  const typedMinute = minute.trim();
  const found: (readonly [BirthProblemCode, keyof DraftFields])[] = [];
  if (hour === "") found.push(["time-required", "hour"]);
  if ((hour !== "" || typedMinute !== "") && !/^[0-5]?\d$/.test(typedMinute)) found.push(["minute-invalid", "minute"]);
  return found;
}

/** Typed coordinates replace a place from the list, whatever its name. */
function placeProblems(form: DraftFields): FormProblems {
  if (coordinatesTyped(form)) {
    const found: (readonly [BirthProblemCode, keyof DraftFields])[] = [];
    if (parseCoordinate(form.latitudeText, "latitude") === null) found.push(["latitude-invalid", "latitudeText"]);
    if (parseCoordinate(form.longitudeText, "longitude") === null) found.push(["longitude-invalid", "longitudeText"]);
    return found;
  }
  if (form.placeText.trim() === "") return [["place-required", "placeText"]];
  return form.place === null ? [["place-not-chosen", "placeText"]] : [];
}

/** Used until a year is chosen: being a leap year, it allows 29 February until the year is known. */
const someLeapYear = 2000;

/** True if the chosen month does not have the chosen day. */
function dayIsImpossible({ day, month, year }: Pick<DraftFields, "day" | "month" | "year">, today: string): boolean {
  if (day === "" || month === "") return false;
  return Number(day) > daysIn(Number(month), yearIsPossible(year, today) ? Number(year) : someLeapYear);
}

/** Four digits, from 1900 to the current year. */
const yearIsPossible = (year: string, today: string): boolean =>
  /^\d{4}$/.test(year.trim()) && Number(year) >= firstYear && Number(year) <= Number(today.slice(0, 4));

/** Number of days in a month, 1…12. */
const daysIn = (month: number, year: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const twoDigits = (value: string): string => value.trim().padStart(2, "0");

const isoDateOf = ({ day, month, year }: Pick<DraftFields, "day" | "month" | "year">): string =>
  `${year.trim()}-${twoDigits(month)}-${twoDigits(day)}`;

export const unknownTime = "12:00";

/** A valid form as the session stores it, its ambiguous local time not yet settled (see `settleFold`); null when
 * invalid. */
export function birthOf(form: DraftFields, today: string, locale: Locale): BirthData | null {
  const place = placeOf(form, locale);
  if (place === null || problemsOf(form, today).length > 0) return null;
  const offsetSeconds = parseOffset(form.offsetText);
  return {
    birthDate: isoDateOf(form),
    birthTime: form.timeUnknown ? unknownTime : `${twoDigits(form.hour)}:${twoDigits(form.minute)}`,
    timeUnknown: form.timeUnknown,
    birthCity: townName(place),
    birthCountry: place.country,
    countryCode: place.countryCode,
    latitude: place.latitude,
    longitude: place.longitude,
    timezone: place.zone,
    ...(offsetSeconds === null ? {} : { offsetSeconds }),
  };
}

/** The town, with the parts of its label before the country that distinguish it from namesakes. */
export const townName = ({ name, country, label }: Place): string =>
  country !== "" && label.endsWith(`, ${country}`) ? label.slice(0, -country.length - 2) : name;
