import {
  bothJoin,
  type LinkedPair,
  type Links,
  membersOf,
  type PlanetIndex,
  type PlanetSet,
  pairsOf,
  setOf,
} from "./links.ts";

/** Two planets and the third that both look to. */
export interface Pointed {
  readonly members: PlanetSet;
  readonly apex: PlanetIndex;
}

/** Three planets mutually in trine. */
export function grandTrines({ trine }: Links): readonly PlanetSet[] {
  return pairsOf(trine).flatMap(([a, b]) => {
    const later = bothJoin(trine, a, b) & ~((1 << b) - 1);
    return membersOf(later).map((c) => setOf([a, b, c]));
  });
}

/** An opposition both ends of which square a third. */
export function squaredOppositions({ oppositions, square }: Links): readonly Pointed[] {
  return pointed(oppositions, square);
}

/** A sextile both ends of which are in quincunx with a third. */
export function yods({ sextile, quincunx }: Links): readonly Pointed[] {
  return pointed(pairsOf(sextile), quincunx);
}

function pointed(bases: readonly LinkedPair[], legs: readonly PlanetSet[]): readonly Pointed[] {
  return bases.flatMap(([a, b]) =>
    membersOf(bothJoin(legs, a, b)).map((apex) => ({ members: setOf([a, b, apex]), apex })),
  );
}
