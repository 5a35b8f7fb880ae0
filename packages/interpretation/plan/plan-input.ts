import type { Edge } from "@cosmic/chart/edges/edge";
import type { NeverCrossing } from "@cosmic/chart/edges/never-crossing";
import type { Facts } from "@cosmic/chart/facts";
import type { AboveHorizon } from "@cosmic/chart/horizon/above-horizon";
import type { NowFacts } from "@cosmic/chart/now/now-shape";
import type { Spine } from "@cosmic/chart/spine/spine";
import type { Catalogue } from "../catalogue/match-units.ts";
import type { PartId } from "./report-plan.ts";

/** Which parts are written, how long they are in the pattern language, and how their sentences open there. */
export interface PartLengths {
  /** Words of a part; null when it is not written. */
  readonly wordsOf: (part: PartId) => number | null;
  /** The first four words of each sentence that has as many; none when the part is not written. */
  readonly openingsOf: (part: PartId) => readonly string[];
}

/** What a plan is made from. */
export interface PlanInput {
  readonly facts: Facts;
  readonly overhead: AboveHorizon | null;
  readonly spine: Spine;
  /** Null over the age of a hundred. */
  readonly now: NowFacts | null;
  /** Boundaries within the assumed error of the birth time, most important first; none without a birth time. */
  readonly edges: readonly Edge[];
  /** The assumed error either way, minutes; null without a birth time. */
  readonly errorMinutes: number | null;
  readonly never: NeverCrossing;
  /** Whether a first name was given. */
  readonly named: boolean;
  readonly asOf: string;
  readonly catalogue: Catalogue;
  readonly lengths: PartLengths;
  /** Opposite names of the vocabulary of claims. */
  readonly pairs: readonly (readonly [string, string])[];
}
