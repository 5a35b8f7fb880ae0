import { searchKey } from "@cosmic/atlas/places/lookup/search-key";
import type { AreaList } from "../areas.ts";
import type { Town } from "../town.ts";

/** Two entries with the same name and the same smallest area, closer than this, are one town listed twice. */
const sameTownDeg = 0.12;
/** Levels of areas: country, region, county. */
const deepest = 3;

const bySize = (a: Town, b: Town): number => b.population - a.population || a.id - b.id;

/** The areas of a town, starting with its country. */
function lineage({ areas, areaOf }: AreaList, town: Town): readonly number[] {
  const found = [areaOf(town)];
  for (let last = found[0] ?? 0; areas[last]?.parent !== last; last = found[0] ?? 0)
    found.unshift(areas[last]?.parent ?? 0);
  return found;
}

function groups(list: AreaList, towns: readonly Town[], depth: number): ReadonlyMap<string, readonly Town[]> {
  const found = new Map<string, Town[]>();
  for (const town of towns) {
    const key = [searchKey(town.name), ...lineage(list, town).slice(0, depth)].join("|");
    const group = found.get(key);
    if (group) group.push(town);
    else found.set(key, [town]);
  }
  return found;
}

/** Removes duplicate entries of the same town; keeps the one with more people, then the older entry. */
export function withoutDoubles(list: AreaList, towns: readonly Town[]): readonly Town[] {
  const kept: Town[] = [];
  for (const group of groups(list, towns, deepest).values()) {
    const stay: Town[] = [];
    for (const town of group.toSorted(bySize)) {
      const near = stay.some(
        (other) =>
          Math.abs(other.latitude - town.latitude) < sameTownDeg &&
          Math.abs(other.longitude - town.longitude) < sameTownDeg,
      );
      if (!near) stay.push(town);
    }
    kept.push(...stay);
  }
  return kept;
}

/** What each town's label needs to be unique among its namesakes, see `Towns.labelDepths`. */
export function labelDepths(list: AreaList, towns: readonly Town[]): ReadonlyMap<Town, number> {
  const depths = new Map<Town, number>(towns.map((town) => [town, 0]));
  for (let depth = 1; depth < deepest; depth += 1) {
    for (const group of groups(list, towns, depth).values()) {
      if (group.length > 1) for (const town of group) depths.set(town, depth);
    }
  }
  for (const group of groups(list, towns, deepest).values()) {
    // The largest town needs no more than its areas.
    for (const town of group.toSorted(bySize).slice(1)) depths.set(town, deepest);
  }
  return depths;
}
