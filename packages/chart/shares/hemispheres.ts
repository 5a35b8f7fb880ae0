import type { Hemispheres } from "../findings.ts";
import { percentage } from "../zodiac/shares.ts";

const housesPerQuadrant = 3;

/** Percentages of the planets in houses 1–3, 4–6, 7–9 and 10–12. */
export function quadrantsOf(houses: readonly number[]): readonly number[] {
  const counts = [0, 0, 0, 0];
  for (const house of houses) {
    const quadrant = Math.floor((house - 1) / housesPerQuadrant);
    counts[quadrant] = (counts[quadrant] ?? 0) + 1;
  }
  return counts.map((count) => percentage(count, houses.length));
}

/**
 * Percentages of the planets on either side of the meridian and of the horizon by house, from the quadrant percentages;
 * by true altitude they may differ (`above-horizon.ts`).
 */
export function hemispheresOf([first = 0, second = 0, third = 0, fourth = 0]: readonly number[]): Hemispheres {
  return { eastern: first + fourth, western: second + third, above: third + fourth, below: first + second };
}
