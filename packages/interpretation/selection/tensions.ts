import { claimPairs } from "@cosmic/library/generated/claims";

/** A passage told in a book, with what it claims of the reader. */
export interface UsedPassage {
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
  readonly a: UsedPassage;
  readonly b: UsedPassage;
  readonly weight: number;
}

/** A book names no fewer and no more. */
export const fewestTensions = 2;
export const mostTensions = 6;

/** Placements speak for a reader first; a generation’s sign does not. */
const placement = /^planets-in-houses\/|^planets-in-signs\/(?!uranus|neptune|pluto)/;
/** Where placements agree too well, what else is told of this chart alone: its aspects, its love, its work, its points. */
const further = /^(?:aspects|love|work|points-in-signs|points-in-houses|figures|sign-rulers|conditions)\//;
/** Facts with a name a sentence can use: a part of a body, or an aspect. */
const nameable = /\.|-(?:conjunction|opposition|trine|square|sextile|quincunx)-/;
/** Told of what may not be so: one of two Moons, one of the rising signs of a day. */
const unsure: readonly string[] = ["moon-signs", "rising-signs"];
/** Each claim stands this much below the one before it in its passage. */
const claimStep = 1;

/**
 * The heaviest contradictions of a book, two to six: for each pair of opposite claims the heaviest placement on either
 * side, of two different bodies. A contradiction weighs what its lighter side weighs; what both weigh together decides
 * between equals. What may not be so is not heard. Where the placements give fewer than two, the other passages are heard
 * too, up to two.
 */
export function tensionsOf(told: readonly UsedPassage[]): readonly Tension[] {
  const sure = surelyTold(told);
  const first = contradictionsAmong(sure.filter(({ id }) => placement.test(id))).slice(0, mostTensions);
  const more =
    first.length >= fewestTensions
      ? []
      : contradictionsAmong(
          sure.filter(({ id, fact }) => placement.test(id) || (further.test(id) && nameable.test(fact))),
        )
          .filter(({ heading }) => !first.some((one) => one.heading === heading))
          .slice(0, fewestTensions - first.length);
  return [...first, ...more].map(({ heading, a, b, weight }) => ({ heading, a: a.told, b: b.told, weight }));
}

/** A planet told in two signs stands in one of them, and without the hour nobody knows in which. */
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

/** Two placements that contradict each other in several ways are heard once, in the heaviest. */
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

function bodyOf({ told }: Voice): string | undefined {
  return told.fact.split(".")[0];
}

function sum({ a, b }: Candidate): number {
  return a.weight + b.weight;
}
