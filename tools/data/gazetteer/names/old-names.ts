import { readFileSync } from "node:fs";
import { searchKey } from "@cosmic/atlas/places/lookup/search-key";
import type { Town } from "../town.ts";

/**
 * Former and local names that the packages lack or do not mark as such: country, town, names separated by semicolons.
 */
const table = new URL("old-names.tsv", import.meta.url);

/** Other names by town, from the reviewed table; throws when a row matches no town. */
export function resolveOldNames(towns: readonly Town[]): ReadonlyMap<Town, readonly string[]> {
  const rows = readFileSync(table, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
  const found = new Map<Town, string[]>();
  const unknown: string[] = [];
  const byCountry = new Map<string, Town[]>();
  for (const town of towns) {
    const list = byCountry.get(town.country);
    if (list) list.push(town);
    else byCountry.set(town.country, [town]);
  }
  for (const [country = "", name = "", names = ""] of rows) {
    const town = largest(byCountry.get(country) ?? [], searchKey(name));
    if (town) found.set(town, [...(found.get(town) ?? []), ...names.split(";").map((each) => each.trim())]);
    else unknown.push(`${country} ${name}`);
  }
  if (unknown.length > 0) throw new Error(`old-names.tsv names no town in: ${unknown.join(", ")}`);
  return found;
}

/** The largest town with that main name, or else with that other name. */
function largest(towns: readonly Town[], key: string): Town | undefined {
  const bySize = (list: readonly Town[]) => list.toSorted((a, b) => b.population - a.population || a.id - b.id)[0];
  return (
    bySize(towns.filter((town) => searchKey(town.name) === key)) ??
    bySize(towns.filter((town) => town.otherNames.some((name) => searchKey(name) === key)))
  );
}
