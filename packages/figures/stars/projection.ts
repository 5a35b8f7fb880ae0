import { asin, atan2, cos, sin } from "@cosmic/sky/trigonometry";
import { type Point, radian, turnOf } from "../geometry/polar.ts";
import type { SkyPlace } from "./star-catalogue.ts";

/** Obliquity of J2000.0 (IAU 2006), degrees. */
export const meanObliquityDeg = 23.4393;
/** General precession in longitude, degrees a Julian century (IAU 2006: 5028.796″). */
const precessionDegPerCentury = 1.396888;

/** A place carried to the paper; `altitudeDeg` above the horizon, or distance from the disc's edge where there is none. */
export interface Projected extends Point {
  readonly altitudeDeg: number;
}
export type Projection = (place: SkyPlace) => Projected;

/** Equatorial place of a point of the ecliptic (Meeus, Astronomical Algorithms, 13.3 and 13.4). */
export function fromEcliptic(longitudeDeg: number, latitudeDeg: number, obliquityDeg: number): SkyPlace {
  const [lon, lat, tilt] = [longitudeDeg * radian, latitudeDeg * radian, obliquityDeg * radian];
  const y = sin(lon) * cos(lat) * cos(tilt) - sin(lat) * sin(tilt);
  const z = sin(lat) * cos(tilt) + cos(lat) * sin(tilt) * sin(lon);
  return {
    raDeg: turnOf(atan2(y, cos(lat) * cos(lon)) / radian),
    decDeg: asin(z) / radian,
  };
}

/** A place of J2000.0 in the equinox of another year. The ecliptic is held still, so the error stays under 0.01° a century. */
export function precessed({ raDeg, decDeg }: SkyPlace, year: number): SkyPlace {
  const [ra, dec, tilt] = [raDeg * radian, decDeg * radian, meanObliquityDeg * radian];
  const y = sin(ra) * cos(dec) * cos(tilt) + sin(dec) * sin(tilt);
  const z = sin(dec) * cos(tilt) - cos(dec) * sin(tilt) * sin(ra);
  const longitude = atan2(y, cos(dec) * cos(ra)) / radian;
  const moved = longitude + (precessionDegPerCentury * (year - 2000)) / 100;
  return fromEcliptic(moved, asin(z) / radian, meanObliquityDeg);
}

/** Stereographic sky round the zenith: north up, east left, the horizon at `radius`. Below it points run outwards. */
export function zenithProjection(sky: { latitudeDeg: number; siderealTimeDeg: number; radius: number }): Projection {
  const sinLat = sin(sky.latitudeDeg * radian);
  const cosLat = cos(sky.latitudeDeg * radian);
  return ({ raDeg, decDeg }) => {
    const hour = (sky.siderealTimeDeg - raDeg) * radian;
    const [sinDec, cosDec] = [sin(decDeg * radian), cos(decDeg * radian)];
    const up = sinLat * sinDec + cosLat * cosDec * cos(hour);
    const north = sinDec * cosLat - cosDec * cos(hour) * sinLat;
    const east = -cosDec * sin(hour);
    // tan(z/2)/sin(z) = 1/(1 + cos z); held off the nadir, where the plane has no point.
    const scale = sky.radius / Math.max(1e-6, 1 + up);
    return { x: -east * scale, y: -north * scale, altitudeDeg: asin(up) / radian };
  };
}

/** Equidistant disc round the visible pole: `radius` units reach `edgeDeg` from it. Right ascension 0 stands up. */
export function poleProjection(disc: { southern: boolean; radius: number; edgeDeg: number }): Projection {
  return ({ raDeg, decDeg }) => {
    const distance = disc.southern ? 90 + decDeg : 90 - decDeg;
    const reach = (disc.radius * distance) / disc.edgeDeg;
    const turn = (disc.southern ? -raDeg : raDeg) * radian;
    return { x: reach * sin(turn), y: -reach * cos(turn), altitudeDeg: disc.edgeDeg - distance };
  };
}
