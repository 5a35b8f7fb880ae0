import { normalizeDegrees } from "../normalize-degrees.ts";
import { asin, atan2, cos, sin } from "../trigonometry.ts";
import { daysPerCentury, J2000, radiansPerArcsecond, radiansPerDegree } from "../units.ts";

/** Mean elements of the Moon's orbit on the mean ecliptic and equinox of date, without nutation. */
export interface LunarElements {
  /** Longitude of the ascending node, 0 ≤ x < 360. */
  nodeDeg: number;
  nodeDegPerDay: number;
  /** Longitude of the apogee projected onto the ecliptic along a circle of latitude, 0 ≤ x < 360. */
  apogeeDeg: number;
  apogeeDegPerDay: number;
  apogeeLatitudeDeg: number;
}

const arcsecondsPerTurn = 1296000;
/** Mean inclination of the lunar orbit to the ecliptic, 5.145396° (Chapront-Touzé & Chapront 1988, ELP 2000). */
const sinTilt = sin(5.145396 * radiansPerDegree);
const cosTilt = cos(5.145396 * radiansPerDegree);

/** Coefficients of powers 0 to 4 of Julian centuries, arcseconds. */
type Quartic = readonly [number, number, number, number, number];

// Delaunay arguments: IERS Conventions (2003) §5.7.2, after Simon et al. 1994.
const moonAnomaly: Quartic = [485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.0002447];
const latitudeArgument: Quartic = [335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417];
const ascendingNode: Quartic = [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939];

/** An empty `LunarElements` to fill in. */
export function emptyLunarElements(): LunarElements {
  return { nodeDeg: 0, nodeDegPerDay: 0, apogeeDeg: 0, apogeeDegPerDay: 0, apogeeLatitudeDeg: 0 };
}

/**
 * Mean node and mean apogee with their rates for a Julian day (TT), written into `into`; within 0.001″ of the source's
 * polynomials.
 */
export function lunarElements(jdTt: number, into: LunarElements = emptyLunarElements()): LunarElements {
  const t = (jdTt - J2000) / daysPerCentury;
  const node = angle(ascendingNode, t);
  const nodeRate = anglePerDay(ascendingNode, t);
  // The apogee is opposite the perigee, whose distance from the node is F − l.
  const fromNode = angle(latitudeArgument, t) - angle(moonAnomaly, t) + Math.PI;
  const fromNodeRate = anglePerDay(latitudeArgument, t) - anglePerDay(moonAnomaly, t);
  const across = sin(fromNode);
  const along = cos(fromNode);
  // d/dw atan2(sin w cos i, cos w) = cos i / (1 − sin² w sin² i)
  const stretch = cosTilt / (1 - across * across * sinTilt * sinTilt);
  into.nodeDeg = normalizeDegrees(node / radiansPerDegree);
  into.nodeDegPerDay = nodeRate / radiansPerDegree;
  into.apogeeDeg = normalizeDegrees((node + atan2(across * cosTilt, along)) / radiansPerDegree);
  into.apogeeDegPerDay = (nodeRate + fromNodeRate * stretch) / radiansPerDegree;
  into.apogeeLatitudeDeg = asin(across * sinTilt) / radiansPerDegree;
  return into;
}

/** Longitude of the mean ascending node, radians, between 0 and 2π. */
export function meanNodeRad(jdTt: number): number {
  return angle(ascendingNode, (jdTt - J2000) / daysPerCentury);
}

function angle(terms: Quartic, t: number): number {
  const arcseconds = terms[0] + t * (terms[1] + t * (terms[2] + t * (terms[3] + t * terms[4])));
  // The remainder operator would cost as much as a sine.
  return (arcseconds - arcsecondsPerTurn * Math.floor(arcseconds / arcsecondsPerTurn)) * radiansPerArcsecond;
}

function anglePerDay(terms: Quartic, t: number): number {
  const arcsecondsPerCentury = terms[1] + t * (2 * terms[2] + t * (3 * terms[3] + t * 4 * terms[4]));
  return arcsecondsPerCentury * (radiansPerArcsecond / daysPerCentury);
}
