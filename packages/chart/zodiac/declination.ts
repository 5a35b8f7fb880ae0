import { asin, cos, sin } from "@cosmic/sky/trigonometry";

const degrees = Math.PI / 180;

/** Distance from the equator of a point given on the ecliptic, degrees, north positive (Meeus, Astronomical Algorithms,
 * 13.4). */
export function declination(
  { longitudeDeg, latitudeDeg }: { readonly longitudeDeg: number; readonly latitudeDeg: number },
  obliquityDeg: number,
): number {
  const latitude = latitudeDeg * degrees;
  const obliquity = obliquityDeg * degrees;
  const height = sin(latitude) * cos(obliquity) + cos(latitude) * sin(obliquity) * sin(longitudeDeg * degrees);
  return asin(height) / degrees;
}

/** Whether a declination lies beyond the furthest the ecliptic, and with it the Sun, goes at that obliquity. */
export function isOutOfBounds(declinationDeg: number, obliquityDeg: number): boolean {
  return Math.abs(declinationDeg) > obliquityDeg;
}
