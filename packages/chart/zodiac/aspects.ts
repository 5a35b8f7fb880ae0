import { type Aspect, type AspectType, type HouseClass, type Planet, planets } from "../facts.ts";
import { separation, shorterWay } from "./longitude.ts";

/** What an aspect needs to know of a planet. */
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

/** Six types with fixed orbs: the chart, the wheel, the preview. */
const calculationRules: readonly AspectRule[] = [
  { type: "conjunction", angleDeg: 0, orbDeg: 8 },
  { type: "opposition", angleDeg: 180, orbDeg: 8 },
  { type: "trine", angleDeg: 120, orbDeg: 6 },
  { type: "square", angleDeg: 90, orbDeg: 6 },
  { type: "sextile", angleDeg: 60, orbDeg: 4 },
  { type: "quincunx", angleDeg: 150, orbDeg: 3 },
];

/** Five types whose orbs depend on who meets: the report's table and the configurations. */
const reportRules: readonly AspectRule[] = [
  { type: "conjunction", angleDeg: 0, orbDeg: 8 },
  { type: "opposition", angleDeg: 180, orbDeg: 8 },
  { type: "trine", angleDeg: 120, orbDeg: 7 },
  { type: "square", angleDeg: 90, orbDeg: 6 },
  { type: "sextile", angleDeg: 60, orbDeg: 5 },
];

const luminaryBonusDeg = 2;
const outerPenaltyDeg = 1;
const notAngularPenaltyDeg = 1;
const exactUnderDeg = 1;
const tightUnderDeg = 3;

/** Aspects between planets by the calculation orbs, in the order of the planets. */
export function calculationAspects(bodies: AspectBodies): readonly Aspect[] {
  return pairs().flatMap(([a, b]) => between({ a, b, bodies, rules: calculationRules, widenDeg: 0 }));
}

/** Aspects between planets by the rule orbs with their adjustments, closest first. */
export function ruleAspects(bodies: AspectBodies): readonly Aspect[] {
  return pairs()
    .flatMap(([a, b]) => between({ a, b, bodies, rules: reportRules, widenDeg: adjustmentDeg(a, b, bodies) }))
    .sort((one, other) => one.orb - other.orb);
}

/** Aspects of planets to Ascendant and Midheaven by the calculation orbs; never called applying. */
export function angleAspects(
  bodies: AspectBodies,
  angles: { readonly ascendant: number; readonly midheaven: number },
): readonly Aspect[] {
  return planets.flatMap((a) =>
    (["ascendant", "midheaven"] as const).flatMap((b) => {
      const apart = separation(bodies[a].longitude, angles[b]);
      return calculationRules
        .filter((rule) => Math.abs(apart - rule.angleDeg) <= rule.orbDeg)
        .map((rule) => aspect({ a, b, type: rule.type, orb: Math.abs(apart - rule.angleDeg), applying: false }));
    }),
  );
}

interface Meeting {
  readonly a: Planet;
  readonly b: Planet;
  readonly bodies: AspectBodies;
  readonly rules: readonly AspectRule[];
  readonly widenDeg: number;
}

function between({ a, b, bodies, rules, widenDeg }: Meeting): readonly Aspect[] {
  const way = shorterWay(bodies[a].longitude, bodies[b].longitude);
  const apart = Math.abs(way);
  const opening = Math.sign(way) * (bodies[b].speed - bodies[a].speed);
  return rules
    .filter((rule) => Math.abs(apart - rule.angleDeg) <= rule.orbDeg + widenDeg)
    .map(({ type, angleDeg }) => {
      const applying = Math.sign(apart - angleDeg) * opening < 0;
      return aspect({ a, b, type, orb: Math.abs(apart - angleDeg), applying });
    });
}

function aspect(found: Omit<Aspect, "exact" | "tight">): Aspect {
  const { a, b, type, orb, applying } = found;
  return { a, b, type, orb, exact: orb < exactUnderDeg, applying, tight: orb < tightUnderDeg };
}

function adjustmentDeg(a: Planet, b: Planet, bodies: AspectBodies): number {
  const luminary = isLuminary(a) || isLuminary(b);
  const bothOuter = isOuter(a) && isOuter(b);
  const classes = [bodies[a].houseClass, bodies[b].houseClass];
  const notAngular = classes.every((houseClass) => houseClass !== null && houseClass !== "angular");
  return (
    (luminary ? luminaryBonusDeg : 0) - (bothOuter ? outerPenaltyDeg : 0) - (notAngular ? notAngularPenaltyDeg : 0)
  );
}

function isLuminary(planet: Planet): boolean {
  return planet === "sun" || planet === "moon";
}

function isOuter(planet: Planet): boolean {
  return planet === "uranus" || planet === "neptune" || planet === "pluto";
}

function pairs(): readonly (readonly [Planet, Planet])[] {
  return planets.flatMap((a, i) => planets.slice(i + 1).map((b) => [a, b] as const));
}
