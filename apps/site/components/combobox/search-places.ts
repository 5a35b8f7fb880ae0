import { paths } from "@cosmic/addresses/paths";
import { builtInCities, searchBuiltInCities } from "@cosmic/atlas/built-in-cities";
import type { Place } from "@cosmic/atlas/place";
import * as z from "zod/mini";
import { countryText } from "../../locale/format/format.ts";
import type { Locale } from "../../locale/locale.ts";
import { placeSchema } from "./place-schema.ts";

/** A search request. */
interface PlaceQuestion {
  readonly text: string;
  readonly limit: number;
  /** Aborted as soon as the text changes. */
  readonly signal: AbortSignal;
}

/** Matches, best first; `reached` is false when only the built-in cities could be searched. */
interface PlaceAnswer {
  readonly places: readonly Place[];
  readonly reached: boolean;
}

export type PlaceSearch = (question: PlaceQuestion) => Promise<PlaceAnswer>;

/** Longest query sent, in characters; no town's name comes close. */
const longestQuery = 100;
/** Slower suggestions are useless to someone typing. */
const timeoutMs = 4000;

const answerSchema = z.object({ places: z.array(placeSchema) });

/** Searches towns on the server, falling back to the built-in cities when it can't be reached. `country`, a two-letter
 * code, limits the search to that country; empty means all. */
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

/** The town nearest to a point; null if the search can't be reached or finds none. */
export async function nearestPlace(
  point: { readonly latitude: number; readonly longitude: number },
  locale: Locale,
  send: typeof fetch,
): Promise<Place | null> {
  // Two decimals, about a kilometer: enough to find the town without revealing where someone is standing.
  const at = { latitude: point.latitude.toFixed(2), longitude: point.longitude.toFixed(2), locale };
  const answer = await askServer(send, paths.apiNearestPlace(at), new AbortController().signal);
  return answer === "unreached" ? null : (answer[0] ?? null);
}

/** Labels a built-in city with its country's name in the visitor's language. */
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
    // Text the server rejects, such as control characters, matches no town.
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

/** Drops an undefined `geonameId`: `Place` wants the key absent. */
const asPlace = ({ geonameId, ...place }: z.infer<typeof placeSchema>): Place =>
  geonameId === undefined ? place : { ...place, geonameId };
