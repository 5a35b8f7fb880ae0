/** How far the true equator of date stands from the mean one, degrees. */
export interface Nutation {
  readonly longitudeDeg: number;
  readonly obliquityDeg: number;
}

const J2000 = 2451545;
const daysPerCentury = 36525;
const arcsecond = Math.PI / 648000;
/** The series is in tenths of a micro-arc-second. */
const unitsPerDegree = 3600e7;

/** Delaunay arguments l, l′, F, D, Ω as IAU 2000B has them, linear, arc-seconds. */
const argumentTerms = [
  [485868.249036, 1717915923.2178],
  [1287104.79305, 129596581.0481],
  [335779.526232, 1739527262.8478],
  [1072260.70369, 1602961601.209],
  [450160.398036, -6962890.5431],
] as const;

/** Planetary nutation, which IAU 2000B takes as constant. */
const planetary = { longitude: -1350, obliquity: 3880 } as const;

/**
 * The terms of IAU 2000B (McCarthy & Luzum 2003) over 0.003″: multiples of l, l′, F, D, Ω; then longitude (sine, its
 * change a century, cosine), then obliquity (cosine, its change a century, sine).
 */
const series = [
  [0, 0, 0, 0, 1, -172064161, -174666, 33386, 92052331, 9086, 15377],
  [0, 0, 2, -2, 2, -13170906, -1675, -13696, 5730336, -3015, -4587],
  [0, 0, 2, 0, 2, -2276413, -234, 2796, 978459, -485, 1374],
  [0, 0, 0, 0, 2, 2074554, 207, -698, -897492, 470, -291],
  [0, 1, 0, 0, 0, 1475877, -3633, 11817, 73871, -184, -1924],
  [0, 1, 2, -2, 2, -516821, 1226, -524, 224386, -677, -174],
  [1, 0, 0, 0, 0, 711159, 73, -872, -6750, 0, 358],
  [0, 0, 2, 0, 1, -387298, -367, 380, 200728, 18, 318],
  [1, 0, 2, 0, 2, -301461, -36, 816, 129025, -63, 367],
  [0, -1, 2, -2, 2, 215829, -494, 111, -95929, 299, 132],
  [0, 0, 2, -2, 1, 128227, 137, 181, -68982, -9, 39],
  [-1, 0, 2, 0, 2, 123457, 11, 19, -53311, 32, -4],
  [-1, 0, 0, 2, 0, 156994, 10, -168, -1235, 0, 82],
  [1, 0, 0, 0, 1, 63110, 63, 27, -33228, 0, -9],
  [-1, 0, 0, 0, 1, -57976, -63, -189, 31429, 0, -75],
  [-1, 0, 2, 2, 2, -59641, -11, 149, 25543, -11, 66],
  [1, 0, 2, 0, 1, -51613, -42, 129, 26366, 0, 78],
  [-2, 0, 2, 0, 1, 45893, 50, 31, -24236, -10, 20],
  [0, 0, 0, 2, 0, 63384, 11, -150, -1220, 0, 29],
  [0, 0, 2, 2, 2, -38571, -1, 158, 16452, -11, 68],
  [0, -2, 2, -2, 2, 32481, 0, 0, -13870, 0, 0],
  [-2, 0, 0, 2, 0, -47722, 0, -18, 477, 0, -25],
  [2, 0, 2, 0, 2, -31046, -1, 131, 13238, -11, 59],
] as const;

/** Nutation for a Julian day of TT; within 0.02″ of the full IAU 2000A series over 1900–2100. */
export function nutation(jdTt: number): Nutation {
  const t = (jdTt - J2000) / daysPerCentury;
  const [l, sunAnomaly, f, d, node] = argumentTerms.map(([start, rate]) => ((start + rate * t) % 1296000) * arcsecond);
  if (l === undefined || sunAnomaly === undefined || f === undefined || d === undefined || node === undefined) {
    throw new Error("nutation has five arguments");
  }
  let longitude: number = planetary.longitude;
  let obliquity: number = planetary.obliquity;
  for (const [nl, ns, nf, nd, no, sine, sineRate, cosine, oCosine, oCosineRate, oSine] of series) {
    const angle = nl * l + ns * sunAnomaly + nf * f + nd * d + no * node;
    const sin = Math.sin(angle);
    const cos = Math.cos(angle);
    longitude += (sine + sineRate * t) * sin + cosine * cos;
    obliquity += (oCosine + oCosineRate * t) * cos + oSine * sin;
  }
  return { longitudeDeg: longitude / unitsPerDegree, obliquityDeg: obliquity / unitsPerDegree };
}
