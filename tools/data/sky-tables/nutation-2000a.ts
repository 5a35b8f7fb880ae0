/** Nutation IAU 2000A with the IAU 2006 adjustment, from the coefficient tables in the C source of ERFA (BSD-3). */

import { cos, sin } from "@cosmic/sky/trigonometry";
import { daysPerCentury, J2000, radiansPerArcsecond } from "@cosmic/sky/units";

const turn = 1296000;
/** The series is in units of 0.1 micro-arc-second. */
const unit = 1e-7;

// Delaunay arguments of the luni-solar part, arc-seconds: IERS Conventions (2003), with l′ and D from MHB2000.
const delaunay = [
  [485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.0002447],
  [1287104.79305, 129596581.0481, -0.5532, 0.000136, -0.00001149],
  [335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417],
  [1072260.70369, 1602961601.209, -6.3706, 0.006593, -0.00003169],
  [450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939],
] as const;

// Arguments of the planetary part, radians: l, F, D, Ω from MHB2000, then the mean longitudes of Mercury to Uranus from
// IERS 2003, Neptune from MHB2000, and the general precession.
const planetary = [
  [2.35555598, 8328.6914269554],
  [1.627905234, 8433.466158131],
  [5.198466741, 7771.3771468121],
  [2.1824392, -33.757045],
  [4.402608842, 2608.7903141574],
  [3.176146697, 1021.3285546211],
  [1.753470314, 628.3075849991],
  [6.203480913, 334.06124267],
  [0.599546497, 52.9690962641],
  [0.874016757, 21.329910496],
  [5.481293872, 7.4781598567],
  [5.321159, 3.8127774],
  [0, 0.02438175, 0.00000538691],
] as const;

/**
 * Change of the Earth's dynamical flattening since IAU 2000 (J2 rate, per century) and the factor on Δψ: Capitaine et
 * al. 2005, as in ERFA `nut06a`.
 */
const flatteningRate = -2.7774e-6;
const longitudeFactor = 0.4697e-6;

/** Δψ and Δε, arc-seconds, at a Julian day of TT. */
export type NutationSeries = (jdTt: number) => readonly [number, number];

/**
 * Reads the 678 luni-solar and 687 planetary terms from `nut00a.c`; throws when the file has a different number of
 * them.
 */
export function nutationSeries(source: string): NutationSeries {
  const moonSun = rows(source, "xls", 11);
  const planets = rows(source, "xpl", 17);
  if (moonSun.length !== 678 || planets.length !== 687) {
    throw new Error(`nut00a.c holds ${moonSun.length} and ${planets.length} terms`);
  }
  return (jdTt) => {
    const t = (jdTt - J2000) / daysPerCentury;
    const [longitude1, obliquity1] = moonSunPart(moonSun, t);
    const [longitude2, obliquity2] = planetPart(planets, t);
    const scale = 1 + flatteningRate * t;
    return [(longitude1 + longitude2) * unit * (scale + longitudeFactor), (obliquity1 + obliquity2) * unit * scale];
  };
}

function moonSunPart(terms: readonly (readonly number[])[], t: number): [number, number] {
  const angles = delaunay.map((a) => (a.reduceRight((sum, term) => sum * t + term, 0) % turn) * radiansPerArcsecond);
  let longitude = 0;
  let obliquity = 0;
  for (const term of terms.toReversed()) {
    const [sine, cosine] = sineAndCosine(term, angles);
    const [sp = 0, spt = 0, cp = 0, ce = 0, cet = 0, se = 0] = term.slice(5);
    longitude += (sp + spt * t) * sine + cp * cosine;
    obliquity += (ce + cet * t) * cosine + se * sine;
  }
  return [longitude, obliquity];
}

function planetPart(terms: readonly (readonly number[])[], t: number): [number, number] {
  const angles = planetary.map((a) => a.reduceRight<number>((sum, term) => sum * t + term, 0) % (2 * Math.PI));
  let longitude = 0;
  let obliquity = 0;
  for (const term of terms.toReversed()) {
    const [sine, cosine] = sineAndCosine(term, angles);
    const [sp = 0, cp = 0, se = 0, ce = 0] = term.slice(13);
    longitude += sp * sine + cp * cosine;
    obliquity += se * sine + ce * cosine;
  }
  return [longitude, obliquity];
}

function sineAndCosine(multiples: readonly number[], angles: readonly number[]): [number, number] {
  const angle = angles.reduce((sum, value, index) => sum + value * (multiples[index] ?? 0), 0);
  return [sin(angle), cos(angle)];
}

/** The rows of the C array of that name, each a list of `columns` numbers in braces. */
function rows(source: string, array: string, columns: number): number[][] {
  const start = source.indexOf(`} ${array}[] = {`);
  const body = source.slice(start, source.indexOf("};", start)).replace(/\/\*.*?\*\//gs, "");
  return [...body.matchAll(/\{([^{}]+)\}/g)]
    .map((match) => (match[1] ?? "").split(",").map(Number))
    .filter((row) => row.length === columns);
}
