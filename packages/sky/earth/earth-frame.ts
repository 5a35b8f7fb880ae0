import { daysPerCentury, J2000, radiansPerArcsecond, radiansPerDegree } from "../units.ts";
/**
 * Precession of the equator and the ecliptic, and sidereal time: IAU 2006. Angles in radians unless named otherwise.
 */

import { meanNodeRad } from "../ephemeris/lunar-elements.ts";
import { normalizeDegrees } from "../normalize-degrees.ts";
import { cos, sin } from "../trigonometry.ts";

/** Coefficients of powers 0 to 5 of Julian centuries. */
type Quintic = readonly [number, number, number, number, number, number];

/** Fukushima–Williams angles γ̄, φ̄, ψ̄ and mean obliquity ε, arcseconds: Hilton et al. 2006, as in ERFA `pfw06`. */
const gammaTerms: Quintic = [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026];
const phiTerms: Quintic = [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176];
const psiTerms: Quintic = [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148];
const obliquityTerms: Quintic = [84381.406, -46.836769, -0.0001831, 0.0020034, -0.000000576, -0.0000000434];

/** Precession part of Greenwich mean sidereal time, arcseconds: Capitaine et al. 2003, as in ERFA `gmst06`. */
const siderealTerms: Quintic = [0.014506, 4612.156534, 1.3915817, -0.00000044, -0.000029956, -0.0000000368];

/** The ecliptic of date relative to the celestial reference frame, radians; rates in radians per day. */
export interface EclipticOfDate {
  gamma: number;
  phi: number;
  psi: number;
  meanObliquity: number;
  gammaRate: number;
  phiRate: number;
  psiRate: number;
  meanObliquityRate: number;
}

/** An empty `EclipticOfDate` to fill in. */
export function emptyEcliptic(): EclipticOfDate {
  return {
    gamma: 0,
    phi: 0,
    psi: 0,
    meanObliquity: 0,
    gammaRate: 0,
    phiRate: 0,
    psiRate: 0,
    meanObliquityRate: 0,
  };
}

/** Precession angles and their rates for a Julian day (TT), written into `into`. Good to 0.001″ over 1800–2200. */
export function eclipticOfDate(jdTt: number, into: EclipticOfDate = emptyEcliptic()): EclipticOfDate {
  const t = (jdTt - J2000) / daysPerCentury;
  into.gamma = quintic(gammaTerms, t) * radiansPerArcsecond;
  into.phi = quintic(phiTerms, t) * radiansPerArcsecond;
  into.psi = quintic(psiTerms, t) * radiansPerArcsecond;
  into.meanObliquity = quintic(obliquityTerms, t) * radiansPerArcsecond;
  into.gammaRate = quinticRate(gammaTerms, t) * (radiansPerArcsecond / daysPerCentury);
  into.phiRate = quinticRate(phiTerms, t) * (radiansPerArcsecond / daysPerCentury);
  into.psiRate = quinticRate(psiTerms, t) * (radiansPerArcsecond / daysPerCentury);
  into.meanObliquityRate = quinticRate(obliquityTerms, t) * (radiansPerArcsecond / daysPerCentury);
  return into;
}

/**
 * Greenwich mean sidereal time, degrees, 0 ≤ x < 360, for a Julian date UT1 as day and fraction (the day whole or
 * half): Earth rotation angle plus the precession at TT. ERFA `gmst06`.
 */
export function greenwichMeanSiderealTimeDeg(ut1: readonly [day: number, fraction: number], jdTt: number): number {
  const [day, fraction] = ut1;
  // Earth rotation angle, IAU 2000 Resolution B1.8; whole turns are removed before they cost digits.
  const days = day - J2000;
  const turns = 0.779057273264 + 0.00273781191135448 * (days + fraction) + (days - Math.floor(days)) + fraction;
  const precession = quintic(siderealTerms, (jdTt - J2000) / daysPerCentury) / 3600;
  return normalizeDegrees((turns - Math.floor(turns)) * 360 + precession);
}

/**
 * Apparent minus mean sidereal time, degrees: nutation in longitude along the mean equator and the two largest
 * complementary terms (Capitaine, Wallace & McCarthy 2003, ERFA `eect00`); the omitted terms add up to 0.00004″.
 */
export function equationOfTheEquinoxesDeg(
  jdTt: number,
  nutationLongitudeDeg: number,
  meanObliquityRad: number,
): number {
  const node = meanNodeRad(jdTt);
  const sinNode = sin(node);
  const complementaryArcseconds = sinNode * (0.00264096 + 2 * 0.00006352 * cos(node));
  return (
    nutationLongitudeDeg * cos(meanObliquityRad) + (complementaryArcseconds * radiansPerArcsecond) / radiansPerDegree
  );
}

function quintic(terms: Quintic, t: number): number {
  return terms[0] + t * (terms[1] + t * (terms[2] + t * (terms[3] + t * (terms[4] + t * terms[5]))));
}

/** Change per century. */
function quinticRate(terms: Quintic, t: number): number {
  return terms[1] + t * (2 * terms[2] + t * (3 * terms[3] + t * (4 * terms[4] + t * 5 * terms[5])));
}
