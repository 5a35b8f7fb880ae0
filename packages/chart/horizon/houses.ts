import type { HouseClass } from "../facts.ts";
import { turn } from "../zodiac/longitude.ts";
import { ascendant, type LocalSky, midheaven } from "./angles.ts";
import { placidusCusps } from "./placidus.ts";

/** Twelve cusps, first house first, and the system that made them. */
export interface Houses {
  readonly system: "placidus" | "porphyry";
  readonly cusps: readonly number[];
}

const houseClasses: readonly HouseClass[] = ["angular", "succedent", "cadent"];

/** Placidus where it exists, Porphyry at and beyond the polar circles. */
export function housesOver(sky: LocalSky): Houses {
  const placidus = placidusCusps(sky);
  return placidus === null
    ? { system: "porphyry", cusps: porphyryCusps(sky) }
    : { system: "placidus", cusps: placidus };
}

/** The quadrants between the angles, each in three equal parts; exists everywhere. */
export function porphyryCusps(sky: LocalSky): readonly number[] {
  const first = ascendant(sky);
  const tenth = midheaven(sky);
  const eastern = turn(first - tenth) / 3;
  const lower = 60 - eastern;
  const half = [tenth, tenth + eastern, tenth + 2 * eastern, first, first + lower, first + 2 * lower].map(turn);
  return [...half.slice(3), ...half.map((longitude) => turn(longitude + 180)), ...half.slice(0, 3)];
}

/** The house, 1…12, whose cusp a longitude has passed last; exactly on a cusp it is the house that begins there. */
export function houseOf(longitudeDeg: number, cusps: readonly number[]): number {
  const past = cusps.map((cusp) => turn(longitudeDeg - cusp));
  return past.indexOf(Math.min(...past)) + 1;
}

/** Angular 1, 4, 7, 10; succedent 2, 5, 8, 11; cadent 3, 6, 9, 12. */
export function houseClassOf(house: number): HouseClass {
  return houseClasses[(house - 1) % 3] ?? "angular";
}
