import type { Domain } from "@cosmic/library/domain";

/** What a text asserts about the reader, and the area of life it is said of. */
export interface Claim {
  /** A name of `claims.md`, `needs-closeness`. */
  readonly name: string;
  readonly domain: Domain;
  /** Set where only one of two labelers found it in the text. */
  readonly faint?: true;
}

/** `needs-closeness.needs-distance`: two opposite names, in the order of `claims.md`. */
export type PairName = `${string}.${string}`;

/** Which pair a name belongs to, and which of its two sides it is. */
export interface Side {
  readonly pair: PairName;
  readonly side: "first" | "second";
}

/** The pairs of a vocabulary by the names in them. */
export function sidesOf(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, Side> {
  return new Map(
    pairs.flatMap(([first, second]): [string, Side][] => {
      const pair: PairName = `${first}.${second}`;
      return [
        [first, { pair, side: "first" }],
        [second, { pair, side: "second" }],
      ];
    }),
  );
}

/** A claim with its side and rank: 0 for a text's strongest name, one more for each further name. */
export interface RankedClaim extends Side {
  readonly claim: Claim;
  readonly rank: number;
  /** Pair and domain; two claims are in conflict when they share it and differ in their side. */
  readonly key: string;
}

/** Claims of one text, strongest first, with their ranks; faint ones and names outside the vocabulary are left out. */
export function rankedClaims(claims: readonly Claim[], sides: ReadonlyMap<string, Side>): readonly RankedClaim[] {
  const plain = claims.filter(({ faint }) => faint !== true);
  const names = [...new Set(plain.map(({ name }) => name))];
  return plain.flatMap((claim) => {
    const side = sides.get(claim.name);
    return side ? [{ ...side, claim, rank: names.indexOf(claim.name), key: `${side.pair} ${claim.domain}` }] : [];
  });
}

type Ranker = (one: { readonly claims: readonly Claim[] }) => readonly RankedClaim[];
const rankers = new WeakMap<readonly (readonly [string, string])[], Ranker>();

/** Ranks the claims of anything that makes some. A vocabulary has one ranker, and a list of claims is ranked once. */
export function claimRanker(pairs: readonly (readonly [string, string])[]): Ranker {
  const ready = rankers.get(pairs);
  if (ready) return ready;
  const sides = sidesOf(pairs);
  const known = new WeakMap<readonly Claim[], readonly RankedClaim[]>();
  const ranker: Ranker = ({ claims }) => {
    const before = known.get(claims);
    if (before) return before;
    const ranked = rankedClaims(claims, sides);
    known.set(claims, ranked);
    return ranked;
  };
  rankers.set(pairs, ranker);
  return ranker;
}
