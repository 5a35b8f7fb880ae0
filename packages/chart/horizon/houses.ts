import type { Angles, LocalSky } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import { type HouseClass, type HouseNumber, houseNumbers, type Planet } from "../names.ts";
import { required } from "../required.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import { houseRing } from "./house-ring.ts";
import { placidusCusps } from "./placidus.ts";

/** Twelve cusps, first house first, and their house system. */
export interface Houses {
  readonly system: "placidus" | "porphyry";
  readonly cusps: readonly number[];
}

const houseClasses: readonly HouseClass[] = ["angular", "succedent", "cadent"];

/** Placidus where it exists, Porphyry at and beyond the polar circles; `angles` must be those of the same sky. */
export function housesOver(sky: LocalSky, angles: Angles): Houses {
  const placidus = placidusCusps(sky, angles);
  return placidus === null
    ? { system: "porphyry", cusps: porphyryCusps(angles) }
    : { system: "placidus", cusps: placidus };
}

/** The quadrants between the angles, each divided into three equal parts; exists everywhere. */
export function porphyryCusps({ ascendantDeg, midheavenDeg }: Angles): readonly number[] {
  const eastern = normalizeDegrees(ascendantDeg - midheavenDeg) / 3;
  const lower = 60 - eastern;
  return houseRing([
    midheavenDeg,
    normalizeDegrees(midheavenDeg + eastern),
    normalizeDegrees(midheavenDeg + 2 * eastern),
    ascendantDeg,
    normalizeDegrees(ascendantDeg + lower),
    normalizeDegrees(ascendantDeg + 2 * lower),
  ]);
}

/**
 * House, 1…12, whose cusp a longitude passed last; a longitude exactly on a cusp is in the house that begins there.
 * Where cusps coincide (at a pole), the one of those houses that has any width.
 */
export function houseOf(longitudeDeg: number, cusps: readonly number[]): HouseNumber {
  let house = 0;
  let least = 360;
  for (let i = 0; i < cusps.length; i += 1) {
    const past = normalizeDegrees(longitudeDeg - (cusps[i] ?? 0));
    if (past > least || cusps[i] === cusps[(i + 1) % cusps.length]) continue;
    least = past;
    house = i + 1;
  }
  return required(houseNumbers[house - 1], `house ${house}`);
}

/** The house of each planet. */
export function planetHouses(
  positions: Readonly<Record<Planet, { readonly longitudeDeg: number }>>,
  cusps: readonly number[],
): Record<Planet, HouseNumber> {
  return perPlanet((planet) => houseOf(positions[planet].longitudeDeg, cusps));
}

/** Angular 1, 4, 7, 10; succedent 2, 5, 8, 11; cadent 3, 6, 9, 12. */
export function houseClassOf(house: number): HouseClass {
  return required(houseClasses[(house - 1) % 3], `the class of house ${house}`);
}
