import type { Aspect, Facts } from "@cosmic/chart/facts";

/** Angles among the members of a figure that count there by its wider limits, and in no list of pairs; the widest first. */
export function widerAngles(
  members: readonly string[],
  { aspects, ruleAspects }: Pick<Facts, "aspects" | "ruleAspects">,
): readonly Aspect[] {
  const isListed = ({ a, b, type }: Aspect) => aspects.some((one) => one.a === a && one.b === b && one.type === type);
  return ruleAspects
    .filter((aspect) => members.includes(aspect.a) && members.includes(aspect.b) && !isListed(aspect))
    .toSorted((one, other) => other.orb - one.orb);
}
