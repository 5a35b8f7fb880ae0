import { isPlacesLocale, type PlacesLocale, placesLocales } from "./places-locale.ts";

/** A town search by name. */
export interface NamedQuestion {
  readonly text: string;
  /** Maximum number of towns in the answer, 1 to 20. */
  readonly limit: number;
  /** Null: no country ranks first, and country names are English. */
  readonly locale: PlacesLocale | null;
  /** Only towns of this country, ISO 3166-1 alpha-2 in capitals; absent: all. */
  readonly country?: string;
}

/** A town search by point: degrees, north and east positive. */
export interface NearQuestion {
  readonly latitude: number;
  readonly longitude: number;
  readonly limit: number;
  readonly locale: PlacesLocale | null;
}

/** Why a question cannot be answered; `field` names the offending key. */
export interface PlaceProblem {
  readonly code: "missing" | "malformed" | "too-short" | "too-long" | "out-of-range";
  readonly field: string;
  /** A sentence that says what to do. */
  readonly message: string;
}

/** A parsed question, or the first problem found in it. */
export type ReadPlaceQuestion =
  | { readonly ok: true; readonly kind: "named"; readonly question: NamedQuestion }
  | { readonly ok: true; readonly kind: "near"; readonly question: NearQuestion }
  | { readonly ok: false; readonly problem: PlaceProblem };

type Input = Readonly<Record<string, unknown>>;
type Field<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: PlaceProblem };

/** Suggestions in the main form. */
const usualLimit = 8;
const mostPlaces = 20;
/** Letters; a single one matches ten thousand names. */
const shortestText = 2;
const longestText = 200;

const controlCharacters = /\p{Control}/u;
const decimal = /^[+-]?\d{1,3}(\.\d{1,20})?$/;

const refused = (code: PlaceProblem["code"], field: string, message: string) =>
  ({ ok: false, problem: { code, field, message } }) as const;

const given = (input: Input, key: string): boolean => input[key] !== undefined && input[key] !== null;

/**
 * Parses a town search from JSON or from URL parameters, where numbers are text. `textKey` names the text field.
 * Without text but with `latitude` or `longitude` the search is by point, otherwise by name. Unknown keys are ignored.
 */
export function readPlaceQuestion(input: unknown, textKey: "q" | "query"): ReadPlaceQuestion {
  if (!isRecord(input)) return refused("malformed", textKey, `Send one JSON object with ${textKey}.`);
  const limit = readLimit(input);
  if (!limit.ok) return limit;
  const locale = readLocale(input);
  if (!locale.ok) return locale;
  const wishes = { limit: limit.value, locale: locale.value };
  if (!given(input, textKey) && (given(input, "latitude") || given(input, "longitude"))) {
    const latitude = readDegrees(input, "latitude", 90);
    if (!latitude.ok) return latitude;
    const longitude = readDegrees(input, "longitude", 180);
    if (!longitude.ok) return longitude;
    const question = { latitude: latitude.value, longitude: longitude.value, ...wishes };
    return { ok: true, kind: "near", question };
  }
  const country = readCountry(input);
  if (!country.ok) return country;
  const text = readText(input, textKey);
  if (!text.ok) return text;
  return { ok: true, kind: "named", question: { text: text.value, ...wishes, ...country.value } };
}

function isRecord(input: unknown): input is Input {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}

function readText(input: Input, key: string): Field<string> {
  if (!given(input, key)) return refused("missing", key, "Type the name of a town.");
  const typed = input[key];
  if (typeof typed !== "string") return refused("malformed", key, "Give the name of a town as one text.");
  const text = typed.trim().normalize("NFC");
  if (text === "") return refused("missing", key, "Type the name of a town.");
  if (controlCharacters.test(text)) {
    return refused("malformed", key, "The name of the town holds characters that cannot be typed. Take them out.");
  }
  const letters = Array.from(text).length;
  if (letters < shortestText) return refused("too-short", key, "Type at least two letters of the town's name.");
  if (letters > longestText) return refused("too-long", key, "Type at most 200 letters of the town's name.");
  return { ok: true, value: text };
}

function readDegrees(input: Input, key: "latitude" | "longitude", most: number): Field<number> {
  const wanted = `Give the ${key} in degrees ${key === "latitude" ? "north" : "east"}, −${most} to ${most}.`;
  if (!given(input, key)) return refused("missing", key, wanted);
  const typed = input[key];
  const value = typeof typed === "string" && decimal.test(typed.trim()) ? Number(typed) : typed;
  if (typeof value !== "number" || !Number.isFinite(value)) return refused("malformed", key, wanted);
  return Math.abs(value) <= most ? { ok: true, value } : refused("out-of-range", key, wanted);
}

function readLimit(input: Input): Field<number> {
  if (!given(input, "limit")) return { ok: true, value: usualLimit };
  const typed = input.limit;
  const value = typeof typed === "string" && decimal.test(typed.trim()) ? Number(typed) : typed;
  const wanted = `Give the limit as a whole number, 1 to ${mostPlaces}.`;
  if (typeof value !== "number" || !Number.isInteger(value)) return refused("malformed", "limit", wanted);
  const inside = value >= 1 && value <= mostPlaces;
  return inside ? { ok: true, value } : refused("out-of-range", "limit", wanted);
}

function readLocale(input: Input): Field<PlacesLocale | null> {
  if (!given(input, "locale")) return { ok: true, value: null };
  const { locale } = input;
  return isPlacesLocale(locale)
    ? { ok: true, value: locale }
    : refused("malformed", "locale", `Choose the locale from ${placesLocales.join(", ")}, or leave it out.`);
}

const countryCode = /^[A-Z]{2}$/i;

function readCountry(input: Input): Field<Pick<NamedQuestion, "country">> {
  if (!given(input, "country")) return { ok: true, value: {} };
  const { country } = input;
  return typeof country === "string" && countryCode.test(country)
    ? { ok: true, value: { country: country.toUpperCase() } }
    : refused("malformed", "country", "Name the country by its two letters, such as BR, or leave it out.");
}
