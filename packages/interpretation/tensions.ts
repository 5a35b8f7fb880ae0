import { claimPairs } from "@cosmic/library/generated/claims";

/** A passage told in a book, with what it claims of the reader. */
export interface ToldPassage {
  /** `planets-in-signs/moon/capricorn`. */
  readonly id: string;
  /** Strongest first. */
  readonly claims: readonly string[];
  /** The fact it was told for, `moon.sign`. */
  readonly fact: string;
  /** What that fact weighs. */
  readonly weight: number;
}

/** Two opposite claims of one book, and who makes them. */
export interface Tension {
  /** `needs-closeness.needs-distance`, the heading of the passage that reconciles them. */
  readonly heading: string;
  /** Carries the first claim of the heading. */
  readonly a: ToldPassage;
  readonly b: ToldPassage;
  readonly weight: number;
}

/** A book names no fewer and no more. */
export const fewestTensions = 2;
export const mostTensions = 6;

/** Placements speak for a reader; a generation’s sign, a figure or a chapter on work does not. */
const speaking = /^planets-in-houses\/|^planets-in-signs\/(?!uranus|neptune|pluto)/;
/** Each claim stands this much below the one before it in its passage. */
const claimStep = 1;

/**
 * The heaviest contradictions of a book, at most six: for each pair of opposite claims the heaviest placement on either
 * side, of two different bodies. A contradiction weighs what its lighter side weighs; what both weigh together decides
 * between equals. A Moon that may be in two signs is not heard. Books of one voice may have fewer than two.
 */
export function tensionsOf(told: readonly ToldPassage[]): readonly Tension[] {
  const heard = told.filter(({ id, fact }) => speaking.test(id) && fact !== "moon-signs");
  const found = claimPairs
    .flatMap(([claim, opposite]) => tensionBetween(claim, opposite, heard))
    .toSorted((one, other) => other.weight - one.weight || sum(other) - sum(one));
  return oneOfEachPair(found)
    .slice(0, mostTensions)
    .map(({ heading, a, b, weight }) => ({ heading, a: a.told, b: b.told, weight }));
}

/** Two placements that contradict each other in several ways are heard once, in the heaviest. */
function oneOfEachPair(found: readonly Candidate[]): readonly Candidate[] {
  const pairOf = ({ a, b }: Candidate) => [a.told.fact, b.told.fact].toSorted().join();
  const pairs = found.map(pairOf);
  return found.filter((candidate, index) => pairs.indexOf(pairOf(candidate)) === index);
}

interface Voice {
  readonly told: ToldPassage;
  readonly weight: number;
}
interface Candidate {
  readonly heading: string;
  readonly a: Voice;
  readonly b: Voice;
  readonly weight: number;
}

function tensionBetween(claim: string, opposite: string, told: readonly ToldPassage[]): readonly Candidate[] {
  const voicesOf = (wanted: string) =>
    told
      .filter(({ claims }) => claims.includes(wanted))
      .map((one) => ({ told: one, weight: one.weight - one.claims.indexOf(wanted) * claimStep }))
      .toSorted((one, other) => other.weight - one.weight);
  let best: Candidate | null = null;
  for (const a of voicesOf(claim)) {
    const b = voicesOf(opposite).find((voice) => bodyOf(voice) !== bodyOf(a));
    if (!b) continue;
    const weight = Math.min(a.weight, b.weight);
    if (best === null || weight > best.weight) best = { heading: `${claim}.${opposite}`, a, b, weight };
  }
  return best === null ? [] : [best];
}

function bodyOf({ told }: Voice): string | undefined {
  return told.fact.split(".")[0];
}

function sum({ a, b }: Candidate): number {
  return a.weight + b.weight;
}
