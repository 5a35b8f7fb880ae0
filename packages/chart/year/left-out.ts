import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { FactsWithoutCycles } from "../facts.ts";
import type { LeftOut, Story } from "./year-facts.ts";

const narrowDeg = 10;
const untimed = ["moon", "ascendant", "midheaven", "houses", "returns", "profections"] as const;

/** What a year leaves out, and why: for want of a birth time, cut by the search, in a house too narrow to stand alone. */
export function leftOutOf(
  stories: readonly Story[],
  { houses }: Pick<FactsWithoutCycles, "houses">,
): readonly LeftOut[] {
  const found: LeftOut[] = [];
  if (houses === null) for (const what of untimed) found.push({ what, why: "birth-time-unknown" });
  else {
    for (const [index, cusp] of houses.cusps.entries()) {
      const width = normalizeDegrees((houses.cusps[(index + 1) % houses.cusps.length] ?? 0) - cusp);
      if (width < narrowDeg) found.push({ what: `house-${index + 1}`, why: "narrow-house" });
    }
  }
  for (const { id, clipped } of stories) if (clipped) found.push({ what: id, why: "beyond-the-search" });
  return found;
}
