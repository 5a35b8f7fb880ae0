import { paths } from "@cosmic/addresses/paths";
import * as z from "zod/mini";
import type { BirthData } from "../birth/draft/birth-data.ts";

const sourceName = z.enum([
  "place-search",
  "reverse-geocoding",
  "daily-horoscope",
  "astrology-chart",
  "free-planets",
  "space-agency",
  "naval-observatory",
]);
export type SourceName = z.infer<typeof sourceName>;

const planet = [
  ...(["sun", "moon", "mercury", "venus", "mars"] as const),
  ...(["jupiter", "saturn", "uranus", "neptune", "pluto"] as const),
] as const;

const askedSource = z.object({
  name: sourceName,
  host: z.string(),
  used: z.boolean(),
  outcome: z.enum(["used", "agrees", "disagrees", "kept", "failed", "late", "not-needed"]),
  disagreements: z.array(z.object({ what: z.enum([...planet, "moon-phase", "place"]), by: z.number() })),
  at: z.nullable(z.string()),
});
/** One outside source that was asked, and the outcome. */
export type AskedSource = Readonly<z.infer<typeof askedSource>>;

/** Only the place name of an answer is shown, so everything else is dropped. */
const attempt = z.object({
  data: z.catch(z.nullable(z.object({ kind: z.literal("place-name"), city: z.string(), country: z.string() })), null),
});

const answer = z.object({
  sources: z.nullable(
    z.pipe(
      z.object({ dataSource: z.string(), apiResults: z.array(askedSource), attempts: z.array(attempt) }),
      z.transform(({ dataSource, apiResults, attempts }) => {
        const place = attempts.flatMap(({ data }) => data ?? [])[0];
        const placeName = place ? [place.city, place.country].filter(Boolean).join(", ") : "";
        return { dataSource, apiResults, placeName };
      }),
    ),
  ),
});

/** `off`: no consent, or no sources configured. `away`: our own server could not be reached. */
export type SourcesAnswer =
  | { readonly kind: "off" }
  | { readonly kind: "away" }
  | {
      readonly kind: "asked";
      readonly dataSource: string;
      readonly apiResults: readonly AskedSource[];
      /** The name found for the coordinates; empty if there is none. */
      readonly placeName: string;
    };

/** Timeout for a lost connection; the server itself answers within a second. */
const sourcesLimitMs = 8000;

let last: { readonly of: string; readonly answer: Promise<SourcesAnswer> } | undefined;

/** What the outside sources say about a birth, requested once while the page lives. Without consent nothing is sent. */
export function sourcesOf(birth: BirthData): Promise<SourcesAnswer> {
  const { fullName, email, ...asked } = birth;
  const of = JSON.stringify(Object.entries(asked).toSorted());
  if (last?.of !== of) last = { of, answer: ask(asked) };
  return last.answer;
}

async function ask(birth: Omit<BirthData, "fullName" | "email">): Promise<SourcesAnswer> {
  if ((birth.agreedSources ?? []).length === 0) return { kind: "off" };
  try {
    const response = await fetch(paths.apiSources(), {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(birth),
      signal: AbortSignal.timeout(sourcesLimitMs),
    });
    const read = answer.safeParse(await response.json());
    if (!response.ok || !read.success) return { kind: "away" };
    return read.data.sources === null ? { kind: "off" } : { kind: "asked", ...read.data.sources };
  } catch (cause) {
    // No network, a timeout or a response that is not JSON: the chart does not need it.
    if (cause instanceof TypeError || cause instanceof DOMException || cause instanceof SyntaxError)
      return { kind: "away" };
    throw cause;
  }
}
