import { bothJoin, type LinkedPair, type Links, membersOf, type PlanetIndex, type PlanetSet } from "./links.ts";

/** A grand trine, and the planet opposite one of its three and sextile the other two. */
export interface Kite {
  readonly trine: PlanetSet;
  readonly apex: PlanetIndex;
}

/** Two oppositions joined by four squares. */
export function grandCrosses({ oppositions, square }: Links): readonly PlanetSet[] {
  return crossed(oppositions)
    .filter(({ one, other }) => isWithin(setOf(other), bothJoin(square, one.a, one.b)))
    .map(({ one, other }) => setOf(one) | setOf(other));
}

/** Two oppositions joined by two trines and two sextiles, like aspects on opposite sides. */
export function mysticRectangles(links: Links): readonly PlanetSet[] {
  return crossed(links.oppositions)
    .filter(({ one, other: { a, b } }) => isRectangle(one, { a, b }, links) || isRectangle(one, { a: b, b: a }, links))
    .map(({ one, other }) => setOf(one) | setOf(other));
}

function isRectangle({ a, b }: LinkedPair, { a: c, b: d }: LinkedPair, { trine, sextile }: Links): boolean {
  return joins(trine, a, c) && joins(trine, b, d) && joins(sextile, a, d) && joins(sextile, b, c);
}

function setOf({ a, b }: LinkedPair): PlanetSet {
  return (1 << a) | (1 << b);
}

function joins(joined: readonly PlanetSet[], a: PlanetIndex, b: PlanetIndex): boolean {
  return isWithin(1 << b, joined[a] ?? 0);
}

/** Kites built on a grand trine. */
export function kitesOver(trine: PlanetSet, { opposition, sextile }: Links): readonly Kite[] {
  const [a = 0, b = 0, c = 0] = membersOf(trine);
  return [
    { opposed: a, others: [b, c] as const },
    { opposed: b, others: [a, c] as const },
    { opposed: c, others: [a, b] as const },
  ].flatMap(({ opposed, others: [one, other] }) =>
    membersOf((opposition[opposed] ?? 0) & bothJoin(sextile, one, other)).map((apex) => ({ trine, apex })),
  );
}

/** Whether all members of one set belong to another. */
export function isWithin(part: PlanetSet, whole: PlanetSet): boolean {
  return (part & ~whole) === 0;
}

interface Crossed {
  readonly one: LinkedPair;
  readonly other: LinkedPair;
}

/**
 * Pairs of oppositions. Two oppositions that share a planet are included too, but lack the aspects the callers require.
 */
function crossed(oppositions: readonly LinkedPair[]): readonly Crossed[] {
  const found: Crossed[] = [];
  for (let i = 0; i + 1 < oppositions.length; i += 1) {
    for (let j = i + 1; j < oppositions.length; j += 1) {
      const one = oppositions[i];
      const other = oppositions[j];
      if (one !== undefined && other !== undefined) found.push({ one, other });
    }
  }
  return found;
}
