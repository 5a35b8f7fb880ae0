import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";

/** Twelve cusps, first house first, from those of houses 10, 11, 12, 1, 2 and 3; the others are opposite. */
export function houseRing(eastern: readonly number[]): readonly number[] {
  const [tenth = 0, eleventh = 0, twelfth = 0, first = 0, second = 0, third = 0] = eastern;
  return [
    ...[
      first,
      second,
      third,
      normalizeDegrees(tenth + 180),
      normalizeDegrees(eleventh + 180),
      normalizeDegrees(twelfth + 180),
    ],
    ...[
      normalizeDegrees(first + 180),
      normalizeDegrees(second + 180),
      normalizeDegrees(third + 180),
      tenth,
      eleventh,
      twelfth,
    ],
  ];
}
