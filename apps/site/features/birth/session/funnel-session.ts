import type { FunnelStep } from "@cosmic/addresses/paths";
import * as z from "zod/mini";
import { attemptOf } from "../../checkout/request/attempt.ts";
import { type BirthData, parseJson } from "../draft/birth-data.ts";
import type { SessionStore } from "./session-store.ts";
import { funnelKey } from "./tab-keys.ts";

const birthData = z.object({
  /** `YYYY-MM-DD`. */
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** `HH:MM`; 12:00 when unknown. */
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  timeUnknown: z._default(z.boolean(), false),
  place: z.string().check(z.minLength(1)),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  /** IANA name; empty when it could not be looked up. */
  timezone: z.string(),
  /** The parts of the place, so that the country can be shown in the visitor's language. */
  city: z.optional(z.string()),
  country: z.optional(z.string()),
  countryCode: z.optional(z.string()),
  offsetSeconds: z.optional(z.int()),
  fold: z.optional(z.union([z.literal(0), z.literal(1)])),
});
const contactData = z.object({ name: z._default(z.string(), ""), email: z.string().check(z.minLength(1)) });
const previewData = z.object({
  /** English sign names; null when they depend on an unknown birth time. */
  sunSign: z.string(),
  moonSign: z.nullable(z.string()),
  risingSign: z.nullable(z.string()),
  /** In the language the preview was shown in. */
  insights: z.array(z.string()).check(z.length(3)),
});

const parts = { birthData, contactData, previewData } as const;
export type FunnelPreview = Readonly<z.infer<typeof previewData>>;

/** What the funnel stores about a visitor, as far as they have come. */
export interface FunnelSession {
  readonly birthData?: Readonly<z.infer<typeof birthData>>;
  readonly contactData?: Readonly<z.infer<typeof contactData>>;
  readonly previewData?: FunnelPreview;
}

/** The parsed session. `broken` when all or part of the stored text is invalid; invalid parts are left out. */
export interface FunnelReading {
  readonly session: FunnelSession;
  readonly broken: boolean;
}

/** Parses the stored session part by part. */
export function readFunnelSession(text: string | null): FunnelReading {
  if (text === null) return { session: {}, broken: false };
  const stored = z.record(z.string(), z.unknown()).safeParse(parseJson(text));
  if (!stored.success) return { session: {}, broken: true };
  const names = (["birthData", "contactData", "previewData"] as const).filter(
    (name) => stored.data[name] !== undefined && stored.data[name] !== null,
  );
  const read = names.map((name) => [name, parts[name].safeParse(stored.data[name])] as const);
  const kept = read.flatMap(([name, part]) => (part.success ? [[name, part.data] as const] : []));
  // Each part was parsed by its own schema just above.
  const session = Object.fromEntries(kept) as FunnelSession;
  return { session, broken: kept.length < names.length };
}

/** The first step for a visitor who opens the funnel: the furthest one whose data is already there. */
export function startStep({ birthData, contactData, previewData }: FunnelSession): FunnelStep {
  if (contactData && previewData) return "preview-payment";
  return birthData ? "contact" : "birth-data";
}

/** Updates parts of the stored session and assigns an attempt id; a part given as undefined is removed. */
export function keepInFunnel(store: SessionStore, changes: FunnelSession): void {
  attemptOf(store);
  const { session } = readFunnelSession(store.read(funnelKey));
  store.write(funnelKey, JSON.stringify({ ...session, ...changes }));
}

/** A birth in the funnel session's format. */
export function birthDataOf(birth: BirthData): NonNullable<FunnelSession["birthData"]> {
  const { birthDate, birthTime, birthCity, birthCountry, countryCode, ...same } = birth;
  const { timeUnknown, latitude, longitude, timezone, offsetSeconds, fold } = same;
  return {
    ...{ date: birthDate, time: birthTime, timeUnknown, latitude, longitude, timezone },
    place: [birthCity, birthCountry].filter(Boolean).join(", "),
    ...{ city: birthCity, country: birthCountry, countryCode },
    ...(offsetSeconds === undefined ? {} : { offsetSeconds }),
    ...(fold === undefined ? {} : { fold }),
  };
}

/** The session's birth in the format the journeys share; undefined before there is one. */
export function birthOfSession({ birthData }: FunnelSession): BirthData | undefined {
  if (birthData === undefined) return undefined;
  const { date, time, place, city, country = "", countryCode = "", ...same } = birthData;
  const named = city ? { birthCity: city, birthCountry: country } : { birthCity: place, birthCountry: "" };
  return { ...same, birthDate: date, birthTime: time, ...named, countryCode };
}
