import type { Aspect } from "../facts.ts";
import { type AspectType, type Planet, planetOrder, planets } from "../names.ts";

/**
 * A planet by its index in the usual order, 0…9; where two charts are read together, the second one's planets follow at
 * 10…19.
 */
export type PlanetIndex = number;
/** Two planets, the lower index first. */
export interface LinkedPair {
  readonly a: PlanetIndex;
  readonly b: PlanetIndex;
}
/** A set of planets, one bit each. */
export type PlanetSet = number;

/** For each aspect type and each planet, the planets it aspects. */
export interface Links extends Readonly<Record<AspectType, readonly PlanetSet[]>> {
  /** In the usual order. */
  readonly oppositions: readonly LinkedPair[];
}

/**
 * The aspects used to find patterns: conjunction to sextile by the rule orbs, quincunx by the calculation orb. Two
 * planets make at most one aspect.
 */
export function linksOf(ruleAspects: readonly Aspect[], calculationAspects: readonly Aspect[]): Links {
  const links = {
    conjunction: nobody(),
    opposition: nobody(),
    trine: nobody(),
    square: nobody(),
    sextile: nobody(),
    quincunx: nobody(),
  };
  for (const aspect of calculationAspects) if (aspect.type === "quincunx") join(links, aspect);
  for (const aspect of ruleAspects) join(links, aspect);
  const { conjunction, opposition, trine, square, sextile, quincunx } = links;
  return { conjunction, opposition, trine, square, sextile, quincunx, oppositions: pairsOf(opposition) };
}

/** Pairs with an aspect of one type, in the usual order. */
export function pairsOf(joined: readonly PlanetSet[]): readonly LinkedPair[] {
  const found: LinkedPair[] = [];
  for (let a = 0; a < joined.length; a += 1) {
    for (let rest = later(joined[a] ?? 0, a); rest !== 0; rest &= rest - 1) found.push({ a, b: lowestOf(rest) });
  }
  return found;
}

/** Members of a set that come after a planet. */
export function later(set: PlanetSet, planet: PlanetIndex): PlanetSet {
  return set & -(2 << planet);
}

/** Planets that both aspect. */
export function bothJoin(joined: readonly PlanetSet[], a: PlanetIndex, b: PlanetIndex): PlanetSet {
  return (joined[a] ?? 0) & (joined[b] ?? 0);
}

/** Planet indexes of a set, in the usual order. */
export function membersOf(set: PlanetSet): readonly PlanetIndex[] {
  const members: PlanetIndex[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) members.push(lowestOf(rest));
  return members;
}

/** Planet names of a set, in the usual order. */
export function named(set: PlanetSet): readonly Planet[] {
  const names: Planet[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) names.push(nameOf(lowestOf(rest)));
  return names;
}

export function nameOf(index: PlanetIndex): Planet {
  const planet = planets[index];
  if (planet === undefined) throw new RangeError(`no planet has the index ${index}`);
  return planet;
}

function lowestOf(set: PlanetSet): PlanetIndex {
  return 31 - Math.clz32(set & -set);
}

function nobody(): PlanetSet[] {
  return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
}

function join(links: Readonly<Record<AspectType, PlanetSet[]>>, { a, b, type }: Aspect): void {
  const places: Readonly<Record<string, PlanetIndex>> = planetOrder;
  const first = places[a];
  const second = places[b];
  if (first === undefined || second === undefined) throw new RangeError(`no planets ${a} and ${b}`);
  const joined = links[type];
  joined[first] = (joined[first] ?? 0) | (1 << second);
  joined[second] = (joined[second] ?? 0) | (1 << first);
}
