import type { AspectId, FactId } from "@cosmic/chart/fact-index/fact-ids";
import type { AspectEnd, AspectType, Planet } from "@cosmic/chart/names";
import type { Cell } from "./cell.ts";

/** The chart as separate entries, so that the screen can lay out cards, grids and tables and an explorable wheel. Adds
 * nothing beyond the chapters. All text is final and in the document's language. */
export interface ChartEntries {
  /** Birth instant, ISO 8601, UTC. */
  readonly instant: string;
  /** Born south of the equator, where the Moon appears inverted. */
  readonly southern: boolean;
  /** Ten planets, then the points, then Ascendant and Midheaven if the birth time is known. */
  readonly placements: readonly PlacementEntry[];
  /** Empty without a birth time. */
  readonly houses: readonly HouseEntry[];
  /** Tightest orb first, aspects to the angles last. Without a birth time, aspects to the Moon are omitted. */
  readonly aspects: readonly AspectEntry[];
  /** The contradictions the book names, heaviest first. */
  readonly tensions: readonly TensionEntry[];
  /** Returns and crossings up to age ninety, in chronological order. */
  readonly crossings: readonly CrossingEntry[];
  /** Columns and rows of the elements-and-modes table, with their percentages. */
  readonly elements: readonly ShareEntry[];
  readonly modes: readonly ShareEntry[];
  /** How many planets are in each half of the sky; null without a birth time. */
  readonly halves: { readonly horizon: HalvesEntry; readonly sides: HalvesEntry } | null;
  /** Facts the book uses besides placements, houses and aspects. */
  readonly facts: readonly FactEntry[];
  readonly technical: RowsEntry;
  readonly sources: RowsEntry;
  readonly labels: Readonly<Record<EntryLabel, string>>;
}

export interface PlacementEntry {
  /** Key used in the facts and in the wheel's hooks: `sun`, `trueNode`, `ascendant`. */
  readonly id: string;
  readonly kind: "planet" | "point" | "angle";
  readonly name: string;
  readonly glyph?: string;
  /** `24° 20′ Gemini`. Without a birth time: an approximate position, or both possible signs. */
  readonly place: string;
  /** Absent when two signs are possible. */
  readonly sign?: Cell;
  /** `Eighth house`. */
  readonly house?: string;
  readonly retrograde: boolean;
  /** `Rules the eighth and twelfth houses`. */
  readonly rules?: string;
  /** Planets only: score, the reasons in words, and the sum, `5 + 2 + 1 = 8`. Absent when the hour would decide it. */
  readonly strength?: { readonly score: number; readonly condition: string; readonly sum: string };
  /** Planets only: row and column in the elements-and-modes table. */
  readonly element?: string;
  readonly mode?: string;
  /** Ids of the sections that describe it, in order; empty if none does. */
  readonly sections: readonly string[];
}

export interface HouseEntry {
  readonly number: number;
  /** One or two words, `Daily work`. */
  readonly word: string;
  /** Longitude of the cusp, 0…360. */
  readonly cuspDeg: number;
  /** The sign on the cusp, `8° 21′ Scorpio`. */
  readonly cusp: Cell;
  /** The ruler the reading uses and its placement, `Key: Pluto in this house`. */
  readonly key: string;
  /** `Natural ruler: Mars`. */
  readonly naturalRuler: string;
  /** Ids of the planets in this house. */
  readonly residents: readonly string[];
  /** Plain sentences for the house and for the first planet in it, if the book includes them. */
  readonly plain?: string;
  readonly company?: string;
  readonly section: string;
}

export interface AspectEntry {
  /** `mars-square-neptune`. */
  readonly id: AspectId;
  readonly a: Planet;
  readonly b: AspectEnd;
  readonly type: AspectType;
  /** `Mars square Neptune`. */
  readonly name: string;
  /** `2.5°`. */
  readonly orb: string;
  /** `Applying`; absent for aspects to the angles. */
  readonly motion?: string;
  /** What this type of aspect means, in a few words. */
  readonly means: string;
  /** The section that describes it, if any. */
  readonly section?: string;
}

/** A fact that is not a placement, house or aspect: a pattern, a share, part of a cycle. */
export interface FactEntry {
  /** As used by paragraphs: `elements.fire`, `saturn-return`. */
  readonly id: FactId;
  /** `Fire at 40%`, or a description if it has no short name. */
  readonly name: string;
  /** The section that shows it, if any. */
  readonly section?: string;
}

export interface TensionEntry {
  readonly section: string;
  readonly a: ClaimEntry;
  readonly b: ClaimEntry;
}
/** One side of a contradiction: the fact behind it, and its plain sentence if the book includes it. */
export interface ClaimEntry {
  readonly title: string;
  readonly glyph?: string;
  readonly plain?: string;
}

/** A return, a crossing, or a new sign or phase of the progressed Sun or Moon. */
export interface CrossingEntry {
  readonly kind: "crossing" | "moon-sign" | "moon-phase" | "sun-sign";
  readonly glyph: string;
  /** The sign the progressed Sun or Moon enters. */
  readonly sign?: Cell;
  /** `Second Saturn return`. */
  readonly name: string;
  /** Age in whole years at the first pass. */
  readonly age: number;
  /** All passes, in order. */
  readonly dates: readonly [CrossingDate, ...CrossingDate[]];
  /** Plain sentence about what it asks of the reader, if the book includes one. */
  readonly asks?: string;
  /** While in effect: `Progressed Moon in Cancer since November 2, 2024`. Only for the progressed Moon's signs and
   * phases. */
  readonly since?: string;
  readonly section: string;
}
export interface CrossingDate {
  /** `YYYY-MM-DD`, UTC. */
  readonly date: string;
  /** The same date, formatted for the reader. */
  readonly text: string;
  readonly retrograde: boolean;
}

export interface ShareEntry {
  /** Glyph name, and the id placements refer to. */
  readonly id: string;
  readonly label: string;
  readonly percent: number;
}
export interface HalvesEntry {
  readonly text: string;
  /** The half with more planets: `upper`/`lower` for the horizon, `left`/`right` for the sides; null if equal. */
  readonly fuller: "upper" | "lower" | "left" | "right" | null;
}
export interface RowsEntry {
  readonly caption: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

/** Card labels, by what they label. */
export type EntryLabel =
  | "sign"
  | "house"
  | "condition"
  | "between"
  | "orb"
  | "motion"
  | "means"
  | "closest"
  | "closestTwelve"
  | "noPlanets"
  | "firstHouses"
  | "lastHouses"
  | "personal"
  | "interpersonal"
  | "company"
  | "readOn"
  | "share"
  | "grid"
  | "here"
  | "age"
  | "exact"
  | "crossing"
  | "asks"
  | "nextYears"
  | "moonCalendar"
  | "moonWalks"
  | "moonDial"
  | "disagree"
  | "counted"
  | "explore";
