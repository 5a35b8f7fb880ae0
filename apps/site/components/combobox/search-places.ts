import { builtInCities, searchBuiltInCities } from "@cosmic/atlas/built-in-cities";
import type { Place } from "@cosmic/atlas/place";
import * as z from "zod/mini";
import { countryText } from "../../locale/format.ts";
import type { Locale } from "../../locale/locale.ts";
import { paths } from "../../paths.ts";
import { placeSchema } from "./place-schema.ts";

/** What a search was asked. */
interface PlaceQuestion {
  readonly text: string;
  readonly limit: number;
  /** Given up as soon as the text changes. */
  readonly signal: AbortSignal;
}

/** What it found, best first; `reached` is false when only the built-in cities could be searched. */
interface PlaceAnswer {
  readonly places: readonly Place[];
  readonly reached: boolean;
}

export type PlaceSearch = (question: PlaceQuestion) => Promise<PlaceAnswer>;

/** Longest query the search takes; no town's name comes near it. */
const longestQuery = 100;
/** A suggestion that takes longer than this helps nobody who is typing. */
const timeoutMs = 4000;

const answerSchema = z.object({ places: z.array(placeSchema) });

/** Searches towns on the server; where it cannot be reached the built-in cities answer. `country`, of two letters, keeps
 * the towns of all others out; empty is every country. */
export function placeSearch(locale: Locale, send: typeof fetch, country = ""): PlaceSearch {
  return async ({ text, limit, signal }) => {
    const query = text.trim().slice(0, longestQuery);
    const answer = await askServer(send, paths.apiPlaces({ query, limit, locale, country }), signal);
    if (answer !== "unreached") return { places: answer.slice(0, limit), reached: true };
    const cities = searchBuiltInCities(query, builtInCities.length)
      .filter(({ countryCode }) => country === "" || countryCode === country)
      .slice(0, limit);
    return { places: cities.map((city) => inWords(city, locale)), reached: false };
  };
}

/** The town nearest to a point; null when the search cannot be reached or knows none. */
export async function nearestPlace(
  point: { readonly latitude: number; readonly longitude: number },
  locale: Locale,
  send: typeof fetch,
): Promise<Place | null> {
  // Two decimals, about a kilometre: enough to find the town, and less than where somebody stands.
  const at = { latitude: point.latitude.toFixed(2), longitude: point.longitude.toFixed(2), locale };
  const answer = await askServer(send, paths.apiNearestPlace(at), new AbortController().signal);
  return answer === "unreached" ? null : (answer[0] ?? null);
}

/** A built-in city under its country's name in the visitor's language. */
const inWords = (city: Place, locale: Locale): Place => ({
  ...city,
  label: `${city.name}, ${countryText(city, locale)}`,
});

async function askServer(
  send: typeof fetch,
  address: string,
  stale: AbortSignal,
): Promise<readonly Place[] | "unreached"> {
  const waiting = new AbortController();
  const giveUp = () => waiting.abort();
  const timer = setTimeout(giveUp, timeoutMs);
  stale.addEventListener("abort", giveUp);
  try {
    const answer = await send(address, { signal: waiting.signal });
    // A text the server cannot search, control characters say, is met by no town.
    if (answer.status === 400) return [];
    const read = answerSchema.safeParse(answer.ok ? await answer.json() : null);
    return read.success ? read.data.places.map(asPlace) : "unreached";
  } catch (cause) {
    if (cause instanceof TypeError || cause instanceof DOMException || cause instanceof SyntaxError) return "unreached";
    throw cause;
  } finally {
    clearTimeout(timer);
    stale.removeEventListener("abort", giveUp);
  }
}

/** A key that is not there stays away, where the schema says undefined. */
const asPlace = ({ geonameId, ...place }: z.infer<typeof placeSchema>): Place =>
  geonameId === undefined ? place : { ...place, geonameId };
