import type { AspectType } from "../../names.ts";
import { calculationAspectAt, calculationOrbDeg } from "../../zodiac/aspects.ts";
import {
  type Contact,
  isPairAngle,
  isPairPoint,
  type Nature,
  type PairEnd,
  type StrandName,
  type Tone,
} from "./contact.ts";

// The rules of contacts between two charts; docs/chart.md, "Two charts", states them.

const personal: ReadonlySet<PairEnd> = new Set(["sun", "moon", "mercury", "venus", "mars"]);
const slow: ReadonlySet<PairEnd> = new Set(["jupiter", "saturn", "uranus", "neptune", "pluto"]);

/** Both are Sun to Mars: bodies that people born weeks apart do not share. */
export function isPersonalPair(first: PairEnd, second: PairEnd): boolean {
  return personal.has(first) && personal.has(second);
}

/** Both are slow (Jupiter to Pluto): the contact comes from the years of birth, not from the two people. */
export function isOfYears(first: PairEnd, second: PairEnd): boolean {
  return slow.has(first) && slow.has(second);
}

/** Chiron and the node make only conjunctions and oppositions, within this, degrees. */
const pointOrbDeg = 3;

/** Whether two ends can meet at all, and by which orbs. */
export type MeetingRule = "planets" | "points";

/** Planets meet planets and angles; Chiron and the node meet Sun to Mars and the angles; angles do not meet angles. */
export function meetingRule(first: PairEnd, second: PairEnd): MeetingRule | null {
  if (isPairPoint(first) || isPairPoint(second)) {
    const other = isPairPoint(first) ? second : first;
    return personal.has(other) || isPairAngle(other) ? "points" : null;
  }
  return isPairAngle(first) && isPairAngle(second) ? null : "planets";
}

/** An aspect that a separation makes. */
export interface Meeting {
  readonly type: AspectType;
  readonly orb: number;
}

/** The aspect that a separation (0…180°) makes by a rule, or null. */
export function meetingAt(apartDeg: number, rule: MeetingRule): Meeting | null {
  const met = calculationAspectAt(apartDeg);
  return met !== null && met.orb <= orbLimitDeg(met.type, rule) ? met : null;
}

/** Widest orb of an aspect by a rule, degrees; −1 where the rule does not have it. */
export function orbLimitDeg(type: AspectType, rule: MeetingRule): number {
  if (rule === "planets") return calculationOrbDeg[type];
  return type === "conjunction" || type === "opposition" ? pointOrbDeg : -1;
}

const endWeights: Readonly<Record<PairEnd, number>> = {
  ...{ sun: 10, moon: 10, ascendant: 9, venus: 8, mars: 8, mercury: 7, saturn: 7 },
  ...{ midheaven: 5, jupiter: 5, uranus: 4, neptune: 4, pluto: 4, chiron: 0, trueNode: 0 },
};
const typeWeights: Readonly<Record<AspectType, number>> = {
  ...{ conjunction: 1, opposition: 0.9, square: 0.8, trine: 0.8, sextile: 0.5, quincunx: 0.3 },
};
const bothWaysFactor = 1.2;

/** How much a body or angle counts, 0…10. */
export function endWeight(end: PairEnd): number {
  return endWeights[end];
}

/** What a weight is worked out from. */
interface Weighed extends Meeting {
  readonly first: PairEnd;
  readonly second: PairEnd;
  readonly bothWays: boolean;
}

/** Weight of a contact that counts, 0…12: both bodies, the aspect, and how close it is. */
export function contactWeight({ first, second, type, orb, bothWays }: Weighed): number {
  const closeness = 1 - orb / calculationOrbDeg[type];
  const weight = (endWeights[first] * endWeights[second] * typeWeights[type] * closeness) / 10;
  return bothWays ? weight * bothWaysFactor : weight;
}

/** Whether a contact counts: it is certain, and of the two people rather than of their years. */
export function counts({ first, second, certain }: Pick<Contact, "first" | "second" | "certain">): boolean {
  return certain && !isOfYears(first, second) && !isPairPoint(first) && !isPairPoint(second);
}

const natures: Readonly<Record<AspectType, Nature>> = {
  ...{ conjunction: "beside", trine: "flows", sextile: "flows" },
  ...{ square: "rubs", opposition: "across", quincunx: "aslant" },
};

/** How the two ends of an aspect meet. */
export function natureOf(type: AspectType): Nature {
  return natures[type];
}

/** Bodies that make a conjunction chafe; Mars does so only beside the bodies of the next set. */
const heavy: ReadonlySet<PairEnd> = new Set(["saturn", "pluto"]);
const sharpBesideMars: ReadonlySet<PairEnd> = new Set(["mars", "uranus", "moon", "ascendant"]);

/**
 * Trines and sextiles hold, squares and oppositions rub, a conjunction depends on the pair. An opposition to an
 * Ascendant is a conjunction with the Descendant and is read like one.
 */
export function toneOf({ first, second, type }: Pick<Weighed, "first" | "second" | "type">): Tone {
  const ends = [first, second];
  if (type === "quincunx" || ends.some(isPairPoint)) return "none";
  const beside = type === "conjunction" || (type === "opposition" && ends.includes("ascendant"));
  if (beside) {
    const sharp = ends.includes("mars") && ends.every((end) => sharpBesideMars.has(end));
    return sharp || ends.some((end) => heavy.has(end)) ? "rubs" : "holds";
  }
  return type === "square" || type === "opposition" ? "rubs" : "holds";
}

/** A contact belongs to the first strand that one of its ends belongs to, else to home. */
const strandOrder = [
  "standing",
  "talk",
  "staying",
  "spark",
  "widening",
  "home",
] as const satisfies readonly StrandName[];
const strandsOfEnds: Readonly<Record<PairEnd, StrandName>> = {
  ...{ midheaven: "standing", mercury: "talk", saturn: "staying", mars: "spark", uranus: "spark", pluto: "spark" },
  ...{ jupiter: "widening", neptune: "widening", sun: "home", moon: "home", venus: "home", ascendant: "home" },
  ...{ chiron: "home", trueNode: "home" },
};

/** What a contact between two ends is about. */
export function strandOf(first: PairEnd, second: PairEnd): StrandName {
  const [one, other] = [strandsOfEnds[first], strandsOfEnds[second]];
  return strandOrder.find((strand) => strand === one || strand === other) ?? "home";
}
