import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { LeftOut, Story } from "./year-facts.ts";

const narrowDeg = 10;
const untimed = ["moon", "ascendant", "midheaven", "houses", "returns", "profections"] as const;

/** What a year leaves out, and why: for want of a birth time, cut by the search, in a house too narrow to stand alone. */
export function leftOutOf(
  stories: readonly Pick<Story, "id" | "clipped">[],
  cusps: readonly number[] | null,
): readonly LeftOut[] {
  const found: LeftOut[] = [];
  if (cusps === null) for (const what of untimed) found.push({ what, why: "birth-time-unknown" });
  else {
    for (const [index, cusp] of cusps.entries()) {
      const width = normalizeDegrees((cusps[(index + 1) % cusps.length] ?? 0) - cusp);
      if (width < narrowDeg) found.push({ what: `house-${index + 1}`, why: "narrow-house" });
    }
  }
  for (const { id, clipped } of stories) if (clipped) found.push({ what: id, why: "beyond-the-search" });
  return found;
}
