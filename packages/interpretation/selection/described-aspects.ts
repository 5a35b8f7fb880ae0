import type { Facts } from "@cosmic/chart/facts";

/** Aspects a report may describe, tightest first; without a birth time, excluding the Moon's. */
export function describedAspects({ aspects, timeUnknown }: Facts): Facts["aspects"] {
  return aspects
    .filter(({ a, b }) => !timeUnknown || (a !== "moon" && b !== "moon"))
    .toSorted((one, other) => one.orb - other.orb);
}
