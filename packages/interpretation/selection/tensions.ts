import { type FactId, factSubject } from "@cosmic/chart/fact-index/fact-ids";
import { aspectTypeIn } from "@cosmic/chart/fact-index/parse-fact-id";
import { claimPairs } from "@cosmic/library/generated/claims";

/** A passage used in a book, with the claims it makes about the reader. */
export interface UsedPassage {
  /** `planets-in-signs/moon/capricorn`. */
  readonly id: string;
  /** Strongest first. */
  readonly claims: readonly string[];
  /** The fact it was used for, `moon.sign`. */
  readonly fact: FactId;
  /** Weight of that fact. */
  readonly weight: number;
}

/** Two opposite claims in one book, and the passages that make them. */
export interface Tension {
  /** `needs-closeness.needs-distance`, the heading of the reconciling passage. */
  readonly heading: string;
  /** Makes the heading's first claim. */
  readonly a: UsedPassage;
  readonly b: UsedPassage;
  readonly weight: number;
}

/** Minimum and maximum number of contradictions in a book. */
export const fewestTensions = 2;
export const mostTensions = 6;

/** Passages considered first: personal placements, but not the sign of a generational planet. */
const placement = /^planets-in-houses\/|^planets-in-signs\/(?!uranus|neptune|pluto)/;
/** Considered when placements yield too few contradictions: other passages specific to this chart, such as aspects,
 * love, work and points. */
const further = /^(?:aspects|love|work|points-in-signs|points-in-houses|figures|sign-rulers|conditions)\//;
/** Facts about uncertain placements: two possible Moon signs, or the day's possible rising signs. */
const unsure: readonly FactId[] = ["moon-signs", "rising-signs"];
/** Each claim weighs this much less than the previous one in its passage. */
const claimStep = 1;

/**
 * The heaviest contradictions of a book, two to six. For each pair of opposite claims, takes the heaviest placement on
 * either side, from two different bodies. A contradiction weighs as much as its lighter side; ties are broken by
 * combined weight. Ignores uncertain placements. If placements yield fewer than two, other passages are considered too,
 * up to two.
 */
export function tensionsOf(told: readonly UsedPassage[]): readonly Tension[] {
  const sure = surelyTold(told);
  const first = contradictionsAmong(sure.filter(({ id }) => placement.test(id))).slice(0, mostTensions);
  const more =
    first.length >= fewestTensions
      ? []
      : contradictionsAmong(sure.filter(({ id, fact }) => placement.test(id) || (further.test(id) && isNameable(fact))))
          .filter(({ heading }) => !first.some((one) => one.heading === heading))
          .slice(0, fewestTensions - first.length);
  return [...first, ...more].map(({ heading, a, b, weight }) => ({ heading, a: a.told, b: b.told, weight }));
}

/** Drops a planet described in two signs: without a birth time we don't know which one it is in. */
function surelyTold(told: readonly UsedPassage[]): readonly UsedPassage[] {
  const subjects = told.map(({ id }) => id.slice(0, id.lastIndexOf("/")));
  const twice = new Set(subjects.filter((subject, index) => subjects.indexOf(subject) !== index));
  return told.filter(
    ({ fact }, index) =>
      !unsure.includes(fact) && !(subjects[index]?.startsWith("planets-in-signs/") && twice.has(subjects[index])),
  );
}

function contradictionsAmong(heard: readonly UsedPassage[]): readonly Candidate[] {
  const found = claimPairs
    .flatMap(([claim, opposite]) => tensionBetween(claim, opposite, heard))
    .toSorted((one, other) => other.weight - one.weight || sum(other) - sum(one));
  return oneOfEachPair(found);
}

/** If two placements contradict each other in several ways, keeps only the heaviest. */
function oneOfEachPair(found: readonly Candidate[]): readonly Candidate[] {
  const pairOf = ({ a, b }: Candidate) => [a.told.fact, b.told.fact].toSorted().join();
  const pairs = found.map(pairOf);
  return found.filter((candidate, index) => pairs.indexOf(pairOf(candidate)) === index);
}

interface Voice {
  readonly told: UsedPassage;
  readonly weight: number;
}
interface Candidate {
  readonly heading: string;
  readonly a: Voice;
  readonly b: Voice;
  readonly weight: number;
}

function tensionBetween(claim: string, opposite: string, told: readonly UsedPassage[]): readonly Candidate[] {
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

function bodyOf({ told }: Voice): string {
  return factSubject(told.fact);
}

/** A sentence can name a placement, an aspect, or a pattern of one aspect. */
function isNameable(fact: FactId): boolean {
  return fact.includes(".") || aspectTypeIn(fact) !== undefined;
}

function sum({ a, b }: Candidate): number {
  return a.weight + b.weight;
}
