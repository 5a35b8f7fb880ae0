/** Mean elements of the Moon's orbit on the mean ecliptic and equinox of date. */
export interface LunarElements {
  /** Longitude of the ascending node, 0 ≤ x < 360. */
  readonly nodeDeg: number;
  /** Longitude of the apogee carried to the ecliptic along a circle of latitude, 0 ≤ x < 360. */
  readonly apogeeDeg: number;
  readonly apogeeLatitudeDeg: number;
}

const J2000 = 2451545;
const daysPerCentury = 36525;
const arcsecondsPerTurn = 1296000;
const degrees = Math.PI / 180;
/** Mean inclination of the lunar orbit to the ecliptic (Chapront-Touzé & Chapront 1988, ELP 2000). */
const inclinationDeg = 5.145396;

// Delaunay arguments, arc-seconds: IERS Conventions (2003) §5.7.2, after Simon et al. 1994.
const moonAnomaly = [485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.0002447] as const;
const latitudeArgument = [335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417] as const;
const ascendingNode = [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939] as const;

/** Mean node and mean apogee without nutation, for a Julian day of TT; within 0.001″ of the source's polynomials. */
export function lunarElements(jdTt: number): LunarElements {
  const centuries = (jdTt - J2000) / daysPerCentury;
  const node = argument(ascendingNode, centuries);
  // The apogee stands opposite the perigee, whose distance from the node is F − l.
  const fromNode = argument(latitudeArgument, centuries) - argument(moonAnomaly, centuries) + Math.PI;
  const tilt = inclinationDeg * degrees;
  const alongEcliptic = Math.atan2(Math.sin(fromNode) * Math.cos(tilt), Math.cos(fromNode));
  return {
    nodeDeg: turn(node / degrees),
    apogeeDeg: turn((node + alongEcliptic) / degrees),
    apogeeLatitudeDeg: Math.asin(Math.sin(fromNode) * Math.sin(tilt)) / degrees,
  };
}

function argument(coefficients: readonly number[], centuries: number): number {
  const arcseconds = coefficients.reduceRight((sum, coefficient) => sum * centuries + coefficient, 0);
  return ((arcseconds % arcsecondsPerTurn) / 3600) * degrees;
}

function turn(angleDeg: number): number {
  return ((angleDeg % 360) + 360) % 360;
}
