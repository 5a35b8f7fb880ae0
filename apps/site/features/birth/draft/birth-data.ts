import * as z from "zod/mini";
import { attemptOf } from "../../checkout/request/attempt.ts";
import type { SessionStore } from "../session/session-store.ts";
import { birthDataKey } from "../session/tab-keys.ts";

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const hourMinute = /^([01]\d|2[0-3]):[0-5]\d$/;
/** No local time has been more than 16 hours from UTC; checkout enforces the same limit. */
const widestOffsetSeconds = 57_600;

const shape = {
  birthDate: z.string().check(z.regex(isoDate)),
  birthTime: z.string().check(z.regex(hourMinute)),
  timeUnknown: z.boolean(),
  birthCity: z.string().check(z.minLength(1)),
  /** Empty for a place given as coordinates. */
  birthCountry: z.string(),
  /** ISO 3166-1 alpha-2, so that the country can be shown in the visitor's language; empty when unknown. */
  countryCode: z._default(z.string(), ""),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  /** IANA name; empty when the visitor only gave an offset, and then the shop looks it up. */
  timezone: z.string(),
  offsetSeconds: z.optional(z.int().check(z.gte(-widestOffsetSeconds), z.lte(widestOffsetSeconds))),
  fold: z.optional(z.union([z.literal(0), z.literal(1)])),
  fullName: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Outside services the visitor agreed to, identified as the server offered them. */
  agreedSources: z.optional(z.array(z.string())),
} as const;
const birthSession = z.object(shape);

/** A completed birth form, plus the buyer once known. The time is 12:00 when unknown. */
export type BirthData = Readonly<z.infer<typeof birthSession>>;

export type BirthDataReading =
  | { readonly ok: true; readonly birth: BirthData }
  | { readonly ok: false; readonly reason: "none" | "broken"; readonly kept: Partial<BirthData> };

/** Parses the stored text: the whole birth, or else its fields that are still valid. */
export function readBirthData(text: string | null): BirthDataReading {
  if (text === null) return { ok: false, reason: "none", kept: {} };
  const stored = parseJson(text);
  const whole = birthSession.safeParse(stored);
  return whole.success
    ? { ok: true, birth: whole.data }
    : { ok: false, reason: "broken", kept: readableFields(stored) };
}

/** Stores the birth and assigns an attempt id. */
export function keepBirthData(store: SessionStore, birth: BirthData): void {
  attemptOf(store);
  store.write(birthDataKey, JSON.stringify(birth));
}

/** Parses text that may not be JSON; undefined when it is not. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}

function readableFields(stored: unknown): Partial<BirthData> {
  const record = z.record(z.string(), z.unknown()).safeParse(stored);
  if (!record.success) return {};
  const kept = Object.entries(shape).flatMap(([name, field]) => {
    const value = field.safeParse(record.data[name]);
    return value.success && value.data !== undefined ? [[name, value.data] as const] : [];
  });
  // Each value was parsed by its own schema just above.
  return Object.fromEntries(kept) as Partial<BirthData>;
}
