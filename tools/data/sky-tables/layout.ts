import type { SeriesName } from "@cosmic/sky/ephemeris/decade-format";
import { radiansPerArcsecond } from "@cosmic/sky/units";

/** How finely a series is divided, and how much error is allowed. */
export interface SeriesLayout {
  readonly components: number;
  readonly segments: number;
  readonly degree: number;
  /** Largest error allowed, in the units of the series. */
  readonly tolerance: number;
}

/** Position error allowed, au, for an apparent error of `arcseconds` at the closest distance to the Earth. */
function seenFrom(distanceAu: number, arcseconds: number): number {
  return distanceAu * arcseconds * radiansPerArcsecond;
}

/** Found with `size.ts`: the smallest files that keep every body within its tolerance in every decade. */
export const layout: Readonly<Record<SeriesName, SeriesLayout>> = {
  moon: { components: 3, segments: 110, degree: 32, tolerance: seenFrom(0.00238, 0.0036) },
  // An error here is also an error of Venus at its closest.
  earthMoon: { components: 3, segments: 12, degree: 36, tolerance: seenFrom(0.265, 0.0023) },
  mercury: { components: 3, segments: 50, degree: 36, tolerance: seenFrom(0.55, 0.0048) },
  venus: { components: 3, segments: 18, degree: 24, tolerance: seenFrom(0.265, 0.0021) },
  mars: { components: 3, segments: 12, degree: 34, tolerance: seenFrom(0.37, 0.0021) },
  jupiter: { components: 3, segments: 5, degree: 39, tolerance: seenFrom(3.95, 0.0024) },
  saturn: { components: 3, segments: 5, degree: 33, tolerance: seenFrom(8, 0.0021) },
  uranus: { components: 3, segments: 5, degree: 27, tolerance: seenFrom(17.2, 0.0021) },
  neptune: { components: 3, segments: 5, degree: 26, tolerance: seenFrom(28.8, 0.0021) },
  pluto: { components: 3, segments: 5, degree: 24, tolerance: seenFrom(28.6, 0.0021) },
  chiron: { components: 3, segments: 5, degree: 20, tolerance: seenFrom(7.5, 0.015) },
  nutation: { components: 2, segments: 57, degree: 38, tolerance: 0.0017 },
  trueNode: { components: 1, segments: 133, degree: 21, tolerance: 0.0135 },
};

/** Share of the tolerance that rounding takes at one standard deviation; the rest is for the polynomial's shape. */
const roundingShare = 0.18;

/**
 * Quantum of a series' coefficients, such that all their rounding errors together stay within their share of the
 * tolerance.
 */
export function quantumOf({ tolerance, degree }: SeriesLayout): number {
  return (tolerance * roundingShare) / Math.sqrt((degree + 1) / 12);
}
