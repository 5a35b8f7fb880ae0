/**
 * Every natal fact of one birth. Field names and values are a public contract with scripts outside this repository.
 * Angles are degrees, tropical, apparent, geocentric; longitudes 0 ≤ x < 360.
 */

import type {
  Cycle,
  Dispositors,
  Emphasis,
  Hemispheres,
  HouseSystems,
  Pattern,
  Reception,
  SunChange,
  Theme,
} from "./findings.ts";
import type {
  AspectEnd,
  AspectType,
  Dignity,
  Element,
  FragileState,
  HouseClass,
  HouseNumber,
  Modality,
  MoonPhaseName,
  Planet,
  Point,
  Polarity,
  ScoreReason,
  Sign,
} from "./names.ts";

export {
  type AspectType,
  type Dignity,
  type Element,
  type HouseClass,
  type Modality,
  type MoonPhaseName,
  type Planet,
  planets,
  type ScoreReason,
  type Sign,
  signs,
} from "./names.ts";

/** A longitude as people read it: degree 0…29 and minute 0…59 within the sign, truncated. */
export interface ZodiacPoint {
  readonly longitude: number;
  readonly sign: Sign;
  readonly degree: number;
  readonly minute: number;
}

export interface PlanetFacts extends ZodiacPoint {
  readonly latitude: number;
  /** Degrees per day. */
  readonly speed: number;
  /** Degrees from the equator, north positive. */
  readonly declination: number;
  /** Further from the equator than the Sun ever gets. */
  readonly outOfBounds: boolean;
  /** 1…12; null without a birth time. */
  readonly house: HouseNumber | null;
  readonly houseClass: HouseClass | null;
  readonly retrograde: boolean;
  readonly stationary: boolean;
  readonly fast: boolean;
  readonly slow: boolean;
  readonly dignity: Dignity;
  readonly combust: boolean;
  readonly underBeams: boolean;
  readonly cazimi: boolean;
  /** Null for the outer three and without a birth time. */
  readonly inSect: boolean | null;
  /** 0…10. */
  readonly score: number;
  readonly scoreLines: readonly { readonly reason: ScoreReason; readonly points: number }[];
}

export interface PointFacts extends ZodiacPoint {
  readonly house: HouseNumber | null;
}
/** Sidereal longitudes: tropical minus the ayanamsa. */
export interface Sidereal {
  /** Lahiri, nutation included, degrees. */
  readonly ayanamsa: number;
  readonly planets: Readonly<Record<Planet, ZodiacPoint>>;
  /** Null without a birth time. */
  readonly ascendant: ZodiacPoint | null;
}

export interface Aspect {
  readonly a: Planet;
  readonly b: AspectEnd;
  readonly type: AspectType;
  /** Degrees from exact, ≥ 0. */
  readonly orb: number;
  /** Orb under 1°. */
  readonly exact: boolean;
  readonly applying: boolean;
  /** Orb under 3°. */
  readonly tight: boolean;
}

/** A part of the civil day, `HH:MM` in local time. */
export interface SignWindow {
  readonly from: string;
  readonly to: string;
  readonly sign: Sign;
}

export interface Facts {
  readonly id?: string;
  /** ISO 8601, UTC. */
  readonly instant: string;
  readonly clock: {
    readonly zone: string;
    readonly offsetSeconds: number;
    readonly daylightSaving: boolean;
    readonly abbreviation: string;
    readonly kind: "once" | "twice" | "never";
    readonly source: string;
  };
  readonly timeUnknown: boolean;
  readonly accuracy: "high" | "basic";
  readonly julianDayTt: number;
  readonly deltaTSeconds: number;
  /** Source of TT − UT1. */
  readonly deltaTSource: string;
  readonly obliquity: number;
  /** Name and version of the ephemeris. */
  readonly engine: string;
  readonly planets: Readonly<Record<Planet, PlanetFacts>>;
  /** Lots are absent without a birth time; points the ephemeris lacks are absent. */
  readonly points: Readonly<Partial<Record<Point, PointFacts>>>;
  readonly angles: {
    readonly ascendant: ZodiacPoint;
    readonly midheaven: ZodiacPoint;
    readonly descendant: ZodiacPoint;
    readonly imumCoeli: ZodiacPoint;
  } | null;
  readonly houses: {
    readonly system: "placidus" | "porphyry";
    /** Twelve longitudes, first house first. */
    readonly cusps: readonly number[];
    /** Ruler of the sign on each cusp. */
    readonly rulers: readonly Planet[];
    readonly traditionalRulers: readonly Planet[];
    /** Signs without a cusp, each with the house it lies in. */
    readonly intercepted: readonly { readonly sign: Sign; readonly house: HouseNumber }[];
  } | null;
  readonly sect: "day" | "night" | null;
  readonly chartRuler: Planet | null;
  readonly moonPhase: { readonly angle: number; readonly name: MoonPhaseName };
  /** Each list closest first. */
  readonly aspects: readonly Aspect[];
  readonly ruleAspects: readonly Aspect[];
  readonly angleAspects: readonly Aspect[];
  readonly configurations: readonly Pattern[];
  readonly receptions: readonly Reception[];
  readonly dispositors: { readonly modern: Dispositors; readonly traditional: Dispositors };
  readonly elements: Readonly<Record<Element, number>>;
  readonly modalities: Readonly<Record<Modality, number>>;
  readonly polarities: Readonly<Record<Polarity, number>>;
  readonly emphasis: Emphasis;
  /** Null without a birth time. */
  readonly hemispheres: Hemispheres | null;
  /** Percentages of the planets in houses 1–3, 4–6, 7–9, 10–12; null without a birth time. */
  readonly quadrants: readonly number[] | null;
  /** Five, heaviest first. */
  readonly themes: readonly Theme[];
  readonly sunSigns: readonly SignWindow[];
  /** Present when calendars give the date to another sign, or the Sun changed sign that day. */
  readonly sunChange: SunChange | null;
  readonly moonSigns: readonly SignWindow[];
  /** Of the other planets those that changed sign on that civil day. */
  readonly signChanges: Readonly<Partial<Record<Planet, readonly SignWindow[]>>>;
  readonly risingSigns: readonly SignWindow[];
  /** What a birth-time error of that many minutes either way would change; empty without a birth time. */
  readonly tolerance: Readonly<Partial<Record<"5" | "15" | "60", readonly FragileState[]>>>;
  /** Share of births with this Sun, Moon and rising sign; null without a birth time. */
  readonly rarity: { readonly share: number; readonly oneIn: number } | null;
  /** The house of each planet in three systems; `placidus` is null where it does not exist. */
  readonly houseSystems: HouseSystems | null;
  /** Lahiri. */
  readonly sidereal: Sidereal;
  /** One entry per kind; dates in order. */
  readonly cycles: readonly Cycle[];
}

/** Facts of a birth that look no further than its own day. */
export type FactsWithoutCycles = Omit<Facts, "cycles">;
