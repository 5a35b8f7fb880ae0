/**
 * Vocabulary of a chart. Signs and kinds of sign are capitalized English names, bodies are keys, everything else is
 * lower-case words with hyphens.
 */

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

export const houseNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type HouseNumber = (typeof houseNumbers)[number];

/** A number as a house number; null when it is none. */
export function houseNumber(house: number | null | undefined): HouseNumber | null {
  return houseNumbers.find((number) => number === house) ?? null;
}

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

/** Indexes in the two lists above, from 0: many times faster than a search, and a chart looks up hundreds. */
export const signOrder: Readonly<Record<Sign, number>> = {
  Aries: 0,
  Taurus: 1,
  Gemini: 2,
  Cancer: 3,
  Leo: 4,
  Virgo: 5,
  Libra: 6,
  Scorpio: 7,
  Sagittarius: 8,
  Capricorn: 9,
  Aquarius: 10,
  Pisces: 11,
};
export const planetOrder: Readonly<Record<Planet, number>> = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
};

/** Computed places, and Chiron; true node before mean. */
export const points = ["trueNode", "meanNode", "meanLilith", "chiron", "fortune", "spirit"] as const;
export type Point = (typeof points)[number];
export const angles = ["ascendant", "midheaven", "descendant", "imumCoeli"] as const;
export type Angle = (typeof angles)[number];
/** Whatever has a place in the zodiac. */
export type PlacementName = Planet | Point | Angle;
/** What a planet makes aspects with. */
export type AspectEnd = Planet | "ascendant" | "midheaven";

/** Narrow a name; null when it is none of them. */
export function planetNamed(name: string | undefined): Planet | null {
  return planets.find((planet) => planet === name) ?? null;
}
export function pointNamed(name: string | undefined): Point | null {
  return points.find((point) => point === name) ?? null;
}
export function angleNamed(name: string | undefined): Angle | null {
  return angles.find((angle) => angle === name) ?? null;
}

export const elements = ["Fire", "Earth", "Air", "Water"] as const;
export type Element = (typeof elements)[number];
export const modalities = ["Cardinal", "Fixed", "Mutable"] as const;
export type Modality = (typeof modalities)[number];
export type Dignity = "domicile" | "exaltation" | "detriment" | "fall" | "neutral";
export type HouseClass = "angular" | "succedent" | "cadent";
export const aspectTypes = ["conjunction", "opposition", "trine", "square", "sextile", "quincunx"] as const;
export type AspectType = (typeof aspectTypes)[number];
export const moonPhaseNames = [
  ...(["new-moon", "waxing-crescent", "first-quarter", "waxing-gibbous"] as const),
  ...(["full-moon", "waning-gibbous", "last-quarter", "waning-crescent"] as const),
] as const;
export type MoonPhaseName = (typeof moonPhaseNames)[number];
export type ScoreReason = "dignity" | "sect" | "house" | "fast" | "slow" | "retrograde" | "combust" | "under-beams";

export const polarities = ["Active", "Receptive"] as const;
export type Polarity = (typeof polarities)[number];
export const patternTypes = [
  "stellium",
  "t-square",
  "grand-trine",
  "kite",
  "grand-cross",
  "yod",
  "mystic-rectangle",
] as const;
export type PatternType = (typeof patternTypes)[number];
/** Cycles whose dates are crossings of an exact angle. */
export const crossingKinds = [
  "saturn-return",
  "jupiter-return",
  "uranus-square",
  "uranus-opposition",
  "uranus-return",
  "neptune-square",
  "pluto-square",
  "chiron-return",
  "node-return",
  "node-opposition",
] as const;
export type CrossingKind = (typeof crossingKinds)[number];
export const cycleKinds = [
  ...crossingKinds,
  "progressed-moon-sign",
  "progressed-moon-phase",
  "progressed-sun-sign",
] as const;
export type CycleKind = (typeof cycleKinds)[number];

/** A state that a birth-time error can change. */
export type FragileState = "rising-sign" | "midheaven-sign" | "moon-sign" | "sect" | `house-of-${Planet}`;
