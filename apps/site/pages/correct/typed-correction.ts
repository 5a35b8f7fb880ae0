import type { Birth } from "@cosmic/chart/birth";
import { offsetText } from "@cosmic/chart/display";
import { type BirthDraft, readDraft } from "../../features/birth/draft/birth-draft.ts";

/** The fields of the form that corrects a birth, with a script and without. */
const fields = [
  ...(["name", "birthDate", "birthTime", "timeUnknown", "birthCity", "birthCountry", "countryCode"] as const),
  ...(["latitude", "longitude", "timezone", "offsetText", "fold", "foldOf"] as const),
  // Of the plain form: a city of the list, and typed coordinates, which replace it.
  ...(["city", "latitudeText", "longitudeText"] as const),
] as const;
export type CorrectionField = (typeof fields)[number];

/** What was typed, as text; an empty field counts as left out. */
export type TypedCorrection = Readonly<Record<CorrectionField, string>>;

/** The fields of a form that was posted. */
export function typedOf(form: FormData): TypedCorrection {
  return textsOf((field) => {
    const value = form.get(field);
    return typeof value === "string" ? value : "";
  });
}

/** The form as it is filled in at first: with the birth as it is kept. */
export function typedOfBirth(birth: Birth): TypedCorrection {
  const time = birth.time?.slice(0, "HH:MM".length) ?? "";
  // A birth given as an instant is written in UTC.
  const offsetSeconds = birth.utc === undefined ? birth.offsetSeconds : 0;
  const kept: Partial<TypedCorrection> = {
    name: birth.name ?? "",
    birthDate: birth.date,
    birthTime: time,
    timeUnknown: birth.time === null ? "on" : "",
    birthCity: birth.place ?? "",
    latitude: String(birth.latitude),
    longitude: String(birth.longitude),
    timezone: birth.zone,
    offsetText: offsetSeconds === undefined ? "" : offsetText(offsetSeconds),
    ...(birth.fold === undefined ? {} : { fold: String(birth.fold), foldOf: `${birth.date} ${time} ${birth.zone}` }),
  };
  return textsOf((field) => kept[field] ?? "");
}

/** The same as the values of the form that needs a script. */
export function draftOf(typed: TypedCorrection): BirthDraft {
  const { name: fullName, birthDate, birthTime, birthCity, birthCountry, countryCode, timezone } = typed;
  const timeUnknown = typed.timeUnknown !== "";
  const birth = {
    fullName,
    birthDate,
    birthTime: birthTime || "12:00",
    timeUnknown,
    birthCity,
    birthCountry,
    timezone,
  };
  const place = { countryCode, latitude: numberOf(typed.latitude), longitude: numberOf(typed.longitude) };
  const draft = readDraft(null, JSON.stringify({ ...birth, ...place }));
  const { offsetText: offset, foldOf } = typed;
  const fold = typed.fold === "0" || typed.fold === "1" ? typed.fold : "";
  return { ...draft, offsetText: offset, fold, foldOf };
}

const numberOf = (text: string): number | undefined => (text.trim() === "" ? undefined : Number(text));

function textsOf(textOf: (field: CorrectionField) => string): TypedCorrection {
  // Every field of the list is a key, and the list names them all.
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as TypedCorrection;
}
