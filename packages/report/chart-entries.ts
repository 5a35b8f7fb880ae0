import type { Cell } from "./cell.ts";

/** The chart entry by entry, as a screen lays out cards, grids and tables and lets a reader explore the wheel. It says
 * nothing that the chapters do not say; text is final and in the language of the document. */
export interface ChartEntries {
  /** The birth, ISO 8601, UTC. */
  readonly instant: string;
  /** Born south of the equator, where the Moon is seen the other way round. */
  readonly southern: boolean;
  /** Ten planets, then the points, then Ascendant and Midheaven where the time is known. */
  readonly placements: readonly PlacementEntry[];
  /** Empty without a birth time. */
  readonly houses: readonly HouseEntry[];
  /** Closest first, those to the angles last; without a birth time those of the Moon are left out. */
  readonly aspects: readonly AspectEntry[];
  /** The contradictions that the book names, heaviest first. */
  readonly tensions: readonly TensionEntry[];
  /** What a life crosses to the age of ninety, in order of time. */
  readonly crossings: readonly CrossingEntry[];
  /** The columns and rows of the table of elements and modes, with their shares. */
  readonly elements: readonly ShareEntry[];
  readonly modes: readonly ShareEntry[];
  /** How many planets stand in the halves of the sky; null without a birth time. */
  readonly halves: { readonly horizon: HalvesEntry; readonly sides: HalvesEntry } | null;
  /** What the book rests on besides placements, houses and aspects. */
  readonly facts: readonly FactEntry[];
  readonly technical: RowsEntry;
  readonly sources: RowsEntry;
  readonly labels: Readonly<Record<EntryLabel, string>>;
}

export interface PlacementEntry {
  /** As the facts and the hooks of the wheel name it: `sun`, `trueNode`, `ascendant`. */
  readonly id: string;
  readonly kind: "planet" | "point" | "angle";
  readonly name: string;
  readonly glyph?: string;
  /** `24° 20′ Gemini`; without a birth time about where, or both signs of the day. */
  readonly place: string;
  /** Absent where two signs are possible. */
  readonly sign?: Cell;
  /** `Eighth house`. */
  readonly house?: string;
  readonly retrograde: boolean;
  /** `Rules the eighth and twelfth houses`. */
  readonly rules?: string;
  /** Of a planet: its score, what made it in words, and the sum, `5 + 2 + 1 = 8`. */
  readonly strength?: { readonly score: number; readonly condition: string; readonly sum: string };
  /** Of a planet: row and column of the table of elements and modes. */
  readonly element?: string;
  readonly mode?: string;
  /** Sections that tell it, in order; empty where none does. */
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
  /** The ruler the reading uses and where it stands, `Key: Pluto in this house`. */
  readonly key: string;
  /** `Natural ruler: Mars`. */
  readonly naturalRuler: string;
  /** Ids of the planets that live there. */
  readonly residents: readonly string[];
  /** The plain sentence of the house, and that of the first planet who lives there, where the book tells them. */
  readonly plain?: string;
  readonly company?: string;
  readonly section: string;
}

export interface AspectEntry {
  /** `mars-square-neptune`, as facts name it. */
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly type: string;
  /** `Mars square Neptune`. */
  readonly name: string;
  /** `2.5°`. */
  readonly orb: string;
  /** `Applying`; absent for those to the angles. */
  readonly motion?: string;
  /** What an angle of this kind means, in a few words. */
  readonly means: string;
  /** The section that tells it, where one does. */
  readonly section?: string;
}

/** A fact that is no placement, house or aspect: a figure, a share, a part of a cycle. */
export interface FactEntry {
  /** As paragraphs name it: `elements.fire`, `saturn-return`. */
  readonly id: string;
  /** `Fire at 40%`; what it is, where it has no short name. */
  readonly name: string;
  /** The section that shows it, where one does. */
  readonly section?: string;
}

export interface TensionEntry {
  readonly section: string;
  readonly a: ClaimEntry;
  readonly b: ClaimEntry;
}
/** One side of a contradiction: what it rests on, and its plain sentence where the book tells it. */
export interface ClaimEntry {
  readonly title: string;
  readonly glyph?: string;
  readonly plain?: string;
}

/** A return, a crossing, or a sign or phase that the progressed Sun or Moon begins. */
export interface CrossingEntry {
  readonly kind: "crossing" | "moon-sign" | "moon-phase" | "sun-sign";
  readonly glyph: string;
  /** The sign that the progressed Sun or Moon begins. */
  readonly sign?: Cell;
  /** `Second Saturn return`. */
  readonly name: string;
  /** Completed years at the first pass. */
  readonly age: number;
  /** Every pass, in order. */
  readonly dates: readonly CrossingDate[];
  /** The plain sentence of what it asks, where the book tells one. */
  readonly asks?: string;
  /** While it lasts: `Progressed Moon in Cancer since November 2, 2024`; of signs and phases of the Moon. */
  readonly since?: string;
  readonly section: string;
}
export interface CrossingDate {
  /** `YYYY-MM-DD`, UTC. */
  readonly date: string;
  /** The same as it is read. */
  readonly text: string;
  readonly retrograde: boolean;
}

export interface ShareEntry {
  /** Name of its glyph, and what placements name it by. */
  readonly id: string;
  readonly label: string;
  readonly percent: number;
}
export interface HalvesEntry {
  readonly text: string;
  /** The half with more planets: `lower` of the horizon, `right` of the sides; null where they are equal. */
  readonly fuller: "upper" | "lower" | "left" | "right" | null;
}
export interface RowsEntry {
  readonly caption: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

/** Words of the cards, by what they name. */
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
