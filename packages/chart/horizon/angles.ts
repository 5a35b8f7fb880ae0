import { turn } from "../zodiac/longitude.ts";

const degrees = Math.PI / 180;

/** The sky over a place at a moment. */
export interface LocalSky {
  /** Apparent sidereal time of the place: right ascension on the meridian, degrees. */
  readonly meridianDeg: number;
  readonly obliquityDeg: number;
  readonly latitudeDeg: number;
}

/** The ecliptic point whose right ascension is on the meridian, even where it lies below the horizon. */
export function midheaven({ meridianDeg, obliquityDeg }: LocalSky): number {
  return eclipticAtRightAscension(meridianDeg, obliquityDeg);
}

/**
 * The ecliptic point on the eastern horizon, always within 180° after the Midheaven. At a pole the horizon is the
 * equator and the point stays at 0° Aries or Libra.
 */
export function ascendant(sky: LocalSky): number {
  const meridian = sky.meridianDeg * degrees;
  const obliquity = sky.obliquityDeg * degrees;
  const latitude = sky.latitudeDeg * degrees;
  const rising = Math.atan2(
    Math.cos(meridian),
    -(Math.sin(meridian) * Math.cos(obliquity) + Math.tan(latitude) * Math.sin(obliquity)),
  );
  const longitude = turn(rising / degrees);
  // Inside the polar circles the formula gives the setting point for part of the day.
  return turn(longitude - midheaven(sky)) < 180 ? longitude : turn(longitude + 180);
}

/** Longitude of the ecliptic point of a right ascension, degrees; same quadrant. */
export function eclipticAtRightAscension(rightAscensionDeg: number, obliquityDeg: number): number {
  const rightAscension = rightAscensionDeg * degrees;
  const longitude = Math.atan2(Math.sin(rightAscension), Math.cos(rightAscension) * Math.cos(obliquityDeg * degrees));
  return turn(longitude / degrees);
}

/** True altitude of a point given on the ecliptic, degrees, without refraction or parallax. */
export function altitude(
  point: { readonly longitudeDeg: number; readonly latitudeDeg: number },
  sky: LocalSky,
): number {
  const longitude = point.longitudeDeg * degrees;
  const latitude = point.latitudeDeg * degrees;
  const obliquity = sky.obliquityDeg * degrees;
  const x = Math.cos(latitude) * Math.cos(longitude);
  const acrossEcliptic = Math.cos(latitude) * Math.sin(longitude);
  const y = acrossEcliptic * Math.cos(obliquity) - Math.sin(latitude) * Math.sin(obliquity);
  const z = acrossEcliptic * Math.sin(obliquity) + Math.sin(latitude) * Math.cos(obliquity);
  const meridian = sky.meridianDeg * degrees;
  const place = sky.latitudeDeg * degrees;
  // Component along the local vertical.
  const up = Math.cos(place) * (x * Math.cos(meridian) + y * Math.sin(meridian)) + Math.sin(place) * z;
  return Math.asin(Math.min(1, Math.max(-1, up))) / degrees;
}
