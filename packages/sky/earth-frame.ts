/** Precession of the equator and the ecliptic, and sidereal time: IAU 2006. Angles in radians unless named otherwise. */

const J2000 = 2451545;
const daysPerCentury = 36525;
const arcsecond = Math.PI / 648000;

/** Fukushima–Williams angles γ̄, φ̄, ψ̄ and mean obliquity ε, arc-seconds: Hilton et al. 2006, as in ERFA `pfw06`. */
const gammaTerms = [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026] as const;
const phiTerms = [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176] as const;
const psiTerms = [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148] as const;
const obliquityTerms = [84381.406, -46.836769, -0.0001831, 0.0020034, -0.000000576, -0.0000000434] as const;

/** Precession part of Greenwich mean sidereal time, arc-seconds: Capitaine et al. 2003, as in ERFA `gmst06`. */
const siderealTerms = [0.014506, 4612.156534, 1.3915817, -0.00000044, -0.000029956, -0.0000000368] as const;

/** The ecliptic of date seen from the celestial reference frame. */
export interface EclipticOfDate {
  readonly gamma: number;
  readonly phi: number;
  readonly psi: number;
  readonly meanObliquity: number;
}

/** Precession angles, radians, for a Julian day of TT. Good to 0.001″ over 1800–2200. */
export function eclipticOfDate(jdTt: number): EclipticOfDate {
  const centuries = (jdTt - J2000) / daysPerCentury;
  return {
    gamma: polynomial(gammaTerms, centuries) * arcsecond,
    phi: polynomial(phiTerms, centuries) * arcsecond,
    psi: polynomial(psiTerms, centuries) * arcsecond,
    meanObliquity: polynomial(obliquityTerms, centuries) * arcsecond,
  };
}

/** Greenwich mean sidereal time, degrees, 0 ≤ x < 360: Earth rotation angle of UT1 plus the precession of TT. */
export function meanSiderealTimeDeg(jdUt1: number, jdTt: number): number {
  const days = jdUt1 - J2000;
  // Earth rotation angle, IAU 2000 Resolution B1.8; whole turns are taken off before they cost digits.
  const turns = 0.779057273264 + 0.00273781191135448 * days + (days % 1);
  const precession = polynomial(siderealTerms, (jdTt - J2000) / daysPerCentury) / 3600;
  return (((turns * 360 + precession) % 360) + 360) % 360;
}

function polynomial(terms: readonly number[], centuries: number): number {
  return terms.reduceRight((sum, term) => sum * centuries + term, 0);
}
