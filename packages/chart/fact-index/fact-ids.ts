import type {
  AspectEnd,
  AspectType,
  CycleKind,
  Element,
  HouseNumber,
  Modality,
  PatternType,
  PlacementName,
  Planet,
  Point,
  Polarity,
  Sign,
} from "../names.ts";

/** Facts that a chart has once, or not at all. */
export const singleFacts = [
  "place",
  "clock",
  "instant",
  "accuracy",
  "delta-t",
  "obliquity",
  "moon-phase",
  "houses",
  "sect",
  "chart-ruler",
  "dispositors",
  "final-dispositor",
  "emphasis",
  "hemispheres",
  "quadrants",
  "sun-signs",
  "moon-signs",
  "rising-signs",
  "sun-change",
  "rarity",
  "house-systems",
  "tolerance",
  "ayanamsa",
] as const;
export type SingleFact = (typeof singleFacts)[number];

/** Facts about a planet other than its position. */
export const planetParts = ["speed", "motion", "declination", "dignity", "light", "sect", "score"] as const;
export type PlanetPart = (typeof planetParts)[number];
export type PlacementPart = "longitude" | "sign" | "house" | PlanetPart;

/** `moon.sign`, `fortune.house`, `ascendant.longitude`, `mars.dignity`. */
export type PlacementFact =
  | `${PlacementName}.${"longitude" | "sign"}`
  | `${Planet | Point}.house`
  | `${Planet}.${PlanetPart}`;
/** `house-3.sign`. */
export type HouseFact = `house-${HouseNumber}.${"sign" | "ruler"}`;
/** `venus-square-saturn`, `sun-trine-ascendant`. */
export type AspectId = `${Planet}-${AspectType}-${AspectEnd}`;
/** `stellium-in-leo`, `stellium-in-house-4`, `t-square-sun-moon-mars`. */
export type PatternId =
  | `stellium-in-${Lowercase<Sign>}`
  | `stellium-in-house-${HouseNumber}`
  | `${Exclude<PatternType, "stellium">}-${string}`;
/** `mutual-reception-sun-mars`. */
export type ReceptionId = `mutual-reception-${Planet}-${Planet}`;
/** `elements.fire`. */
export type ShareFact =
  | `elements.${Lowercase<Element>}`
  | `modalities.${Lowercase<Modality>}`
  | `polarities.${Lowercase<Polarity>}`;

/** The stable id of a fact of a chart. Read one with `parseFactId`, build one with the functions below. */
export type FactId =
  | SingleFact
  | PlacementFact
  | HouseFact
  | AspectId
  | PatternId
  | ReceptionId
  | ShareFact
  | `intercepted-${Lowercase<Sign>}`
  | `sidereal.${Planet}`
  | `theme-${number}`
  | CycleKind;

type PartOf<Name> = Name extends Planet
  ? PlacementPart
  : Name extends Point
    ? "longitude" | "sign" | "house"
    : "longitude" | "sign";

/** `sun.sign`, `fortune.house`; only parts that the placement can have. */
export function placementFact<Name extends PlacementName, Part extends PartOf<Name>>(name: Name, part: Part) {
  return `${name}.${part}` as const;
}

/** `house-3.sign`. */
export function houseFact<House extends HouseNumber, Part extends "sign" | "ruler">(house: House, part: Part) {
  return `house-${house}.${part}` as const;
}

/** The parts of an aspect and of a pattern that their ids are made of. */
interface AspectParts {
  readonly a: Planet;
  readonly b: AspectEnd;
  readonly type: AspectType;
}
interface PatternParts {
  readonly type: PatternType;
  readonly planets: readonly Planet[];
  readonly sign?: Sign;
  readonly house?: HouseNumber;
}

/** `venus-square-saturn`. */
export function aspectId({ a, b, type }: AspectParts): AspectId {
  return `${a}-${type}-${b}`;
}

/** `stellium-in-leo`, `stellium-in-house-4`, `t-square-sun-moon-mars`. */
export function configurationId(pattern: PatternParts): PatternId {
  if (pattern.type !== "stellium") return `${pattern.type}-${pattern.planets.join("-")}`;
  if (pattern.sign !== undefined) return `stellium-in-${lowercase(pattern.sign)}`;
  if (pattern.house !== undefined) return `stellium-in-house-${pattern.house}`;
  throw new Error("a stellium is in a sign or in a house");
}

/** Id of an aspect or a pattern; an id is returned unchanged. */
export function factId(fact: FactId | AspectParts | PatternParts): FactId {
  if (typeof fact === "string") return fact;
  return "a" in fact ? aspectId(fact) : configurationId(fact);
}

/** `mutual-reception-sun-mars`. */
export function receptionId({ a, b }: { readonly a: Planet; readonly b: Planet }): ReceptionId {
  return `mutual-reception-${a}-${b}`;
}

/** `elements.fire`. */
export function elementId(element: Element) {
  return `elements.${lowercase(element)}` as const;
}

/** `aries` for `Aries`, as ids and headings of passages write it. */
export function lowercase<Name extends string>(name: Name): Lowercase<Name> {
  // Lowercase<Name> is what toLowerCase does to these English names; the standard library types it as string.
  return name.toLowerCase() as Lowercase<Name>;
}

/** What a fact is about: `moon` for `moon.sign`, `house-3` for `house-3.sign`; an id without parts is its own. */
export function factSubject(id: FactId): string {
  const end = id.indexOf(".");
  return end === -1 ? id : id.slice(0, end);
}
