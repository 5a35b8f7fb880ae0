import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import { type Planet, planets } from "../../names.ts";
import { shorterWay } from "../../zodiac/longitude.ts";
import type { EndLongitudes } from "../contacts/contacts.ts";

/**
 * For each planet known in both charts, the middle of the shorter way between its two places, degrees, 0 ≤ x < 360;
 * of exactly opposite places the middle that follows the smaller longitude. The same in either order.
 */
export function midpoints(first: EndLongitudes, second: EndLongitudes): Readonly<Partial<Record<Planet, number>>> {
  const middles: Partial<Record<Planet, number>> = {};
  for (const planet of planets) {
    const a = first[planet];
    const b = second[planet];
    if (a !== undefined && b !== undefined) middles[planet] = midpoint(Math.min(a, b), Math.max(a, b));
  }
  return middles;
}

function midpoint(lowerDeg: number, higherDeg: number): number {
  const way = shorterWay(lowerDeg, higherDeg);
  return normalizeDegrees(lowerDeg + (way === -180 ? 180 : way) / 2);
}
