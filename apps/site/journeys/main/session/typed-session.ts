import { z } from "zod";
import { placeSchema } from "../../../components/combobox/place-schema.ts";
import { parseJson, readBirthSession } from "../birth-session.ts";
import type { SessionStore } from "./session-store.ts";

/** What is typed into the journey's forms, letter by letter, so that a reload loses nothing. This tab alone. */
export const typedKey = "birthForm";

/** The fields one by one, so that a spoilt one costs nothing but itself. */
const typed = z.object({
  day: z.string().catch(""),
  month: z.string().catch(""),
  year: z.string().catch(""),
  hour: z.string().catch("12"),
  minute: z.string().catch("00"),
  timeUnknown: z.boolean().catch(false),
  placeText: z.string().catch(""),
  place: placeSchema.nullable().catch(null),
  latitudeText: z.string().catch(""),
  longitudeText: z.string().catch(""),
  /** The zone of the typed coordinates, and which ones they were when it was looked up. */
  zoneTyped: z.object({ of: z.string(), zone: z.string() }).nullable().catch(null),
  offsetText: z.string().catch(""),
  fold: z.enum(["", "0", "1"]).catch(""),
  /** The question `fold` answers: an answer to another night's question counts for nothing. */
  foldOf: z.string().catch(""),
  fullName: z.string().catch(""),
  email: z.string().catch(""),
});

export type Typed = Readonly<z.infer<typeof typed>>;

export const nothingTyped: Typed = typed.parse({});

/** What was typed; without an entry of its own, what the finished birth data still tells. */
export function readTyped(typedText: string | null, birthText: string | null): Typed {
  const stored = typedText === null ? undefined : parseJson(typedText);
  const own = typed.safeParse(stored);
  if (own.success) return own.data;
  const reading = readBirthSession(birthText);
  const { birthDate, birthTime, birthCity, birthCountry, ...birth } = reading.ok ? reading.birth : reading.kept;
  const [year, month, day] = (birthDate ?? "").split("-").map((part) => String(Number(part)));
  const [hour, minute] = (birthTime ?? "12:00").split(":");
  const { latitude, longitude, timezone } = birth;
  const located = latitude !== undefined && longitude !== undefined;
  const label = [birthCity, birthCountry].filter(Boolean).join(", ");
  const found = { region: "", countryCode: birth.countryCode ?? "", population: 0, label };
  return {
    ...nothingTyped,
    ...(birthDate ? { year: year ?? "", month: month ?? "", day: day ?? "" } : {}),
    hour: hour ?? "12",
    minute: minute ?? "00",
    timeUnknown: birth.timeUnknown ?? false,
    placeText: label,
    ...(located && birthCity && timezone
      ? { place: { ...found, name: birthCity, country: birthCountry ?? "", latitude, longitude, zone: timezone } }
      : {}),
    ...(located && !(birthCity && timezone) ? { latitudeText: `${latitude}`, longitudeText: `${longitude}` } : {}),
    fullName: birth.fullName ?? "",
    email: birth.email ?? "",
  };
}

/** Keeps some fields; the others stay as they are. */
export function keepTyped(store: SessionStore, fields: Partial<Typed>): void {
  const before = typed.safeParse(parseJson(store.read(typedKey) ?? "{}"));
  store.write(typedKey, JSON.stringify({ ...(before.success ? before.data : nothingTyped), ...fields }));
}
