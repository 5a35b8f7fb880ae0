import type { Aspect } from "../../facts.ts";
import type { Pattern } from "../../findings.ts";
import type { AspectType, Planet } from "../../names.ts";
import { required } from "../../required.ts";
import { type AspectPattern, aspectsWithin } from "../aspects-within.ts";
import type { BodyWeights } from "../body-weights.ts";
import { byWeight, heaviest } from "../heaviest.ts";
import type { CertainSky } from "../spine-input.ts";
import { type Candidate, candidate, exactnessOf } from "./candidate.ts";

/** A planet this close to an end of an opposition or square belongs to that end, degrees. */
const clusterDeg = 6;
/** Of the closest aspects this many, and these under this orb, make a structure without a birth time. */
const closestAspects = 6;
const closeDeg = 3;
const softTypes: readonly AspectType[] = ["conjunction", "trine", "sextile"];

/** Structures of aspects: patterns, oppositions and squares between clusters, and without a birth time close ones. */
export function aspectCandidates(sky: CertainSky, weights: BodyWeights): readonly Candidate[] {
  return [...patterns(sky, weights), ...axes(sky, weights), ...closeOnes(sky)];
}

/** How many aspects each pattern consists of. */
const aspectCounts: Readonly<Record<AspectPattern, number>> = {
  ...{ "t-square": 3, "grand-trine": 3, kite: 6, "grand-cross": 6, yod: 3, "mystic-rectangle": 6 },
};

function patterns(sky: CertainSky, weights: BodyWeights): readonly Candidate[] {
  return sky.facts.configurations.flatMap((pattern) => {
    const { type, planets } = pattern;
    if (type === "stellium") return [];
    const within = patternAspects({ type, planets }, sky);
    if (within.length < aspectCounts[type]) return [];
    return [candidate({ type, key: patternKey(pattern, weights), core: planets, exactness: exactnessOf(within) })];
  });
}

/** The aspects a pattern consists of; a quincunx is one by the calculation orbs. */
function patternAspects(
  { type, planets }: { readonly type: AspectPattern; readonly planets: readonly Planet[] },
  { aspects, closeAspects }: CertainSky,
): readonly Aspect[] {
  const wanted = aspectsWithin[type];
  const inside = (list: readonly Aspect[], types: readonly AspectType[]) =>
    list.filter(
      ({ a, b, type: kind }) => types.includes(kind) && isPlanet(b) && [a, b].every((one) => planets.includes(one)),
    );
  const quincunxes = wanted.includes("quincunx") ? inside(closeAspects, ["quincunx"]) : [];
  return [...inside(aspects, wanted), ...quincunxes];
}

const isPlanet = (end: Aspect["b"]): end is Planet => end !== "ascendant" && end !== "midheaven";

function patternKey({ type, planets, apex, modality }: Pattern, weights: BodyWeights): string {
  switch (type) {
    case "grand-cross":
      return modality ?? "none";
    case "grand-trine":
      return heaviest(planets, weights);
    case "mystic-rectangle":
      return "";
    default:
      return apex ?? heaviest(planets, weights);
  }
}

const axisTypes = ["opposition", "square"] as const;

/** Oppositions and squares, each end with the planets close to it; the same clusters are one structure, as exact as the
 * aspect of its heaviest pair. */
function axes(sky: CertainSky, weights: BodyWeights): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  for (const type of axisTypes) {
    for (const { a, b, type: kind } of sky.aspects) {
      if (kind !== type || !isPlanet(b)) continue;
      const ends = [cluster(a, b, sky), cluster(b, a, sky)] as const;
      const id = `${type} ${ends
        .map((end) => byWeight(end, weights).join("+"))
        .sort()
        .join(" ")}`;
      if (!found.has(id)) found.set(id, axis(type, ends, { sky, weights }));
    }
  }
  return [...found.values()];
}

/** A planet with its conjunctions of up to six degrees. */
function cluster(end: Planet, other: Planet, { aspects }: CertainSky): readonly Planet[] {
  const beside = aspects.flatMap(({ a, b, type, orb }) => {
    if (type !== "conjunction" || orb > clusterDeg || !isPlanet(b)) return [];
    if (a === end) return [b];
    return b === end ? [a] : [];
  });
  return [end, ...beside.filter((planet) => planet !== other)];
}

function axis(
  type: (typeof axisTypes)[number],
  ends: readonly [readonly Planet[], readonly Planet[]],
  { sky, weights }: { readonly sky: CertainSky; readonly weights: BodyWeights },
): Candidate {
  const [one, other] = ends;
  const between = sky.aspects.flatMap(({ a, b, type: kind, orb }) =>
    kind === type && isPlanet(b) && ((one.includes(a) && other.includes(b)) || (one.includes(b) && other.includes(a)))
      ? [{ a, b, orb, weight: weights.of(a) + weights.of(b) }]
      : [],
  );
  const pair = required(
    between.sort((first, second) => second.weight - first.weight || first.orb - second.orb)[0],
    "the aspect between two clusters",
  );
  const leads = heaviest(one, weights) === heaviest([...one, ...other], weights);
  return candidate({
    type,
    key: `${pair.a}-${pair.b}`,
    core: [...one, ...other],
    against: leads ? other : one,
    exactness: exactnessOf([{ type, orb: pair.orb }]),
  });
}

/** Without a birth time: the soft aspects under three degrees among the six closest. */
function closeOnes(sky: CertainSky): readonly Candidate[] {
  if (sky.facts.angles !== null) return [];
  return softAspects(sky.aspects.slice(0, closestAspects).filter(({ orb }) => orb < closeDeg));
}

/** Every soft aspect in orb, for a day that holds nothing closer (2006-07-22). */
export const anySoftAspects = (sky: CertainSky): readonly Candidate[] => softAspects(sky.aspects);

function softAspects(aspects: readonly Aspect[]): readonly Candidate[] {
  return aspects.flatMap(({ a, b, type, orb }) => {
    if (!softTypes.includes(type) || !isPlanet(b)) return [];
    const exactness = exactnessOf([{ type, orb }]);
    return [candidate({ type: "close-aspect", key: `${a}-${type}-${b}`, core: [a, b], exactness })];
  });
}
