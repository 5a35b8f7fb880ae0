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

export type Polarity = "Active" | "Receptive";
export type PatternType = "stellium" | "t-square" | "grand-trine" | "kite" | "grand-cross" | "yod" | "mystic-rectangle";
export type ThemeKind =
  | "planet"
  | "angular-planet"
  | "chart-ruler"
  | "sign"
  | "house"
  | "element"
  | "missing-element"
  | "aspect"
  | "configuration"
  | "sect"
  | "node-axis";
export type CycleKind =
  | "saturn-return"
  | "jupiter-return"
  | "uranus-square"
  | "uranus-opposition"
  | "neptune-square"
  | "pluto-square"
  | "chiron-return"
  | "node-return"
  | "node-opposition"
  | "progressed-moon-sign"
  | "progressed-moon-phase"
  | "progressed-sun-sign";
/** A state that a birth-time error can change. */
export type FragileState = "rising-sign" | "midheaven-sign" | "moon-sign" | "sect" | `house-of-${Planet}`;
