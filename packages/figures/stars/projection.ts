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
  const y = Math.sin(lon) * Math.cos(lat) * Math.cos(tilt) - Math.sin(lat) * Math.sin(tilt);
  const z = Math.sin(lat) * Math.cos(tilt) + Math.cos(lat) * Math.sin(tilt) * Math.sin(lon);
  return {
    raDeg: turnOf(Math.atan2(y, Math.cos(lat) * Math.cos(lon)) / radian),
    decDeg: Math.asin(Math.max(-1, Math.min(1, z))) / radian,
  };
}

/** A place of J2000.0 in the equinox of another year. The ecliptic is held still, so the error stays under 0.01° a century. */
export function precessed({ raDeg, decDeg }: SkyPlace, year: number): SkyPlace {
  const [ra, dec, tilt] = [raDeg * radian, decDeg * radian, meanObliquityDeg * radian];
  const y = Math.sin(ra) * Math.cos(dec) * Math.cos(tilt) + Math.sin(dec) * Math.sin(tilt);
  const z = Math.sin(dec) * Math.cos(tilt) - Math.cos(dec) * Math.sin(tilt) * Math.sin(ra);
  const longitude = Math.atan2(y, Math.cos(dec) * Math.cos(ra)) / radian;
  const moved = longitude + (precessionDegPerCentury * (year - 2000)) / 100;
  return fromEcliptic(moved, Math.asin(Math.max(-1, Math.min(1, z))) / radian, meanObliquityDeg);
}

/** Stereographic sky round the zenith: north up, east left, the horizon at `radius`. Below it points run outwards. */
export function zenithProjection(sky: { latitudeDeg: number; siderealTimeDeg: number; radius: number }): Projection {
  const sinLat = Math.sin(sky.latitudeDeg * radian);
  const cosLat = Math.cos(sky.latitudeDeg * radian);
  return ({ raDeg, decDeg }) => {
    const hour = (sky.siderealTimeDeg - raDeg) * radian;
    const [sinDec, cosDec] = [Math.sin(decDeg * radian), Math.cos(decDeg * radian)];
    const up = sinLat * sinDec + cosLat * cosDec * Math.cos(hour);
    const north = sinDec * cosLat - cosDec * Math.cos(hour) * sinLat;
    const east = -cosDec * Math.sin(hour);
    // tan(z/2)/sin(z) = 1/(1 + cos z); held off the nadir, where the plane has no point.
    const scale = sky.radius / Math.max(1e-6, 1 + up);
    return { x: -east * scale, y: -north * scale, altitudeDeg: Math.asin(Math.max(-1, Math.min(1, up))) / radian };
  };
}

/** Equidistant disc round the visible pole: `radius` units reach `edgeDeg` from it. Right ascension 0 stands up. */
export function poleProjection(disc: { southern: boolean; radius: number; edgeDeg: number }): Projection {
  return ({ raDeg, decDeg }) => {
    const distance = disc.southern ? 90 + decDeg : 90 - decDeg;
    const reach = (disc.radius * distance) / disc.edgeDeg;
    const turn = (disc.southern ? -raDeg : raDeg) * radian;
    return { x: reach * Math.sin(turn), y: -reach * Math.cos(turn), altitudeDeg: disc.edgeDeg - distance };
  };
}
