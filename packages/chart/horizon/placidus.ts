import { turn } from "../zodiac/longitude.ts";
import { ascendant, eclipticAtRightAscension, type LocalSky, midheaven } from "./angles.ts";

const degrees = Math.PI / 180;
/** Far below a thousandth of an arc-second. */
const toleranceDeg = 1e-10;
/** Newton needs four or five; bisection alone would need 41 for the tolerance, so this is never reached. */
const mostSteps = 60;

/**
 * The twelve Placidus cusps, first house first, degrees; null at and beyond the polar circles, where some degrees of the
 * ecliptic never rise and the semi-arcs the system divides do not exist.
 */
export function placidusCusps(sky: LocalSky): readonly number[] | null {
  if (Math.abs(sky.latitudeDeg) >= 90 - sky.obliquityDeg) return null;
  const first = ascendant(sky);
  const tenth = midheaven(sky);
  // A cusp divides the diurnal semi-arc of its own degree: east of the meridian the 11th and 12th, west the 9th and 8th.
  const eleventh = cusp(sky, 1, 1 / 3);
  const twelfth = cusp(sky, 1, 2 / 3);
  const ninth = cusp(sky, -1, 1 / 3);
  const eighth = cusp(sky, -1, 2 / 3);
  const eastern = [tenth, eleventh, twelfth, first, turn(eighth + 180), turn(ninth + 180)];
  return [...eastern.slice(3), ...eastern.map((longitude) => turn(longitude + 180)), ...eastern.slice(0, 3)];
}

/**
 * Solves x = share · (90° + ascensional difference of the ecliptic point at meridian ± x). The right side grows more
 * slowly than x, so there is one root, between 0 and share · 180°; Newton, kept inside the shrinking bracket.
 */
function cusp(sky: LocalSky, side: 1 | -1, share: number): number {
  // For a point of the ecliptic tan(declination) = tan(obliquity) · sin(right ascension).
  const slant = Math.tan(sky.latitudeDeg * degrees) * Math.tan(sky.obliquityDeg * degrees);
  let low = 0;
  let high = share * 180;
  let x = share * 90;
  for (let step = 0; step < mostSteps && high - low > toleranceDeg; step += 1) {
    const rightAscension = (sky.meridianDeg + side * x) * degrees;
    const sine = slant * Math.sin(rightAscension);
    const excess = x - share * (90 + Math.asin(sine) / degrees);
    if (Math.abs(excess) < toleranceDeg) break;
    if (excess > 0) high = x;
    else low = x;
    const slope = 1 - (share * side * slant * Math.cos(rightAscension)) / Math.sqrt(1 - sine * sine);
    const next = x - excess / slope;
    x = next > low && next < high ? next : (low + high) / 2;
  }
  return eclipticAtRightAscension(sky.meridianDeg + side * x, sky.obliquityDeg);
}
