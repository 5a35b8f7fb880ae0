import { type Angles, eclipticAtRightAscension, type LocalSky } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import { asin, cos, sin, tan } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";
import { shorterWay } from "../zodiac/longitude.ts";
import type { DiurnalArc } from "./diurnal-arc.ts";
import { houseRing } from "./house-ring.ts";

/** Far below a thousandth of an arcsecond. */
const toleranceDeg = 1e-10;
/**
 * A step cubes the remaining error, so after one this short another gains nothing, except right next to the polar
 * circles, where the ascensional difference nears 90° and curves sharply.
 */
const lastStepDeg = 1e-4;
const bendsFromSine = 0.99;
/** Two or three are needed; even bisection would need only 41 for the tolerance, so this is never reached. */
const mostSteps = 60;

/**
 * The twelve Placidus cusps, first house first, degrees; null at and beyond the polar circles, where some ecliptic
 * degrees never rise and the semi-arcs that Placidus divides do not exist.
 */
export function placidusCusps(sky: LocalSky, { ascendantDeg, midheavenDeg }: Angles): readonly number[] | null {
  const { latitudeDeg, obliquityDeg } = sky;
  if (Math.abs(latitudeDeg) >= 90 - obliquityDeg) return null;
  // For a point on the ecliptic, tan(declination) = tan(obliquity) · sin(right ascension).
  const slant = tan(latitudeDeg * radiansPerDegree) * tan(obliquityDeg * radiansPerDegree);
  // A cusp divides the diurnal semi-arc of its own degree: the 11th and 12th east of the meridian, the 9th and 8th
  // west.
  const eleventh = cusp(sky, slant, { side: 1, share: 1 / 3 });
  const twelfth = cusp(sky, slant, { side: 1, share: 2 / 3 });
  const ninth = cusp(sky, slant, { side: -1, share: 1 / 3 });
  const eighth = cusp(sky, slant, { side: -1, share: 2 / 3 });
  return houseRing([
    midheavenDeg,
    eleventh,
    twelfth,
    ascendantDeg,
    normalizeDegrees(eighth + 180),
    normalizeDegrees(ninth + 180),
  ]);
}

/**
 * Solves x = share · (90° + ascensional difference of the ecliptic point at meridian ± x). The right side grows more
 * slowly than x, so there is one root, between 0 and share · 180°; Halley's method, kept inside the shrinking bracket.
 */
function cusp(
  { meridianDeg, obliquityDeg }: LocalSky,
  slant: number,
  { side, share }: { readonly side: 1 | -1; readonly share: number },
): number {
  let low = 0;
  let high = share * 180;
  let x = share * 90;
  for (let step = 0; step < mostSteps && high - low > toleranceDeg; step += 1) {
    const rightAscension = (meridianDeg + side * x) * radiansPerDegree;
    const sine = slant * sin(rightAscension);
    const excess = x - share * (90 + asin(sine) / radiansPerDegree);
    if (Math.abs(excess) < toleranceDeg) break;
    if (excess > 0) high = x;
    else low = x;
    const bend = 1 - sine * sine;
    const gain = (share * side * slant * cos(rightAscension)) / Math.sqrt(bend);
    // Slope of the excess, and its change per degree.
    const slope = 1 - gain;
    const turning = ((share * sine * (1 - slant * slant)) / (bend * Math.sqrt(bend))) * radiansPerDegree;
    const change = (-excess * slope) / (slope * slope - (excess * turning) / 2);
    const inside = x + change > low && x + change < high;
    x = inside ? x + change : (low + high) / 2;
    if (inside && Math.abs(change) < lastStepDeg && Math.abs(sine) < bendsFromSine) break;
  }
  return eclipticAtRightAscension(meridianDeg + side * x, obliquityDeg);
}

/**
 * House position of an ecliptic degree, 0 ≤ x < 12; the integer part is the house minus one. It is the fraction of the
 * degree's own semi-arcs already covered, so it agrees with the cusps without computing them. Valid only between the
 * polar circles.
 */
export function placidusPosition({ rightAscensionDeg, semiArcDeg }: DiurnalArc, meridianDeg: number): number {
  // Degrees west of the meridian, −180 ≤ x < 180.
  const passedDeg = shorterWay(rightAscensionDeg, meridianDeg);
  const fromMeridianDeg = Math.abs(passedDeg);
  const isUp = fromMeridianDeg < semiArcDeg;
  // Thirds of the semi-arc, from the Midheaven (position 9) or from the lower meridian (position 3).
  const thirds = isUp ? (3 * fromMeridianDeg) / semiArcDeg : (3 * (180 - fromMeridianDeg)) / (180 - semiArcDeg);
  const position = isUp ? 9 - Math.sign(passedDeg) * thirds : 3 + Math.sign(passedDeg) * thirds;
  return position >= 12 ? position - 12 : position;
}
