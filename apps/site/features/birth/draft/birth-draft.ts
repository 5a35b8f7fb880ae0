import * as z from "zod/mini";
import { placeSchema } from "../../../components/combobox/place-schema.ts";
import type { SessionStore } from "../session/session-store.ts";
import { draftKey } from "../session/tab-keys.ts";
import { parseJson, readBirthData } from "./birth-data.ts";

/** Each field falls back on its own, so that one invalid value does not lose the others. */
const typed = z.object({
  day: z.catch(z.string(), ""),
  month: z.catch(z.string(), ""),
  year: z.catch(z.string(), ""),
  hour: z.catch(z.string(), ""),
  minute: z.catch(z.string(), ""),
  timeUnknown: z.catch(z.boolean(), false),
  /** The visitor set the time, or confirmed the prefilled one. */
  timeConfirmed: z.catch(z.boolean(), false),
  placeText: z.catch(z.string(), ""),
  /** ISO 3166-1 alpha-2, in forms with a country field. */
  country: z.catch(z.string(), ""),
  place: z.catch(z.nullable(placeSchema), null),
  latitudeText: z.catch(z.string(), ""),
  longitudeText: z.catch(z.string(), ""),
  /** The zone of the typed coordinates, and the coordinates it was looked up for. */
  zoneTyped: z.catch(z.nullable(z.object({ of: z.string(), zone: z.string() })), null),
  offsetText: z.catch(z.string(), ""),
  fold: z.catch(z.enum(["", "0", "1"]), ""),
  /** The question that `fold` answers: an answer to a different question is ignored. */
  foldOf: z.catch(z.string(), ""),
  fullName: z.catch(z.string(), ""),
  email: z.catch(z.string(), ""),
});

export type BirthDraft = Readonly<z.infer<typeof typed>>;

export const emptyDraft: BirthDraft = typed.parse({});

/** How a form's typed values are stored. */
export interface DraftMemory {
  readonly key: string;
  /** The form's initial values. */
  readonly untouched: BirthDraft;
  /** The place field holds only the town: the country has its own field. */
  readonly townAlone: boolean;
}

export const mainMemory: DraftMemory = { key: draftKey, untouched: emptyDraft, townAlone: false };

/** True once any birth data was typed: an entry may hold only a name and an email address. */
const hasBirth = ({ day, month, year, placeText }: BirthDraft): boolean => day + month + year + placeText !== "";

/** The typed values; without an entry of their own, what can be restored from the completed birth. */
export function readDraft(typedText: string | null, birthText: string | null, memory = mainMemory): BirthDraft {
  const stored = typedText === null ? undefined : parseJson(typedText);
  const own = typed.safeParse(stored);
  if (own.success && hasBirth(own.data)) return own.data;
  const told = draftOfBirth(birthText, memory);
  if (!own.success) return told;
  return hasBirth(told) ? { ...told, fullName: own.data.fullName, email: own.data.email } : own.data;
}

function draftOfBirth(birthText: string | null, { untouched, townAlone }: DraftMemory): BirthDraft {
  const reading = readBirthData(birthText);
  const { birthDate, birthTime, birthCity, birthCountry, ...birth } = reading.ok ? reading.birth : reading.kept;
  const [year, month, day] = (birthDate ?? "").split("-").map((part) => String(Number(part)));
  const [hour, minute] = birthTime === undefined || birth.timeUnknown ? [] : birthTime.split(":");
  const { latitude, longitude, timezone } = birth;
  const located = latitude !== undefined && longitude !== undefined;
  const label = [birthCity, birthCountry].filter(Boolean).join(", ");
  const found = { region: "", countryCode: birth.countryCode ?? "", population: 0, label };
  return {
    ...untouched,
    ...(birthDate ? { year: year ?? "", month: month ?? "", day: day ?? "" } : {}),
    hour: hour ?? untouched.hour,
    minute: minute ?? untouched.minute,
    timeUnknown: birth.timeUnknown ?? false,
    timeConfirmed: hour !== undefined,
    placeText: townAlone ? (birthCity ?? "") : label,
    country: townAlone ? (birth.countryCode ?? "") : "",
    ...(located && birthCity && timezone
      ? { place: { ...found, name: birthCity, country: birthCountry ?? "", latitude, longitude, zone: timezone } }
      : {}),
    ...(located && !(birthCity && timezone) ? { latitudeText: `${latitude}`, longitudeText: `${longitude}` } : {}),
    fullName: birth.fullName ?? "",
    email: birth.email ?? "",
  };
}

/** Updates some fields; the others stay as they are. */
export function keepDraft(store: SessionStore, fields: Partial<BirthDraft>, { key, untouched } = mainMemory): void {
  const before = typed.safeParse(parseJson(store.read(key) ?? "null"));
  store.write(key, JSON.stringify({ ...(before.success ? before.data : untouched), ...fields }));
}
