import { daysPerCentury, J2000 } from "@cosmic/sky/units";
import { shorterWay } from "../zodiac/longitude.ts";

/** Mean Lahiri ayanamsa at J2000.0, 23°51′25.532″: Indian Astronomical Ephemeris (Positional Astronomy Centre,
 * Kolkata), from the Calendar Reform Committee's 23°15′00.658″ (true) of 21 March 1956. */
const atJ2000Deg = 23 + 51 / 60 + 25.532 / 3600;
/** General precession in longitude, arcseconds: Capitaine, Wallace & Chapront 2003 (IAU 2006), table 1, p_A. */
const precessionTerms = [5028.796195, 1.1054348, 0.00007964, -0.000023857, -0.0000000383] as const;
/** Mean longitude of the Moon's ascending node, arcseconds: IERS Conventions (2003) §5.7.2. */
const nodeTerms = [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939] as const;

/**
 * Mean Lahiri ayanamsa in degrees for a Julian day (TT), to subtract from longitudes without nutation. Within 0.001″ of
 * Swiss Ephemeris over 1900–2116.
 */
export function meanAyanamsaDeg(jdTt: number): number {
  const centuries = (jdTt - J2000) / daysPerCentury;
  return atJ2000Deg + (polynomial(precessionTerms, centuries) * centuries) / 3600;
}

/**
 * Lahiri ayanamsa including nutation, degrees, to subtract from apparent longitudes. Nutation is read off the apparent
 * mean node of the same ephemeris, which is a polynomial plus nutation and nothing else.
 */
export function ayanamsaDeg(jdTt: number, apparentMeanNodeDeg: number): number {
  const centuries = (jdTt - J2000) / daysPerCentury;
  const meanNodeDeg = polynomial(nodeTerms, centuries) / 3600;
  return meanAyanamsaDeg(jdTt) + shorterWay(meanNodeDeg, apparentMeanNodeDeg);
}

function polynomial(terms: readonly number[], centuries: number): number {
  let sum = 0;
  for (let i = terms.length - 1; i >= 0; i -= 1) sum = sum * centuries + (terms[i] ?? 0);
  return sum;
}
