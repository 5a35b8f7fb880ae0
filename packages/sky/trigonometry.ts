/**
 * Sine, cosine and their inverses from additions, multiplications, divisions and square roots alone. JavaScript leaves
 * the last bits of `Math.sin` and the like to each engine; these give the same bits everywhere.
 */

/** π/2 in three pieces of at most 33 bits, so that a multiple below 2^20 can be subtracted without rounding. */
const quarterTurn1 = 1.5707963267341256;
const quarterTurn2 = 6.077100506303966e-11;
const quarterTurn3 = 2.0222662487959506e-21;
const quarterTurnsPerRadian = 2 / Math.PI;

// Taylor series; below π/4 the first omitted term is under 1e-17.
const s3 = -1 / 6;
const s5 = 1 / 120;
const s7 = -1 / 5040;
const s9 = 1 / 362880;
const s11 = -1 / 39916800;
const s13 = 1 / 6227020800;
const s15 = -1 / 1307674368000;
const s17 = 1 / 355687428096000;
const c2 = -1 / 2;
const c4 = 1 / 24;
const c6 = -1 / 720;
const c8 = 1 / 40320;
const c10 = -1 / 3628800;
const c12 = 1 / 479001600;
const c14 = -1 / 87178291200;
const c16 = 1 / 20922789888000;

function sinNear(x: number): number {
  const q = x * x;
  return x + x * q * (s3 + q * (s5 + q * (s7 + q * (s9 + q * (s11 + q * (s13 + q * (s15 + q * s17)))))));
}

function cosNear(x: number): number {
  const q = x * x;
  return 1 + q * (c2 + q * (c4 + q * (c6 + q * (c8 + q * (c10 + q * (c12 + q * (c14 + q * c16)))))));
}

function remainder(x: number, quarters: number): number {
  return x - quarters * quarterTurn1 - quarters * quarterTurn2 - quarters * quarterTurn3;
}

/** Sine of an angle in radians, |x| under a million; within 2e-16. */
export function sin(x: number): number {
  const quarters = Math.round(x * quarterTurnsPerRadian);
  const rest = remainder(x, quarters);
  const near = (quarters & 1) === 0 ? sinNear(rest) : cosNear(rest);
  return (quarters & 2) === 0 ? near : -near;
}

/** Cosine of an angle in radians, |x| under a million; within 2e-16. */
export function cos(x: number): number {
  const quarters = Math.round(x * quarterTurnsPerRadian);
  const rest = remainder(x, quarters);
  const near = (quarters & 1) === 0 ? cosNear(rest) : sinNear(rest);
  return ((quarters + 1) & 2) === 0 ? near : -near;
}

/** Tangent of an angle in radians. */
export function tan(x: number): number {
  return sin(x) / cos(x);
}

/** Arctangents of 0, 1/8 … 8/8: an argument is taken relative to the nearest, which leaves |t| ≤ 1/16. */
const arcs = [
  0, 0.12435499454676144, 0.24497866312686414, 0.35877067027057225, 0.4636476090008061, 0.5585993153435624,
  0.6435011087932844, 0.7188299996216245, 0.7853981633974483,
] as const;

/** Arctangent for 0 ≤ t ≤ 1. */
function atanUnit(t: number): number {
  const step = Math.round(t * 8);
  const base = step / 8;
  const u = (t - base) / (1 + t * base);
  const q = u * u;
  const tail = q * (-1 / 3 + q * (1 / 5 + q * (-1 / 7 + q * (1 / 9 + q * (-1 / 11 + q * (1 / 13))))));
  return (arcs[step] ?? 0) + (u + u * tail);
}

/** Angle of the point (x, y) from the x axis, radians, −π … π; 0 for the origin. Within 9e-16. */
export function atan2(y: number, x: number): number {
  const across = Math.abs(y);
  const along = Math.abs(x);
  if (across === 0 && along === 0) return 0;
  const acute = across <= along ? atanUnit(across / along) : Math.PI / 2 - atanUnit(along / across);
  const upper = x < 0 ? Math.PI - acute : acute;
  return y < 0 ? -upper : upper;
}

/** Arcsine, radians, −π/2 … π/2; arguments beyond ±1 from rounding count as ±1. */
export function asin(x: number): number {
  return atan2(x, Math.sqrt(Math.max(0, (1 - x) * (1 + x))));
}

/** Arccosine, radians, 0 … π; arguments beyond ±1 from rounding count as ±1. */
export function acos(x: number): number {
  return atan2(Math.sqrt(Math.max(0, (1 - x) * (1 + x))), x);
}
