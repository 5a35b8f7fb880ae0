import { type Facts, type Planet, planets } from "@cosmic/chart/facts";

/** Strengths from which a planet is called strong, and up to which weak. */
export const strongFrom = 7;
export const weakTo = 3;

/** The two largest shares, `fire-air`, in the order the shares are kept in; null where the second is not clear. */
export function leadingTwo(shares: Readonly<Record<string, number>>): string | null {
  const ranked = Object.entries(shares).toSorted(([, one], [, other]) => other - one);
  const [first, second, third] = ranked;
  if (!first || !second || second[1] === 0 || second[1] === third?.[1]) return null;
  return Object.keys(shares)
    .filter((name) => name === first[0] || name === second[0])
    .join("-");
}

/** The smallest share that is not nothing; null where several are as small, or one is nothing. */
export function leastOf(shares: Readonly<Record<string, number>>): string | null {
  const [least, next] = Object.entries(shares).toSorted(([, one], [, other]) => one - other);
  return least && next && least[1] > 0 && least[1] < next[1] ? least[0] : null;
}

/** Who shares the highest score of the ten planets, and who the lowest, each in the order of the planets. */
export interface ScoreExtremes {
  readonly most: number;
  readonly strongest: readonly Planet[];
  readonly least: number;
  readonly weakest: readonly Planet[];
}

/** The ends of the ten scores; two planets or more may stand at either. */
export function scoreExtremes(facts: Pick<Facts, "planets">): ScoreExtremes {
  const scores = planets.map((planet) => facts.planets[planet].score);
  const [most, least] = [Math.max(...scores), Math.min(...scores)];
  const scoring = (score: number) => planets.filter((planet) => facts.planets[planet].score === score);
  return { most, strongest: scoring(most), least, weakest: scoring(least) };
}
