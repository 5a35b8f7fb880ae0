import { isAspectCertain } from "@cosmic/chart/certainty/day/aspects-of-day";
import type { Facts } from "@cosmic/chart/facts";

/** Aspects a report may describe, tightest first; without a birth time, those that held all day. */
export function describedAspects(facts: Facts): Facts["aspects"] {
  return facts.aspects.filter((aspect) => isAspectCertain(aspect, facts)).toSorted((one, other) => one.orb - other.orb);
}
