import type { CycleKind, Element, Modality, MoonPhaseName, PatternType, Planet, Sign, ThemeKind } from "./names.ts";

/** Planets that form a figure, in the usual order. */
export interface Pattern {
  readonly type: PatternType;
  readonly planets: readonly Planet[];
  /** Of a stellium, which has a sign or else a house. */
  readonly sign?: Sign;
  readonly house?: number;
  /** Where the figure comes to a point: of a T-square, a yod, and of a kite the planet opposite its trine. */
  readonly apex?: Planet;
  /** Of a grand trine or a kite whose trine stands in one element. */
  readonly element?: Element;
  /** Of a T-square or a grand cross that stands in one modality. */
  readonly modality?: Modality;
}

/** What a chart is most about, with the facts that say so. No two themes of a chart share a fact. */
export interface Theme {
  readonly kind: ThemeKind;
  /** A planet, sign, house or element, `day` or `night`, or the id of an aspect or a configuration. */
  readonly subject: string;
  /** English. */
  readonly title: string;
  /** The lines added up. */
  readonly weight: number;
  /** Fact ids, those of the lines. */
  readonly evidence: readonly string[];
  readonly lines: readonly ThemeLine[];
}
/** What one fact adds to a theme. */
export interface ThemeLine {
  readonly fact: string;
  readonly weight: number;
}

/** The crossings of one kind of life cycle, in order. */
export interface Cycle {
  readonly kind: CycleKind;
  readonly dates: readonly CycleDate[];
}
/** One crossing, on its UTC date. */
export interface CycleDate {
  readonly date: string;
  /** False while the body goes backwards. */
  readonly direct: boolean;
  /** Of a square: degrees from the natal place along the zodiac, 90 or 270. */
  readonly angle?: 90 | 270;
  /** Of a progression: the sign entered. */
  readonly sign?: Sign;
  /** Of a progression: the phase begun. */
  readonly phase?: MoonPhaseName;
}

/** Two planets, each in a sign that the other rules. */
export interface Reception {
  readonly a: Planet;
  readonly b: Planet;
  readonly rulers: "modern" | "traditional" | "both";
}

/** Who disposes of whom: the ruler of the sign a planet stands in. */
export interface Dispositors {
  readonly of: Readonly<Record<Planet, Planet>>;
  /** From each planet on, up to one that rules its own sign or was named before. */
  readonly chains: Readonly<Record<Planet, readonly Planet[]>>;
  /** Planets that dispose of each other in a ring, two or more, each ring in the usual order. */
  readonly rings: readonly (readonly Planet[])[];
  /** The planet in its own sign to which every chain leads. */
  readonly final: Planet | null;
}

/** What fills the chart and what it lacks, by count of planets. */
export interface Emphasis {
  readonly element: Element | null;
  readonly missingElements: readonly Element[];
  readonly modality: Modality | null;
  readonly missingModalities: readonly Modality[];
}

/** Percentages of the planets either side of the meridian and of the horizon, by house. */
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
  readonly placidus: Readonly<Record<Planet, number>> | null;
  readonly wholeSign: Readonly<Record<Planet, number>>;
  readonly porphyry: Readonly<Record<Planet, number>>;
}

/** The Sun's passage from one sign to the next near a birth. */
export interface SunChange {
  /** The sign of the date in calendars that go by the date alone. */
  readonly calendarSign: Sign;
  readonly from: Sign;
  readonly to: Sign;
  /** ISO 8601, UTC, to the second. */
  readonly instant: string;
  /** On the local clock, `YYYY-MM-DD` and `HH:MM`, truncated. */
  readonly date: string;
  readonly time: string;
}
