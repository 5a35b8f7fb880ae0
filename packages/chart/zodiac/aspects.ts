import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { Aspect } from "../facts.ts";
import { type AspectEnd, type AspectType, aspectTypes, type HouseClass, type Planet, planets } from "../names.ts";
import { separation, shorterWayWithin } from "./longitude.ts";
import { inOrder } from "./per-planet.ts";

/** What computing aspects needs to know about a planet. */
export interface AspectBody {
  readonly longitude: number;
  readonly speed: number;
  /** Null without a birth time. */
  readonly houseClass: HouseClass | null;
}
export type AspectBodies = Readonly<Record<Planet, AspectBody>>;

interface AspectRule {
  readonly type: AspectType;
  readonly angleDeg: number;
  readonly orbDeg: number;
}

/**
 * Every aspect angle is a multiple of this, and no orb, even at its widest, reaches half of it, so only the nearest can
 * match.
 */
const aspectStepDeg = 30;

/** Distance of two bodies in each exact aspect, degrees along the ecliptic. */
export const aspectAngleDeg: Readonly<Record<AspectType, number>> = {
  conjunction: 0,
  opposition: 180,
  trine: 120,
  square: 90,
  sextile: 60,
  quincunx: 150,
};

/** Widest calculation orb of each aspect, degrees. */
export const calculationOrbDeg: Readonly<Record<AspectType, number>> = {
  conjunction: 8,
  opposition: 8,
  trine: 6,
  square: 6,
  sextile: 4,
  quincunx: 3,
};

/** Six types with fixed orbs: for the chart, the wheel, the preview and two charts. */
const calculationRules = bySteps(
  aspectTypes.map((type) => ({ type, angleDeg: aspectAngleDeg[type], orbDeg: calculationOrbDeg[type] })),
);

/** Five types whose orbs depend on the planets involved: for the report's table and the patterns. */
const reportRules = bySteps([
  { type: "conjunction", angleDeg: 0, orbDeg: 8 },
  { type: "opposition", angleDeg: 180, orbDeg: 8 },
  { type: "trine", angleDeg: 120, orbDeg: 7 },
  { type: "square", angleDeg: 90, orbDeg: 6 },
  { type: "sextile", angleDeg: 60, orbDeg: 5 },
]);

const luminaryBonusDeg = 2;
const outerPenaltyDeg = 1;
const notAngularPenaltyDeg = 1;
const exactUnderDeg = 1;
const tightUnderDeg = 3;

/** How the report rules' orbs fit a pair; `adjusted` is the rule, `plain` leaves out the adjustments. */
export type OrbFit = "adjusted" | "plain";

/** Aspects between planets by the calculation orbs, closest first. */
export function calculationAspects(bodies: AspectBodies): readonly Aspect[] {
  return betweenPlanets(bodies, calculationRules, "plain");
}

/** Aspects between planets by the rule orbs with their adjustments, closest first. */
export function ruleAspects(bodies: AspectBodies, fit: OrbFit = "adjusted"): readonly Aspect[] {
  return betweenPlanets(bodies, reportRules, fit);
}

/** Aspects of planets to Ascendant and Midheaven by the calculation orbs, closest first; never applying. */
export function angleAspects(
  bodies: Readonly<Record<Planet, Pick<AspectBody, "longitude">>>,
  angles: { readonly ascendant: number; readonly midheaven: number },
): readonly Aspect[] {
  const found: Aspect[] = [];
  const placed = inOrder(bodies);
  for (let i = 0; i < placed.length; i += 1) {
    const a = planets[i];
    const longitude = placed[i]?.longitude;
    if (a === undefined || longitude === undefined) continue;
    const rising = calculationAspectAt(separation(longitude, angles.ascendant));
    if (rising !== null) insertByOrb(found, aspect(a, "ascendant", rising));
    const culminating = calculationAspectAt(separation(longitude, angles.midheaven));
    if (culminating !== null) insertByOrb(found, aspect(a, "midheaven", culminating));
  }
  return found;
}

/** The aspect that a separation (0…180°) makes by the calculation orbs, or null. */
export function calculationAspectAt(apartDeg: number): FoundAspect | null {
  const rule = calculationRules[Math.round(apartDeg / aspectStepDeg)] ?? null;
  if (rule === null) return null;
  const orb = Math.abs(apartDeg - rule.angleDeg);
  return orb > rule.orbDeg ? null : { type: rule.type, orb, applying: false };
}

/** An aspect without its bodies; between fixed positions it is never applying. */
export type FoundAspect = Pick<Aspect, "type" | "orb" | "applying">;

/** Adds the bodies and the closeness flags to an aspect. */
export function aspect(a: Planet, b: AspectEnd, found: FoundAspect): Aspect {
  const { type, orb, applying } = found;
  return { a, b, type, orb, exact: orb < exactUnderDeg, applying, tight: orb < tightUnderDeg };
}

/**
 * Inserts an aspect into a list sorted closest first, after equally close ones, which keep planet order. Faster than
 * sorting so short a list at the end.
 */
export function insertByOrb<Found extends Pick<Aspect, "orb">>(list: Found[], found: Found): void {
  let place = list.length;
  list.push(found);
  for (let before = list[place - 1]; before !== undefined && before.orb > found.orb; before = list[place - 1]) {
    list[place] = before;
    place -= 1;
  }
  list[place] = found;
}

/** Two planets in the usual order, and the rule-orb adjustment of the pair as such. */
interface Pair {
  readonly a: Planet;
  readonly b: Planet;
  readonly first: number;
  readonly second: number;
  readonly widenDeg: number;
}

const pairs: readonly Pair[] = planets.flatMap((a, first) =>
  planets.slice(first + 1).map((b, i) => ({ a, b, first, second: first + 1 + i, widenDeg: widenDegOf(a, b) })),
);

function betweenPlanets(bodies: AspectBodies, rules: AspectRules, fit: OrbFit): readonly Aspect[] {
  const placed = inOrder(bodies);
  const longitudes: number[] = [];
  for (const { longitude } of placed) longitudes.push(normalizeDegrees(longitude));
  const found: Aspect[] = [];
  for (const pair of pairs) {
    const a = placed[pair.first];
    const b = placed[pair.second];
    if (a === undefined || b === undefined) throw new RangeError("a pair has two planets");
    const way = shorterWayWithin(longitudes[pair.first] ?? 0, longitudes[pair.second] ?? 0);
    const apart = Math.abs(way);
    const rule = rules[Math.round(apart / aspectStepDeg)] ?? null;
    if (rule === null) continue;
    const orb = Math.abs(apart - rule.angleDeg);
    if (orb > rule.orbDeg + (fit === "plain" ? 0 : adjusted(pair, a, b))) continue;
    const opening = Math.sign(way) * (b.speed - a.speed);
    const applying = Math.sign(apart - rule.angleDeg) * opening < 0;
    insertByOrb(found, aspect(pair.a, pair.b, { type: rule.type, orb, applying }));
  }
  return found;
}

/** The rule for each multiple of 30°, null when there is none. */
type AspectRules = readonly (AspectRule | null)[];

function bySteps(rules: readonly AspectRule[]): AspectRules {
  const steps = 180 / aspectStepDeg + 1;
  return Array.from(
    { length: steps },
    (_, step) => rules.find((rule) => rule.angleDeg === step * aspectStepDeg) ?? null,
  );
}

function adjusted(pair: Pair, a: AspectBody, b: AspectBody): number {
  return pair.widenDeg - (awayFromAngles(a) && awayFromAngles(b) ? notAngularPenaltyDeg : 0);
}

function widenDegOf(a: Planet, b: Planet): number {
  const luminary = isLuminary(a) || isLuminary(b);
  return (luminary ? luminaryBonusDeg : 0) - (isOuter(a) && isOuter(b) ? outerPenaltyDeg : 0);
}

function awayFromAngles({ houseClass }: AspectBody): boolean {
  return houseClass !== null && houseClass !== "angular";
}

function isLuminary(planet: Planet): boolean {
  return planet === "sun" || planet === "moon";
}

function isOuter(planet: Planet): boolean {
  return planet === "uranus" || planet === "neptune" || planet === "pluto";
}
