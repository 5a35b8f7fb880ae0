import type { Birth, BirthProblem } from "./birth.ts";
import {
  allOf,
  type BirthInput,
  type Field,
  given,
  numberBetween,
  optionalText,
  read,
  refused,
} from "./reading/field.ts";
import { readWhen } from "./reading/when.ts";
import { readFold, readOffset, readZone, type ZoneSources } from "./reading/where.ts";

/** Context for reading a birth. */
export interface BirthContext extends ZoneSources {
  /** Today in UTC, `YYYY-MM-DD`; births after it are rejected. */
  readonly today: string;
}

/** A birth, or the first thing wrong with it. */
export type ReadBirth =
  | { readonly ok: true; readonly birth: Birth }
  | { readonly ok: false; readonly problem: BirthProblem };

/** Maximum length of name, place and id, in characters, after trimming. */
const mostCharacters = 200;

/**
 * Reads a birth from any source: JSON, a form, a file. Unknown keys are ignored, null counts as absent (except a `time`
 * of null, which means unknown), and text is never converted. Years 1900 to the present.
 */
export function readBirth(input: unknown, context: BirthContext): ReadBirth {
  if (!isRecord(input)) {
    const message = "Send the birth as one JSON object with date, time, latitude and longitude.";
    return { ok: false, problem: { code: "malformed", field: "birth", message } };
  }
  const fields = allOf({
    id: readId(input),
    name: optionalText(input, "name", mostCharacters),
    when: readWhen(input, context.today),
    place: optionalText(input, "place", mostCharacters),
    latitude: numberBetween(input, "latitude", { least: -90, most: 90, what: "degrees north, −90 to 90" }),
    longitude: numberBetween(input, "longitude", { least: -180, most: 180, what: "degrees east, −180 to 180" }),
    offsetSeconds: readOffset(input),
    fold: readFold(input),
  });
  if (!fields.ok) return fields;
  const zone = readZone(input, fields.value, context);
  if (!zone.ok) return zone;
  const { when, latitude, longitude, ...optional } = fields.value;
  return { ok: true, birth: { ...withoutAbsent(optional), ...when, latitude, longitude, zone: zone.value } };
}

function isRecord(input: unknown): input is BirthInput {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}

/** Scripts number their rows, so a number is accepted as an id. */
function readId(input: BirthInput): Field<string | undefined> {
  const id = given(input, "id");
  if (typeof id === "number" && Number.isFinite(id)) return read(String(id));
  if (id !== undefined && typeof id !== "string") {
    return refused("malformed", "id", "Give the id as text or a number, or leave it out.");
  }
  return optionalText(input, "id", mostCharacters);
}

type Optional = Pick<Birth, "id" | "name" | "place" | "offsetSeconds" | "fold">;

/** Drops keys without a value, so that a birth reads the same after being stored as JSON. */
function withoutAbsent(fields: { readonly [Key in keyof Optional]: Optional[Key] }): Optional {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Optional; // a subset of the same keys and values
}
