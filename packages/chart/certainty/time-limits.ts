import { type LocalSky, siderealDegPerSecond } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import { secondsPerDay } from "@cosmic/sky/units";
import type { FactId } from "../fact-index/fact-ids.ts";
import type { FactsWithoutCycles } from "../facts.ts";
import { skyOfFacts } from "../horizon/sky-of-facts.ts";
import type { Point } from "../names.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import { clockStates } from "./clock-states.ts";

/**
 * Birth-time errors tried, in seconds: in fine steps where results are given in seconds, then by the minute where they
 * are given in minutes, and finally coarsely so that nothing is missed.
 */
const tried = [
  { until: 5 * 60, step: 10 },
  { until: 15 * 60, step: 60 },
  { until: 60 * 60, step: 5 * 60 },
] as const;

/** A fact of a chart that a birth-time error of an hour or less would change. */
export interface TimeLimit {
  /** Fact id: `ascendant.sign`, `house-3.sign`, `trueNode.house`, `sect`, `neptune-quincunx-midheaven`. */
  readonly fact: FactId;
  /** Largest error tried that leaves it unchanged in both directions, as do all smaller ones; seconds. */
  readonly heldSeconds: number;
  /** Smallest error tried that changes it; seconds. */
  readonly changedSeconds: number;
  /** Its new value: a sign, a house, `day` or `night`; null for an aspect that no longer exists. */
  readonly becomes: string | null;
}

type ClockFacts = Pick<FactsWithoutCycles, "angles" | "obliquity" | "planets" | "points">;
type TimedFacts = ClockFacts & { readonly angles: NonNullable<ClockFacts["angles"]> };

/**
 * What in a chart depends on the birth time, and by how much, nearest first; empty without a birth time. Checks the
 * signs of the angles, cusps, planets and points, the houses of planets and points, sect, and the aspects to Ascendant
 * and Midheaven. Bodies move at their speed at birth (in an hour the Moon strays from it by 0.0005°); the nodes, Chiron
 * and Lilith are treated as fixed.
 */
export function timeLimits(facts: ClockFacts, latitudeDeg: number): readonly TimeLimit[] {
  const { angles } = facts;
  if (angles === null) return [];
  const timed: TimedFacts = { ...facts, angles };
  const sky = skyOfFacts(timed, latitudeDeg);
  const atBirth = statesAfter(0, timed, sky);
  const found = new Map<FactId, TimeLimit>();
  let before = 0;
  for (const seconds of errors) {
    for (const states of [statesAfter(-seconds, timed, sky), statesAfter(seconds, timed, sky)]) {
      for (const [fact, state] of atBirth) {
        const after = states.get(fact) ?? null;
        if (after === state || found.has(fact)) continue;
        found.set(fact, { fact, heldSeconds: before, changedSeconds: seconds, becomes: after });
      }
    }
    before = seconds;
  }
  return [...found.values()];
}

const errors: readonly number[] = tried.flatMap(({ until, step }, index) => {
  const from = tried[index - 1]?.until ?? 0;
  return Array.from({ length: (until - from) / step }, (_, count) => from + (count + 1) * step);
});

/** Each state by fact id, that many seconds from birth. */
function statesAfter(seconds: number, facts: TimedFacts, atBirth: LocalSky): ReadonlyMap<FactId, string> {
  return clockStates({
    localSky: { ...atBirth, meridianDeg: normalizeDegrees(atBirth.meridianDeg + seconds * siderealDegPerSecond) },
    longitudes: perPlanet((planet) => {
      const { longitude, speed } = facts.planets[planet];
      return normalizeDegrees(longitude + (speed * seconds) / secondsPerDay);
    }),
    sunLatitudeDeg: facts.planets.sun.latitude,
    points: standing(facts),
  });
}

/** Points that barely move in an hour. */
function standing({ points: placed }: TimedFacts): Readonly<Partial<Record<Point, number>>> {
  const { trueNode, chiron, meanLilith } = placed;
  return {
    ...(trueNode && { trueNode: trueNode.longitude }),
    ...(chiron && { chiron: chiron.longitude }),
    ...(meanLilith && { meanLilith: meanLilith.longitude }),
  };
}
