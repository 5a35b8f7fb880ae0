import { normalizeDegrees } from "./normalize-degrees.ts";
import { asin, atan2, cos, sin, tan } from "./trigonometry.ts";
import { radiansPerDegree } from "./units.ts";

/**
 * Rotation of the sky relative to the Earth, degrees per second: IERS Conventions (2010) §5.4, sidereal day 86164.0905
 * s.
 */
export const siderealDegPerSecond = 360 / 86164.0905;

/** The sky over a place at an instant. */
export interface LocalSky {
  /** Apparent local sidereal time: right ascension on the meridian, degrees. */
  readonly meridianDeg: number;
  readonly obliquityDeg: number;
  readonly latitudeDeg: number;
}

/** The two degrees the houses are built on. */
export interface Angles {
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
}

/** Ascendant and Midheaven. */
export function anglesOver(sky: LocalSky): Angles {
  const midheavenDeg = midheaven(sky);
  return { ascendantDeg: ascendantAfter(midheavenDeg, sky), midheavenDeg };
}

/** Ecliptic point whose right ascension is on the meridian, even where it is below the horizon. */
export function midheaven({ meridianDeg, obliquityDeg }: LocalSky): number {
  return eclipticAtRightAscension(meridianDeg, obliquityDeg);
}

/**
 * Ecliptic point on the eastern horizon, always within 180° after the Midheaven. At a pole the horizon is the equator
 * and the point stays at 0° Aries or Libra.
 */
export function ascendant(sky: LocalSky): number {
  return ascendantAfter(midheaven(sky), sky);
}

function ascendantAfter(midheavenDeg: number, sky: LocalSky): number {
  const longitude = Math.abs(sky.latitudeDeg) === 90 ? 180 : onHorizon(sky);
  // Within the polar circles the formula gives the setting point for part of the day.
  return normalizeDegrees(longitude - midheavenDeg) < 180 ? longitude : normalizeDegrees(longitude + 180);
}

/** Ecliptic point on the prime vertical in the west: the Ascendant at the co-latitude under the opposite meridian. */
export function vertex({ meridianDeg, obliquityDeg, latitudeDeg }: LocalSky): number {
  // The horizon depends on the tangent of the latitude alone, which is the same for 90° and −90° less the latitude.
  return ascendant({ meridianDeg: normalizeDegrees(meridianDeg + 180), obliquityDeg, latitudeDeg: 90 - latitudeDeg });
}

/**
 * One of the two ecliptic points on the horizon; between the polar circles the eastern one (Meeus, exercise to ch. 14).
 */
function onHorizon(sky: LocalSky): number {
  const meridian = sky.meridianDeg * radiansPerDegree;
  const obliquity = sky.obliquityDeg * radiansPerDegree;
  const latitude = sky.latitudeDeg * radiansPerDegree;
  const rising = atan2(cos(meridian), -(sin(meridian) * cos(obliquity) + tan(latitude) * sin(obliquity)));
  return normalizeDegrees(rising / radiansPerDegree);
}

/** Longitude of the ecliptic point with a given right ascension, degrees; same quadrant. */
export function eclipticAtRightAscension(rightAscensionDeg: number, obliquityDeg: number): number {
  const rightAscension = rightAscensionDeg * radiansPerDegree;
  const longitude = atan2(sin(rightAscension), cos(rightAscension) * cos(obliquityDeg * radiansPerDegree));
  return normalizeDegrees(longitude / radiansPerDegree);
}

/** True altitude of a point in ecliptic coordinates, degrees, without refraction or parallax. */
export function altitude(
  point: { readonly longitudeDeg: number; readonly latitudeDeg: number },
  sky: LocalSky,
): number {
  const longitude = point.longitudeDeg * radiansPerDegree;
  const latitude = point.latitudeDeg * radiansPerDegree;
  const obliquity = sky.obliquityDeg * radiansPerDegree;
  const x = cos(latitude) * cos(longitude);
  const acrossEcliptic = cos(latitude) * sin(longitude);
  const y = acrossEcliptic * cos(obliquity) - sin(latitude) * sin(obliquity);
  const z = acrossEcliptic * sin(obliquity) + sin(latitude) * cos(obliquity);
  const meridian = sky.meridianDeg * radiansPerDegree;
  const place = sky.latitudeDeg * radiansPerDegree;
  // Component along the local vertical.
  const up = cos(place) * (x * cos(meridian) + y * sin(meridian)) + sin(place) * z;
  return asin(Math.min(1, Math.max(-1, up))) / radiansPerDegree;
}
