import { type BirthSky, birthSkyAt } from "../birth-sky.ts";
import type { FactId } from "../fact-index/fact-ids.ts";
import type { FactsWithoutCycles } from "../facts.ts";
import { factsWithoutCycles } from "../natal-chart.ts";
import { clockErrorMinutes, minuteInstant } from "./clock-minutes.ts";
import type { Edge } from "./edge.ts";
import { changedFacts } from "./fact-values.ts";

/** The facts had the birth been that many whole minutes from its clock minute, by the same clock. */
export function factsMinutesAway(at: BirthSky, minutes: number): FactsWithoutCycles {
  return factsWithoutCycles(birthSkyAt(at, minuteInstant(at, minutes)));
}

/** The facts at both ends of an error of the birth time. */
export interface ErrorEnds {
  /** The error either way. */
  readonly minutes: number;
  /** Earlier first. */
  readonly facts: readonly [FactsWithoutCycles, FactsWithoutCycles];
}

/** The facts at both ends of an error of the birth time, the assumed one if none is given; null without a birth time. */
export function errorEnds(at: BirthSky, minutes = clockErrorMinutes(at)): ErrorEnds | null {
  if (minutes === null || at.moment.timeUnknown) return null;
  return { minutes, facts: [factsMinutesAway(at, -minutes), factsMinutesAway(at, minutes)] };
}

/** Every either-or fact that differs between the two minutes of a boundary, its own among them. */
export function factsChangedBy(edge: Edge, at: BirthSky): readonly FactId[] {
  return changedFacts(factsMinutesAway(at, edge.fromMinute - 1), factsMinutesAway(at, edge.fromMinute));
}
