/** Every natal fact of one birth. Field names and values are promised to scripts outside this repository. Angles are
 * degrees, tropical, apparent, geocentric; longitudes 0 ≤ x < 360. */

export const signs = [
  "Aries",
  "Taurus",
  "Gemini",
  "Cancer",
  "Leo",
  "Virgo",
  "Libra",
  "Scorpio",
  "Sagittarius",
  "Capricorn",
  "Aquarius",
  "Pisces",
] as const;
export type Sign = (typeof signs)[number];

export const planets = [
  "sun",
  "moon",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
] as const;
export type Planet = (typeof planets)[number];

export type Element = "Fire" | "Earth" | "Air" | "Water";
export type Modality = "Cardinal" | "Fixed" | "Mutable";
export type Dignity = "domicile" | "exaltation" | "detriment" | "fall" | "neutral";
export type HouseClass = "angular" | "succedent" | "cadent";
export type AspectType = "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx";
export type MoonPhaseName =
  | "new-moon"
  | "waxing-crescent"
  | "first-quarter"
  | "waxing-gibbous"
  | "full-moon"
  | "waning-gibbous"
  | "last-quarter"
  | "waning-crescent";
export type ScoreReason = "dignity" | "sect" | "house" | "fast" | "slow" | "retrograde" | "combust" | "under-beams";

/** A longitude told as people tell it: degree 0…29 and minute 0…59 in the sign, truncated. */
export interface ZodiacPoint {
  readonly longitude: number;
  readonly sign: Sign;
  readonly degree: number;
  readonly minute: number;
}

export interface PlanetFacts extends ZodiacPoint {
  readonly latitude: number;
  /** Degrees a day. */
  readonly speed: number;
  /** 1…12; null without a birth time. */
  readonly house: number | null;
  readonly houseClass: HouseClass | null;
  readonly retrograde: boolean;
  readonly stationary: boolean;
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
  readonly house: number | null;
}
export type PointName = "trueNode" | "meanNode" | "meanLilith" | "fortune" | "spirit";

export interface Aspect {
  readonly a: string;
  readonly b: string;
  readonly type: AspectType;
  /** Degrees from exact, ≥ 0. */
  readonly orb: number;
  /** Orb under 1°. */
  readonly exact: boolean;
  readonly applying: boolean;
  /** Orb under 3°. */
  readonly tight: boolean;
}

/** A stretch of the civil day, `HH:MM` on the local clock. */
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
  /** Where TT − UT1 came from. */
  readonly deltaTSource: string;
  readonly obliquity: number;
  /** Name and version of the ephemeris. */
  readonly engine: string;
  readonly planets: Readonly<Record<Planet, PlanetFacts>>;
  /** Lots are absent without a birth time; what the engine does not know is absent. */
  readonly points: Readonly<Partial<Record<PointName | "chiron", PointFacts>>>;
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
    readonly rulers: readonly Planet[];
  } | null;
  readonly sect: "day" | "night" | null;
  readonly chartRuler: Planet | null;
  readonly moonPhase: { readonly angle: number; readonly name: MoonPhaseName };
  readonly aspects: readonly Aspect[];
  readonly ruleAspects: readonly Aspect[];
  readonly angleAspects: readonly Aspect[];
  readonly elements: Readonly<Record<Element, number>>;
  readonly modalities: Readonly<Record<Modality, number>>;
  readonly moonSigns: readonly SignWindow[];
  readonly risingSigns: readonly SignWindow[];
  /** Share of births with this Sun, Moon and rising sign; null without a birth time. */
  readonly rarity: { readonly share: number; readonly oneIn: number } | null;
}
