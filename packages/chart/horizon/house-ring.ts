import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";

/** Twelve cusps, first house first, from those of houses 10, 11, 12, 1, 2 and 3; the others are opposite. */
export function houseRing(eastern: readonly number[]): readonly number[] {
  const western = eastern.map((cuspDeg) => normalizeDegrees(cuspDeg + 180));
  return [...eastern.slice(3), ...western, ...eastern.slice(0, 3)];
}
