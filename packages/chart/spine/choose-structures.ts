import { compareTexts } from "../compare-texts.ts";
import { planets } from "../names.ts";
import { separation } from "../zodiac/longitude.ts";
import type { BodyWeights } from "./body-weights.ts";
import type { Candidate } from "./candidates/candidate.ts";
import { type SpineBody, type StructureType, structureTypes } from "./spine.ts";
import type { CertainSky } from "./spine-input.ts";

/** How much a kind of structure explains, by judgment. */
const typeFactor: Readonly<Record<StructureType, number>> = {
  ...{ ring: 1.1, reception: 1.05, "final-dispositor": 1 },
  ...{ "t-square": 1.15, yod: 1.05, kite: 1.15 },
  ...{ "grand-cross": 1.2, "grand-trine": 0.95, "mystic-rectangle": 1 },
  ...{ opposition: 1, square: 0.9, "sign-stellium": 0.9, "house-stellium": 0.85 },
  ...{ angular: 1, "chart-ruler": 0.75, "sun-moon": 0.65, singleton: 0.8, "sun-ruler": 0.55, "close-aspect": 0.6 },
};
const strains: readonly StructureType[] = ["opposition", "square", "t-square", "grand-cross", "yod"];
const personal: readonly SpineBody[] = ["sun", "moon", "mercury", "venus", "mars", "ascendant"];

const leadingFactor = 1.2;
const strainFactor = 1.25;
const leastGain = 0.1;
const leastGainUncovered = 0.08;
const leastThirdGain = 0.03;
const leastThirdStrain = 0.08;
const enoughCoverage = 0.6;
const tie = 1e-6;

const attachedShare = 1 / 2;
const attachedDeg = 3;
const anglesNearDeg = 5;

/** A candidate with what it binds. */
export interface Weighed extends Candidate {
  readonly bound: Readonly<Partial<Record<SpineBody, number>>>;
  readonly score: number;
}

/** What holds a chart, and how much of its weight that binds, 0…1. */
export interface Choice {
  readonly chosen: readonly Weighed[];
  readonly coverage: number;
}

/** Chooses one to three structures that bind most of the chart, and says how much they bind. */
export function chooseStructures(candidates: readonly Candidate[], sky: CertainSky, weights: BodyWeights): Choice {
  const ruler = sky.chartRuler;
  const all = candidates
    .filter(({ core }) => core.some((body) => personal.includes(body) || body === ruler))
    .map((one) => weigh(one, sky, weights));
  const leading: readonly (SpineBody | null)[] = ["sun", "moon", ruler];
  const chosen: Weighed[] = [];
  const take = (value: (one: Weighed) => number, least: (one: Weighed) => number): void => {
    const open = all.filter((one) => !chosen.some((other) => isRedundant(one, other)));
    const fit = open.filter((one) => value(one) >= least(one));
    const best = foremost(fit, value);
    if (best !== null) chosen.push(best);
  };
  take(
    (one) => one.score * (one.core.some((body) => leading.includes(body)) ? leadingFactor : 1),
    () => 0,
  );
  const gain = (one: Weighed) => gainOf(one, chosen, weights);
  const hasStrain = () => chosen.some(({ type }) => strains.includes(type));
  const coverage = () => coverageOf(chosen, weights);
  take(
    (one) => gain(one) * (!hasStrain() && strains.includes(one.type) ? strainFactor : 1),
    () => (coverage() < enoughCoverage ? leastGainUncovered : leastGain),
  );
  if (chosen.length === 2) {
    if (coverage() < enoughCoverage) take(gain, () => leastThirdGain);
    else if (!hasStrain())
      take(gain, ({ type }) => (strains.includes(type) ? leastThirdStrain : Number.POSITIVE_INFINITY));
  }
  return { chosen, coverage: coverage() };
}

function weigh(one: Candidate, sky: CertainSky, weights: BodyWeights): Weighed {
  const bound = boundBy(one, sky, weights);
  const sum = weights.bodies.reduce((all, body) => all + weights.of(body) * (bound[body] ?? 0), 0);
  return { ...one, bound, score: (typeFactor[one.type] * one.exactness * sum) / weights.total };
}

/** How firmly each body hangs on a structure. */
function boundBy(one: Candidate, sky: CertainSky, { bodies }: BodyWeights): Weighed["bound"] {
  const bound: Partial<Record<SpineBody, number>> = {};
  for (const body of bodies) {
    const share = one.core.includes(body) ? 1 : Math.max(one.holds[body] ?? 0, closeness(body, one, sky));
    if (share > 0) bound[body] = share;
  }
  return bound;
}

/** Rings and dispositors bind along rulers, stelliums by place: aspects add nothing to them. */
const withoutAspects: readonly StructureType[] = [
  "ring",
  "reception",
  "final-dispositor",
  "sign-stellium",
  "house-stellium",
];

/** How close a body outside the core stands to it. */
function closeness(body: SpineBody, one: Candidate, sky: CertainSky): number {
  if (body === "ascendant") return ascendantShare(one, sky);
  return withoutAspects.includes(one.type) ? 0 : attachment(body, one, sky);
}

/** Half for a planet conjunct a core planet, or within three degrees of an aspect to one. */
function attachment(body: SpineBody, { core }: Candidate, { aspects }: CertainSky): number {
  const near = aspects.some(
    ({ a, b, type, orb }) =>
      (type === "conjunction" || orb < attachedDeg) &&
      ((a === body && core.some((one) => one === b)) || (b === body && core.includes(a))),
  );
  return near ? attachedShare : 0;
}

function ascendantShare({ core }: Candidate, { facts, chartRuler }: CertainSky): number {
  const rising = facts.angles?.ascendant.longitude;
  if (rising === undefined) return 0;
  const near = planets.some((planet) => {
    const apart = separation(facts.planets[planet].longitude, rising);
    return core.includes(planet) && (apart <= anglesNearDeg || apart >= 180 - anglesNearDeg);
  });
  if (near) return 1;
  return core.some((body) => body === chartRuler) ? attachedShare : 0;
}

/** What a structure adds to those already chosen. */
function gainOf(one: Weighed, chosen: readonly Weighed[], weights: BodyWeights): number {
  const already = boundByAll(chosen);
  const sum = weights.bodies.reduce(
    (all, body) => all + weights.of(body) * Math.max(0, (one.bound[body] ?? 0) - already(body)),
    0,
  );
  return (typeFactor[one.type] * one.exactness * sum) / weights.total;
}

function boundByAll(chosen: readonly Weighed[]): (body: SpineBody) => number {
  return (body) => chosen.reduce((most, { bound }) => Math.max(most, bound[body] ?? 0), 0);
}

function coverageOf(chosen: readonly Weighed[], weights: BodyWeights): number {
  const bound = boundByAll(chosen);
  return weights.bodies.reduce((all, body) => all + weights.of(body) * bound(body), 0) / weights.total;
}

type Family = "rulership" | "aspect" | "stellium" | "angular" | "rulers" | "sun-moon" | "singleton";

function familyOf(type: StructureType): Family {
  switch (type) {
    case "ring":
    case "reception":
    case "final-dispositor":
      return "rulership";
    case "sign-stellium":
    case "house-stellium":
      return "stellium";
    case "chart-ruler":
    case "sun-ruler":
      return "rulers";
    case "angular":
    case "sun-moon":
    case "singleton":
      return type;
    default:
      return "aspect";
  }
}

const mostShared = { aspects: 1 / 2, others: 2 / 3 } as const;

/** Two of a family, aspects apart, or two that share most of the smaller core. */
function isRedundant(one: Weighed, other: Weighed): boolean {
  const families = [familyOf(one.type), familyOf(other.type)] as const;
  const aspects = families.every((family) => family === "aspect");
  if (families[0] === families[1] && !aspects) return true;
  const shared = one.core.filter((body) => other.core.includes(body)).length;
  const smaller = Math.min(one.core.length, other.core.length);
  return shared / smaller > (aspects ? mostShared.aspects : mostShared.others);
}

/** The highest by value; ties go to the higher factor, the earlier kind, then the earlier core. */
function foremost(list: readonly Weighed[], value: (one: Weighed) => number): Weighed | null {
  let best: Weighed | null = null;
  for (const one of list) if (best === null || isAhead(one, best, value(one) - value(best))) best = one;
  return best;
}

function isAhead(one: Weighed, other: Weighed, by: number): boolean {
  if (Math.abs(by) > tie) return by > 0;
  const order =
    typeFactor[other.type] - typeFactor[one.type] ||
    structureTypes.indexOf(one.type) - structureTypes.indexOf(other.type) ||
    compareTexts(coreOrder(one), coreOrder(other));
  return order < 0;
}

const bodiesInOrder: readonly SpineBody[] = [...planets, "ascendant"];
const coreOrder = ({ core }: Candidate): string =>
  bodiesInOrder.flatMap((body, n) => (core.includes(body) ? [String.fromCharCode(97 + n)] : [])).join("");
