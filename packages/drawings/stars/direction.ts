import { asin, atan2, cos, sin } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";
import { turnOf } from "../geometry/polar.ts";

/** Equatorial position on the celestial sphere, degrees. */
export interface SkyPlace {
  readonly raDeg: number;
  readonly decDeg: number;
}

/** The same as a unit vector: x to the equinox, y 90° east of it on the equator, z to the north celestial pole.
 * Rotating vectors avoids a sine per star. */
export interface Direction {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Obliquity of J2000.0 (IAU 2006), degrees. */
const meanObliquityDeg = 23.4393;
const cosTilt = cos(meanObliquityDeg * radiansPerDegree);
const sinTilt = sin(meanObliquityDeg * radiansPerDegree);
/** General precession in longitude, degrees per Julian century (IAU 2006: 5028.796″). */
const precessionDegPerCentury = 1.396888;

/** The direction of a position. */
export function directionOf({ raDeg, decDeg }: SkyPlace): Direction {
  const [ra, dec] = [raDeg * radiansPerDegree, decDeg * radiansPerDegree];
  return { x: cos(dec) * cos(ra), y: cos(dec) * sin(ra), z: sin(dec) };
}

/** Direction of an ecliptic longitude, J2000.0. */
export function eclipticDirection(longitudeDeg: number): Direction {
  const along = sin(longitudeDeg * radiansPerDegree);
  return { x: cos(longitudeDeg * radiansPerDegree), y: along * cosTilt, z: along * sinTilt };
}

/** Equatorial position of an ecliptic one (Meeus, Astronomical Algorithms, 13.3 and 13.4). */
export function fromEcliptic(longitudeDeg: number, latitudeDeg: number, obliquityDeg: number): SkyPlace {
  const [lon, lat, tilt] = [
    longitudeDeg * radiansPerDegree,
    latitudeDeg * radiansPerDegree,
    obliquityDeg * radiansPerDegree,
  ];
  const y = sin(lon) * cos(lat) * cos(tilt) - sin(lat) * sin(tilt);
  const z = sin(lat) * cos(tilt) + cos(lat) * sin(tilt) * sin(lon);
  return {
    raDeg: turnOf(atan2(y, cos(lat) * cos(lon)) / radiansPerDegree),
    decDeg: asin(z) / radiansPerDegree,
  };
}

/** Precesses J2000.0 directions to the equinox of another year: a rotation along a fixed ecliptic, so the error stays
 * under 0.01° per century. */
export function precession(year: number): (direction: Direction) => Direction {
  const moved = ((precessionDegPerCentury * (year - 2000)) / 100) * radiansPerDegree;
  const [cosMoved, sinMoved] = [cos(moved), sin(moved)];
  return ({ x, y, z }) => {
    const along = y * cosTilt + z * sinTilt;
    const above = z * cosTilt - y * sinTilt;
    const turned = x * sinMoved + along * cosMoved;
    return {
      x: x * cosMoved - along * sinMoved,
      y: turned * cosTilt - above * sinTilt,
      z: turned * sinTilt + above * cosTilt,
    };
  };
}
