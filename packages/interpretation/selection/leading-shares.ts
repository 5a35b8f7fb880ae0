import { type Facts, type Planet, planets } from "@cosmic/chart/facts";

/** Minimum score of a strong planet, and maximum of a weak one. */
export const strongFrom = 7;
export const weakTo = 3;

/** The two largest shares, as `fire-air`, in key order; null if the second place is tied or zero. */
export function leadingTwo(shares: Readonly<Record<string, number>>): string | null {
  const ranked = Object.entries(shares).toSorted(([, one], [, other]) => other - one);
  const [first, second, third] = ranked;
  if (!first || !second || second[1] === 0 || second[1] === third?.[1]) return null;
  return Object.keys(shares)
    .filter((name) => name === first[0] || name === second[0])
    .join("-");
}

/** The smallest share; null if tied or zero. */
export function leastOf(shares: Readonly<Record<string, number>>): string | null {
  const [least, next] = Object.entries(shares).toSorted(([, one], [, other]) => one - other);
  return least && next && least[1] > 0 && least[1] < next[1] ? least[0] : null;
}

/** The highest and lowest score of the ten planets, and the planets that have them, in planet order. */
export interface ScoreExtremes {
  readonly most: number;
  readonly strongest: readonly Planet[];
  readonly least: number;
  readonly weakest: readonly Planet[];
}

/** The extremes of the ten scores; several planets may share either. */
export function scoreExtremes(facts: Pick<Facts, "planets">): ScoreExtremes {
  const scores = planets.map((planet) => facts.planets[planet].score);
  const [most, least] = [Math.max(...scores), Math.min(...scores)];
  const scoring = (score: number) => planets.filter((planet) => facts.planets[planet].score === score);
  return { most, strongest: scoring(most), least, weakest: scoring(least) };
}
