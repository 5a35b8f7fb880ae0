import { type Angles, eclipticAtRightAscension, type LocalSky } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import { asin, cos, sin, tan } from "@cosmic/sky/trigonometry";
import { shorterWay } from "../zodiac/longitude.ts";
import type { DiurnalArc } from "./diurnal-arc.ts";
import { houseRing } from "./house-ring.ts";

const degrees = Math.PI / 180;
/** Far below a thousandth of an arc-second. */
const toleranceDeg = 1e-10;
/** A step cubes the error that is left, so one as short as this leaves none worth another, except right beside the polar
 * circles, where the ascensional difference nears 90° and bends sharply. */
const lastStepDeg = 1e-4;
const bendsFromSine = 0.99;
/** Two or three are needed; bisection alone would need 41 for the tolerance, so this is never reached. */
const mostSteps = 60;

/**
 * The twelve Placidus cusps, first house first, degrees; null at and beyond the polar circles, where some degrees of the
 * ecliptic never rise and the semi-arcs the system divides do not exist.
 */
export function placidusCusps(sky: LocalSky, { ascendantDeg, midheavenDeg }: Angles): readonly number[] | null {
  const { latitudeDeg, obliquityDeg } = sky;
  if (Math.abs(latitudeDeg) >= 90 - obliquityDeg) return null;
  // For a point of the ecliptic tan(declination) = tan(obliquity) · sin(right ascension).
  const slant = tan(latitudeDeg * degrees) * tan(obliquityDeg * degrees);
  // A cusp divides the diurnal semi-arc of its own degree: east of the meridian the 11th and 12th, west the 9th and 8th.
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
    const rightAscension = (meridianDeg + side * x) * degrees;
    const sine = slant * sin(rightAscension);
    const excess = x - share * (90 + asin(sine) / degrees);
    if (Math.abs(excess) < toleranceDeg) break;
    if (excess > 0) high = x;
    else low = x;
    const bend = 1 - sine * sine;
    const gain = (share * side * slant * cos(rightAscension)) / Math.sqrt(bend);
    // The slope of the excess, and its change for each degree.
    const slope = 1 - gain;
    const turning = ((share * sine * (1 - slant * slant)) / (bend * Math.sqrt(bend))) * degrees;
    const change = (-excess * slope) / (slope * slope - (excess * turning) / 2);
    const inside = x + change > low && x + change < high;
    x = inside ? x + change : (low + high) / 2;
    if (inside && Math.abs(change) < lastStepDeg && Math.abs(sine) < bendsFromSine) break;
  }
  return eclipticAtRightAscension(meridianDeg + side * x, obliquityDeg);
}

/**
 * Where in the houses a degree of the ecliptic stands, 0 ≤ x < 12, the whole part one less than the house: how far it is
 * through the quarters of its own semi-arcs. It says what the cusps say, without finding them. Below the polar circles only.
 */
export function placidusPosition({ rightAscensionDeg, semiArcDeg }: DiurnalArc, meridianDeg: number): number {
  // West of the meridian, −180 ≤ x < 180.
  const passedDeg = shorterWay(rightAscensionDeg, meridianDeg);
  const fromMeridianDeg = Math.abs(passedDeg);
  const isUp = fromMeridianDeg < semiArcDeg;
  // Thirds of the quarter from the Midheaven, at 9, or from the lower one, at 3.
  const thirds = isUp ? (3 * fromMeridianDeg) / semiArcDeg : (3 * (180 - fromMeridianDeg)) / (180 - semiArcDeg);
  const position = isUp ? 9 - Math.sign(passedDeg) * thirds : 3 + Math.sign(passedDeg) * thirds;
  return position >= 12 ? position - 12 : position;
}
