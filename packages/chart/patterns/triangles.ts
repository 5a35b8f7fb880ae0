import {
  bothJoin,
  type LinkedPair,
  type Links,
  later,
  membersOf,
  type PlanetIndex,
  type PlanetSet,
  pairsOf,
} from "./links.ts";

/** Two planets and a third that both aspect, the apex. */
export interface Pointed {
  readonly members: PlanetSet;
  readonly apex: PlanetIndex;
}

/** Three planets all trine one another. */
export function grandTrines({ trine }: Links): readonly PlanetSet[] {
  const found: PlanetSet[] = [];
  for (const { a, b } of pairsOf(trine)) {
    const thirds = later(bothJoin(trine, a, b), b);
    if (thirds !== 0) for (const c of membersOf(thirds)) found.push((1 << a) | (1 << b) | (1 << c));
  }
  return found;
}

/** An opposition with both ends square a third planet. */
export function squaredOppositions({ oppositions, square }: Links): readonly Pointed[] {
  return pointed(oppositions, square);
}

/** A sextile with both ends quincunx a third planet. */
export function yods({ sextile, quincunx }: Links): readonly Pointed[] {
  return pointed(pairsOf(sextile), quincunx);
}

function pointed(bases: readonly LinkedPair[], legs: readonly PlanetSet[]): readonly Pointed[] {
  const found: Pointed[] = [];
  for (const { a, b } of bases) {
    const apexes = bothJoin(legs, a, b);
    if (apexes === 0) continue;
    for (const apex of membersOf(apexes)) found.push({ members: (1 << a) | (1 << b) | (1 << apex), apex });
  }
  return found;
}
