import type { Aspect } from "../../facts.ts";
import type { AspectType } from "../../names.ts";
import type { SpineBody, StructureType } from "../spine.ts";

/** A structure the chart has, before it is weighed. */
export interface Candidate {
  readonly type: StructureType;
  readonly key: string;
  readonly core: readonly SpineBody[];
  /** The core's other end, for oppositions and squares. */
  readonly against: readonly SpineBody[];
  /** How exact it is, 0 < X ≤ 1. */
  readonly exactness: number;
  /** Bodies it holds beyond the core by its own rule, with their share. */
  readonly holds: Readonly<Partial<Record<SpineBody, number>>>;
}

/** Distance at which an aspect counts half, degrees. */
const halvingOrbDeg: Readonly<Record<AspectType, number>> = {
  ...{ conjunction: 10, opposition: 10, trine: 9 },
  ...{ square: 8, sextile: 7, quincunx: 3 },
};

/** How exact a set of aspects is on the mean: 1 when all are exact, ½ at their limits. */
export function exactnessOf(aspects: readonly Pick<Aspect, "type" | "orb">[]): number {
  if (aspects.length === 0) return 1;
  const sum = aspects.reduce((all, { type, orb }) => all + 1 - Math.min(1, orb / halvingOrbDeg[type]) / 2, 0);
  return sum / aspects.length;
}

/** A candidate without a second end, exact, that holds its core alone; `given` changes what differs. */
export function candidate(given: Pick<Candidate, "type" | "key" | "core"> & Partial<Candidate>): Candidate {
  return { against: [], exactness: 1, holds: {}, ...given };
}
