import { daysPerCentury, J2000, kilometersPerAu, radiansPerDegree } from "@cosmic/sky/units";
import type { AstrometricDirection } from "../attempt.ts";

/** The moment and the place that a direction is for. */
export interface SightFrom {
  readonly jdTt: number;
  /** True obliquity of the ecliptic, degrees. */
  readonly obliquityDeg: number;
  /** Apparent sidereal time at Greenwich, degrees. */
  readonly siderealTimeDeg: number;
  /** Apparent longitude of the Sun, degrees. */
  readonly sunLongitudeDeg: number;
  /** Degrees, north and east positive. */
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

type Vector = readonly [x: number, y: number, z: number];

const arcsecond = radiansPerDegree / 3600;
/** Obliquity at J2000 (IAU 2006). */
const obliquityJ2000 = 84381.406 * arcsecond;
/** Constant of aberration. */
const aberration = 20.49552 * arcsecond;
/** Equatorial radius of the Earth in au, and its polar radius over it (WGS 84). */
const earthRadiusAu = 6378.137 / kilometersPerAu;
const flattened = 1 - 1 / 298.257223563;

/**
 * Converts the space agency's direction (astrometric, ICRF, from the ground) to ours: longitude in degrees, apparent,
 * geocentric, true equinox of date. Precession, aberration and nutation in their leading terms (Meeus, Astronomical
 * Algorithms, 21 to 23) and the parallax of the place (11, 40): within 2 arc-seconds from 1900 to 2100, a thirtieth of
 * what a comparison needs.
 */
export function eclipticOfDate(told: AstrometricDirection, from: SightFrom): number {
  const centuries = (from.jdTt - J2000) / daysPerCentury;
  const seen = turnedToEcliptic(unitVector(told), obliquityJ2000);
  const aberrated = add(precessed(seen, centuries), earthsWay(from.sunLongitudeDeg));
  const nutated = aboutPole(aberrated, nutationInLongitude(centuries));
  const length = Math.hypot(...nutated);
  const geocentric = add(scale(nutated, told.distanceAu / length), eyeOf(from));
  return (((Math.atan2(geocentric[1], geocentric[0]) / radiansPerDegree) % 360) + 360) % 360;
}

function unitVector({ rightAscensionDeg, declinationDeg }: AstrometricDirection): Vector {
  const [alpha, delta] = [rightAscensionDeg * radiansPerDegree, declinationDeg * radiansPerDegree];
  return [Math.cos(delta) * Math.cos(alpha), Math.cos(delta) * Math.sin(alpha), Math.sin(delta)];
}

const add = (one: Vector, other: Vector): Vector => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
const scale = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by];

/** From the equator to an ecliptic tilted by ε. */
function turnedToEcliptic([x, y, z]: Vector, epsilon: number): Vector {
  return [x, y * Math.cos(epsilon) + z * Math.sin(epsilon), z * Math.cos(epsilon) - y * Math.sin(epsilon)];
}

/** Adds to the longitude. */
function aboutPole([x, y, z]: Vector, by: number): Vector {
  return [x * Math.cos(by) - y * Math.sin(by), x * Math.sin(by) + y * Math.cos(by), z];
}

/** From the ecliptic of J2000 to the mean one of date: tilted by η about its node at Π, then turned by p. */
function precessed(vector: Vector, centuries: number): Vector {
  const t = centuries;
  const eta = (47.0029 * t - 0.03302 * t * t) * arcsecond;
  const node = 174.876384 * radiansPerDegree + (-869.8089 * t + 0.03536 * t * t) * arcsecond;
  const along = (5028.796195 * t + 1.1054348 * t * t) * arcsecond;
  return aboutPole(turnedToEcliptic(aboutPole(vector, -node), eta), node + along);
}

/** The Earth's velocity over that of light, toward the point 90° behind the Sun. */
function earthsWay(sunLongitudeDeg: number): Vector {
  const sun = sunLongitudeDeg * radiansPerDegree;
  return [aberration * Math.sin(sun), -aberration * Math.cos(sun), 0];
}

/** By the Moon's node and the two mean longitudes. */
function nutationInLongitude(centuries: number): number {
  const node = (125.04452 - 1934.136261 * centuries) * radiansPerDegree;
  const sun = (280.4665 + 36000.7698 * centuries) * radiansPerDegree;
  const moon = (218.3165 + 481267.8813 * centuries) * radiansPerDegree;
  const terms =
    -17.2 * Math.sin(node) - 1.32 * Math.sin(2 * sun) - 0.23 * Math.sin(2 * moon) + 0.21 * Math.sin(2 * node);
  return terms * arcsecond;
}

/** The observer, seen from the center of the Earth, on the ecliptic of date, au. */
function eyeOf({ latitudeDeg, longitudeDeg, siderealTimeDeg, obliquityDeg }: SightFrom): Vector {
  const reduced = Math.atan(flattened * Math.tan(latitudeDeg * radiansPerDegree));
  const meridian = (siderealTimeDeg + longitudeDeg) * radiansPerDegree;
  const outward = Math.cos(reduced);
  const onEquator: Vector = [outward * Math.cos(meridian), outward * Math.sin(meridian), flattened * Math.sin(reduced)];
  return turnedToEcliptic(scale(onEquator, earthRadiusAu), obliquityDeg * radiansPerDegree);
}
