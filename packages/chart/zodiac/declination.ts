import { asin, cos, sin } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";

/**
 * Declination of a point given in ecliptic coordinates, degrees, north positive (Meeus, Astronomical Algorithms, 13.4).
 */
export function declination(
  { longitudeDeg, latitudeDeg }: { readonly longitudeDeg: number; readonly latitudeDeg: number },
  obliquityDeg: number,
): number {
  const latitude = latitudeDeg * radiansPerDegree;
  const obliquity = obliquityDeg * radiansPerDegree;
  const height = sin(latitude) * cos(obliquity) + cos(latitude) * sin(obliquity) * sin(longitudeDeg * radiansPerDegree);
  return asin(height) / radiansPerDegree;
}

/** Whether a declination exceeds the ecliptic's (and so the Sun's) maximum at that obliquity. */
export function isOutOfBounds(declinationDeg: number, obliquityDeg: number): boolean {
  return Math.abs(declinationDeg) > obliquityDeg;
}
