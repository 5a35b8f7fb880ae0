import type { AspectId, FactId, PatternId } from "./fact-index/fact-ids.ts";
import type { CycleKind, Element, HouseNumber, Modality, MoonPhaseName, PatternType, Planet, Sign } from "./names.ts";

/** Planets that form a pattern, in the usual order. */
export interface Pattern {
  readonly type: PatternType;
  readonly planets: readonly Planet[];
  /** Stelliums only: either a sign or a house. */
  readonly sign?: Sign;
  readonly house?: HouseNumber;
  /** Apex of a T-square or yod; for a kite, the planet opposite its trine. */
  readonly apex?: Planet;
  /** Only when a grand trine, or a kite's trine, lies in one element. */
  readonly element?: Element;
  /** Only when a T-square or grand cross lies in one modality. */
  readonly modality?: Modality;
}

/** A main theme of the chart, with the facts behind it. No two themes of a chart share a fact. */
export type Theme = ThemeSubject & {
  /** English. */
  readonly title: string;
  /** Sum of the lines. */
  readonly weight: number;
  /** Fact ids of the lines. */
  readonly evidence: readonly FactId[];
  readonly lines: readonly ThemeLine[];
};
/** What a theme is about. */
export type ThemeSubject =
  | SimpleSubject
  | { readonly kind: "aspect"; readonly subject: AspectId }
  | { readonly kind: "configuration"; readonly subject: PatternId };
export type SimpleSubject =
  | { readonly kind: "planet" | "angular-planet" | "chart-ruler"; readonly subject: Planet }
  | { readonly kind: "sign" | "node-axis"; readonly subject: Sign }
  | { readonly kind: "house"; readonly subject: `${HouseNumber}` }
  | { readonly kind: "element" | "missing-element"; readonly subject: Element }
  | { readonly kind: "sect"; readonly subject: "day" | "night" };
/** What one fact adds to a theme. */
export interface ThemeLine {
  readonly fact: FactId;
  readonly weight: number;
}

/** Passes of one kind of life cycle, in order. */
export interface Cycle {
  readonly kind: CycleKind;
  readonly dates: readonly CycleDate[];
}
/** One pass, with its UTC date. */
export interface CycleDate {
  readonly date: string;
  /** False while the body is retrograde. */
  readonly direct: boolean;
  /** Squares only: degrees from the natal place along the zodiac, 90 or 270. */
  readonly angle?: 90 | 270;
  /** Progressions only: the sign entered. */
  readonly sign?: Sign;
  /** Progressions only: the phase begun. */
  readonly phase?: MoonPhaseName;
}

/** Two planets, each in a sign that the other rules. */
export interface Reception {
  readonly a: Planet;
  readonly b: Planet;
  readonly rulers: "modern" | "traditional" | "both";
}

/** Dispositors: the ruler of the sign each planet is in. */
export interface Dispositors {
  readonly of: Readonly<Record<Planet, Planet>>;
  /** From each planet to one that rules its own sign or was already named. */
  readonly chains: Readonly<Record<Planet, readonly Planet[]>>;
  /** Planets that dispose of each other in a ring of two or more, each ring in the usual order. */
  readonly rings: readonly (readonly Planet[])[];
  /** The planet in its own sign to which every chain leads. */
  readonly final: Planet | null;
}

/** Dominant and missing elements and modalities, by count of planets. */
export interface Emphasis {
  readonly element: Element | null;
  readonly missingElements: readonly Element[];
  readonly modality: Modality | null;
  readonly missingModalities: readonly Modality[];
}

/** Percentages of the planets on either side of the meridian and of the horizon, by house. */
export interface Hemispheres {
  /** Houses 10 to 3. */
  readonly eastern: number;
  /** Houses 4 to 9. */
  readonly western: number;
  /** Houses 7 to 12. */
  readonly above: number;
  /** Houses 1 to 6. */
  readonly below: number;
}

/** The house of each planet in three systems. */
export interface HouseSystems {
  /** Null where Placidus does not exist. */
  readonly placidus: Readonly<Record<Planet, HouseNumber>> | null;
  readonly wholeSign: Readonly<Record<Planet, HouseNumber>>;
  readonly porphyry: Readonly<Record<Planet, HouseNumber>>;
}

/** The Sun's change of sign near a birth. */
export interface SunChange {
  /** Sign that newspapers print for the date. */
  readonly calendarSign: Sign;
  readonly from: Sign;
  readonly to: Sign;
  /** ISO 8601, UTC, to the second. */
  readonly instant: string;
  /** In local time, `YYYY-MM-DD` and `HH:MM`, truncated. */
  readonly date: string;
  readonly time: string;
}
