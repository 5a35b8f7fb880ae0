/** A claim that volume I makes about a person, and how heavy it is there. */
export interface WeightedClaim {
  readonly claim: string;
  readonly weight: number;
}

/** A claim of each person, and how heavy the lighter of the two is. */
interface ClaimMatch {
  readonly first: string;
  readonly second: string;
  readonly weight: number;
}

/** The claims two charts make about their owners, compared. */
export interface ComparedClaims {
  /** Opposite claims, one on each side, heaviest first, at most five. */
  readonly differences: readonly ClaimMatch[];
  /** The same claim on both sides, heaviest first, at most five. */
  readonly likenesses: readonly ClaimMatch[];
}

const most = 5;

/**
 * Compares the claims of two people. A match is as heavy as the lighter of its two claims; each claim of a person
 * stands in one difference at most. Takes each claim's weight in volume I, and the pairs of claims that are opposite;
 * of a claim named twice the heavier one counts. Exchanging the people exchanges the sides.
 */
export function compareClaims(
  first: readonly WeightedClaim[],
  second: readonly WeightedClaim[],
  opposites: readonly (readonly [claim: string, opposite: string])[],
): ComparedClaims {
  const one = heaviestOf(first);
  const other = heaviestOf(second);
  const match = (a: string, b: string): readonly ClaimMatch[] => {
    const weights = [one.get(a), other.get(b)];
    const [left, right] = weights;
    return left === undefined || right === undefined ? [] : [{ first: a, second: b, weight: Math.min(left, right) }];
  };
  const opposed = opposites.flatMap(([a, b]) => [...match(a, b), ...match(b, a)]);
  return {
    differences: eachOnce(opposed.toSorted(byWeight)).slice(0, most),
    likenesses: [...one.keys()]
      .flatMap((claim) => match(claim, claim))
      .toSorted(byWeight)
      .slice(0, most),
  };
}

function heaviestOf(claims: readonly WeightedClaim[]): ReadonlyMap<string, number> {
  const heaviest = new Map<string, number>();
  for (const { claim, weight } of claims) heaviest.set(claim, Math.max(weight, heaviest.get(claim) ?? 0));
  return heaviest;
}

function byWeight(one: ClaimMatch, other: ClaimMatch): number {
  return other.weight - one.weight;
}

function eachOnce(matches: readonly ClaimMatch[]): readonly ClaimMatch[] {
  const used = { first: new Set<string>(), second: new Set<string>() };
  return matches.filter(({ first, second }) => {
    if (used.first.has(first) || used.second.has(second)) return false;
    used.first.add(first);
    used.second.add(second);
    return true;
  });
}
