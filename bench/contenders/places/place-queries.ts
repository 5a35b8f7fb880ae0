import { readFileSync } from "node:fs";
import type { PlaceSearch } from "@cosmic/atlas/places/place-search";
import { placesFromDisk } from "@cosmic/atlas/places/places-from-disk";
import { required } from "@cosmic/chart/required";

/** Number of queries, for the bench and for measuring slow answers. */
const queryCount = 5000;
/** The same as in the birth form. */
export const suggestions = 8;

/** The town search; throws when the gazetteer is missing. */
export async function openPlaces(): Promise<PlaceSearch> {
  const opening = await placesFromDisk();
  if (!opening.ok) throw new Error(`the gazetteer is ${opening.reason}`);
  return opening.search;
}

/** Pseudorandom numbers, the same on every run (Park and Miller 1988). */
function randomNumbers(): (below: number) => number {
  const modulus = 2_147_483_647;
  let state = 20_260_701;
  return (below) => {
    state = (state * 48_271) % modulus;
    return state % below;
  };
}

/**
 * What a visitor types on the way to each of the recall queries: prefixes of two letters and more, whole names, and
 * names with a letter missing. The same 5,000 every time.
 */
export function placeQueries(): readonly string[] {
  const table = new URL("../../../packages/atlas/places/golden/recall-queries.tsv", import.meta.url);
  const names = readFileSync(table, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t")[0] ?? "");
  const random = randomNumbers();
  return Array.from({ length: queryCount }, (_, index) => {
    const name = required(names[random(names.length)], "a name");
    if (index % 4 === 0) return name;
    const cut = 1 + random(name.length - 1);
    if (index % 4 === 1 && name.length > 5) return name.slice(0, cut) + name.slice(cut + 1);
    return name.slice(0, cut + 1);
  });
}
