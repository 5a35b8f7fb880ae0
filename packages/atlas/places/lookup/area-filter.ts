import type { Gazetteer } from "../table/gazetteer.ts";
import { beginningWith, beginsWhole } from "../table/key-cursor.ts";
import { type KeyTable, placeOf } from "../table/key-table.ts";
import { matchScores } from "./town-scores.ts";

/** Score bonus for a town inside the typed areas; null when it lies elsewhere. */
export type AreaFilter = (town: number) => number | null;

/** Matched areas, and whether each matched in full. */
type Met = ReadonlyMap<number, boolean>;

/** A single letter matches thousands of areas and says nothing. */
const shortestBeginning = 2;

function areasMet(table: KeyTable, text: string): Met {
  const met = new Map<number, boolean>();
  const range = beginningWith(table, text);
  if (!range) return met;
  const whole = beginsWhole(table, range, text.length);
  const end = text.length < shortestBeginning ? range.from + (whole ? 1 : 0) : range.to;
  for (let key = range.from; key < end; key += 1) {
    for (let at = table.firsts[key] ?? 0; at < (table.firsts[key + 1] ?? 0); at += 1) {
      const area = placeOf(table.postings[at] ?? 0);
      if (!met.get(area)) met.set(area, whole && key === range.from);
    }
  }
  return met;
}

/** Ways to match a text: as one area, or as two in a row (`ontario canada`), the first in full. */
function waysToMeet(table: KeyTable, text: string): readonly (readonly Met[])[] {
  const words = text.split(" ");
  const ways = words.map((_, cut) =>
    cut === 0
      ? [areasMet(table, text)]
      : [areasMet(table, words.slice(0, cut).join(" ")), areasMet(table, words.slice(cut).join(" "))],
  );
  return ways.filter((way) => way.every((met) => met.size > 0));
}

/** Builds the filter for the typed areas; null when one of them matches no area. */
export function areaFilter(gazetteer: Gazetteer, typedAreas: readonly string[]): AreaFilter | null {
  const { towns, areas, areaKeys } = gazetteer;
  const wanted = typedAreas.map((text) => waysToMeet(areaKeys, text));
  if (wanted.some((ways) => ways.length === 0)) return null;
  const gain = (area: number): number | null => {
    let total = 0;
    for (const ways of wanted) {
      const gains = ways.map((way) => gainOfWay(way, area, areas.parents));
      const best = Math.max(...gains.map((each) => each ?? -1));
      if (best < 0) return null;
      total += best;
    }
    return total;
  };
  const known = new Map<number, number | null>();
  return (town) => {
    const area = towns.areas[town] ?? 0;
    const before = known.get(area);
    if (before !== undefined) return before;
    const found = gain(area);
    known.set(area, found);
    return found;
  };
}

function gainOfWay(way: readonly Met[], area: number, parents: Uint16Array): number | null {
  let total = 0;
  for (const met of way) {
    const whole = wholeness(met, area, parents);
    if (whole === undefined) return null;
    if (whole) total += matchScores.wholeArea;
  }
  return total;
}

/** Whether an area or one containing it matched in full (true) or in part (false); undefined without a match. */
function wholeness(met: Met, area: number, parents: Uint16Array): boolean | undefined {
  let found: boolean | undefined;
  for (let current = area; ; current = parents[current] ?? 0) {
    const whole = met.get(current);
    if (whole) return true;
    found ??= whole;
    if (parents[current] === current) return found;
  }
}
