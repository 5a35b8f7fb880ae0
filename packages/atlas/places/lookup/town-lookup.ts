import type { Gazetteer } from "../table/gazetteer.ts";
import { beginningWith, beginsWhole, type KeyRange } from "../table/key-cursor.ts";
import { kindOf, nameKinds, placeOf } from "../table/key-table.ts";
import { type AreaFilter, areaFilter } from "./area-filter.ts";
import { BestFirst, type ScoreTree } from "./best-first.ts";
import { slipRanges } from "./one-slip.ts";
import { homeBonus, matchScores } from "./town-scores.ts";
import { type Reading, readingsOf, respelled } from "./typed-place.ts";

/** Data the lookup searches, and the visitor's country (−1: none). */
export interface LookupGround {
  readonly gazetteer: Gazetteer;
  readonly tree: ScoreTree;
  /** Country index of each town; small enough to stay in the CPU cache. */
  readonly countries: Uint8Array;
  readonly home: number;
  /** Return only towns of this country; null: all. */
  readonly only: number | null;
}

/** Names this long tolerate one slip; the typed text may be one letter shorter. */
const shortestForgivingName = 5;

/** Postings scanned per range: enough for every town of a common name, few enough to take a tenth of a millisecond. */
const mostLooked = 160;
/** The same, when most of them lie in the wrong area. */
const mostLookedInAreas = 1500;
/** The same, for one slip among many. */
const mostLookedPerSlip = 24;

/** Reached by the whole name of a town of 100,000 people, or by the start of the name of one of three million. */
const sureScore = 6500;

interface Lookup extends LookupGround {
  readonly reading: Reading;
  readonly filter: AreaFilter | null;
  readonly limit: number;
  /** Best score of each town found so far. */
  readonly best: Map<number, number>;
}

interface Stretch {
  readonly keys: KeyRange;
  readonly bonus: number;
  /** Whether the typed text is the whole key, not just its start. */
  readonly whole: boolean;
  readonly mostLooked: number;
}

/** Indexes of the towns a typed text may mean, best first. */
export function lookUpTowns(ground: LookupGround, typed: string, limit: number): readonly number[] {
  const best = new Map<number, number>();
  const readings = readingsOf(typed);
  let forgiving = true;
  for (const reading of readings) {
    const filter = reading.areas.length === 0 ? null : areaFilter(ground.gazetteer, reading.areas);
    if (reading.areas.length > 0 && filter === null) continue;
    const lookup = { ...ground, reading, filter, limit, best };
    const asTyped = collectAsTyped(lookup);
    // Words that may be areas are searched for slips only when nothing matched as typed.
    if (best.size === 0 || (forgiving && !isSure(best))) collectSlips(lookup, asTyped);
    forgiving = reading.parted && reading.areas.length > 0;
  }
  const [first] = readings;
  if (best.size === 0 && first && first.areas.length > 0) return lookUpTowns(ground, first.name, limit);
  return [...best]
    .sort((one, two) => two[1] - one[1] || one[0] - two[0])
    .slice(0, limit)
    .map(([town]) => town);
}

/** Whether some match is so likely that slips need not be searched. */
function isSure(best: ReadonlyMap<number, number>): boolean {
  for (const score of best.values()) if (score >= sureScore) return true;
  return false;
}

/**
 * Collects towns whose name is, or starts with, the typed text. Returns whether the text is some town's own full name.
 */
function collectAsTyped(lookup: Lookup): boolean {
  const { reading, filter, gazetteer } = lookup;
  const { townKeys } = gazetteer;
  const other = respelled(reading.name);
  let own = false;
  for (const name of other === null ? [reading.name] : [reading.name, other]) {
    const keys = beginningWith(townKeys, name);
    if (!keys) continue;
    const bonus = name === reading.name ? 0 : matchScores.respelled;
    if (beginsWhole(townKeys, keys, name.length)) {
      const whole = { from: keys.from, to: keys.from + 1 };
      collect(lookup, {
        ...{ keys: whole, bonus: bonus + matchScores.whole },
        ...{ whole: true, mostLooked: mostLookedInAreas },
      });
      own ||= hasOwnName(gazetteer, keys.from, filter);
    }
    const looked = filter || lookup.only !== null ? mostLookedInAreas : mostLooked;
    if (reading.parted) collect(lookup, { keys, bonus, whole: false, mostLooked: looked });
  }
  return own;
}

function hasOwnName({ townKeys }: Gazetteer, key: number, filter: AreaFilter | null): boolean {
  const postings = townKeys.postings.subarray(townKeys.firsts[key], townKeys.firsts[key + 1]);
  return postings.some(
    (posting) => kindOf(posting) === nameKinds.own && (filter === null || filter(placeOf(posting)) !== null),
  );
}

/** Collects towns whose name, or its start, matches with one slip; `besideWhole`: some town has it exactly as typed. */
function collectSlips(lookup: Lookup, besideWhole: boolean): void {
  const { reading, gazetteer } = lookup;
  const { townKeys } = gazetteer;
  const { length } = reading.name;
  if (length < shortestForgivingName - 1) return;
  const besides = besideWhole ? matchScores.slipBesideWhole : 0;
  const slip = { mostLooked: mostLookedPerSlip };
  for (const range of slipRanges(townKeys, reading.name)) {
    if (range.depth >= shortestForgivingName && beginsWhole(townKeys, range, range.depth)) {
      const keys = { from: range.from, to: range.from + 1 };
      collect(lookup, { ...slip, keys, bonus: besides + matchScores.whole + matchScores.slip, whole: true });
    }
    if (reading.parted && length >= shortestForgivingName) {
      collect(lookup, { ...slip, keys: range, bonus: besides + matchScores.slipInBeginning, whole: false });
    }
  }
}

/** Whether a posting is for a town's own name or a word of it. */
const isOwn = (posting: number): boolean => kindOf(posting) === nameKinds.own || kindOf(posting) === nameKinds.word;

/** Collects the best towns of a range of keys, and those below them that a bonus could still lift. */
function collect(lookup: Lookup, stretch: Stretch): void {
  const { gazetteer, tree, home, filter, limit } = lookup;
  const { firsts } = gazetteer.townKeys;
  const first = firsts[stretch.keys.from] ?? 0;
  const end = firsts[stretch.keys.to] ?? 0;
  if (end - first <= mostLookedPerSlip) {
    for (let posting = first; posting < end; posting += 1) weigh(lookup, stretch, posting);
    return;
  }
  const entries = new BestFirst(tree, first, end);
  const fall = stretch.whole ? 0 : matchScores.beginningOfOther;
  const lift = (home >= 0 ? homeBonus : 0) + (filter ? matchScores.wholeArea : 0) - fall;
  let met = 0;
  let floor = 0;
  for (let looked = 0; looked < stretch.mostLooked && entries.bestScore >= floor; looked += 1) {
    const score = entries.bestScore;
    if (!weigh(lookup, stretch, entries.next())) continue;
    met += 1;
    // No later entry can rise above the matches so far.
    if (met === limit) floor = score - lift;
  }
}

/** Scores the town of one posting; false when it lies outside the wanted areas or was already found. */
function weigh(
  { gazetteer, tree, countries, home, only, filter, best }: Lookup,
  stretch: Stretch,
  at: number,
): boolean {
  const posting = gazetteer.townKeys.postings[at] ?? 0;
  const town = placeOf(posting);
  if (only !== null && countries[town] !== only) return false;
  const gain = filter ? filter(town) : 0;
  if (gain === null) return false;
  const score = (tree.nodes[tree.count + at] ?? 0) + stretch.bonus + gain;
  const fall = stretch.whole || isOwn(posting) ? 0 : matchScores.beginningOfOther;
  const total = score + fall + (countries[town] === home ? homeBonus : 0);
  const before = best.get(town);
  if (before !== undefined && before >= total) return false;
  best.set(town, total);
  return before === undefined;
}
