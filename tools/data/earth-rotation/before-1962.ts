import { daysPerJulianYear, J2000 } from "@cosmic/sky/units";

/**
 * A cubic of the spline: start and end year, then the coefficients of the cubic, quadratic, linear and constant terms.
 */
export type SplinePiece = readonly [number, number, number, number, number, number];

/** The pieces of Stephenson, Morrison & Hohenkerk's table S15 that overlap a range of years. */
export function splinePieces(rows: readonly (readonly number[])[], from: number, to: number): readonly SplinePiece[] {
  const [starts, ends, cubes, squares, slopes, constants] = rows;
  return (starts ?? []).flatMap((start, i) => {
    const end = ends?.[i] ?? 0;
    if (end <= from || start >= to) return [];
    const piece: SplinePiece = [start, end, cubes?.[i] ?? 0, squares?.[i] ?? 0, slopes?.[i] ?? 0, constants?.[i] ?? 0];
    return [piece];
  });
}

/** The spline's TT − UT1 in a year, seconds. */
export function splineAt(pieces: readonly SplinePiece[], year: number): number {
  const piece = pieces.find(([start, end]) => start <= year && year <= end);
  if (piece === undefined) throw new Error(`no piece of the spline for ${year}`);
  const [start, end, cube, square, slope, constant] = piece;
  const t = (year - start) / (end - start);
  return ((cube * t + square) * t + slope) * t + constant;
}

/** The Almanac's TT − UT1 by Julian day, as a function of the year, interpolated linearly. */
export function almanacReader(rows: readonly (readonly number[])[]): (year: number) => number {
  const [days = [], seconds = []] = rows;
  const years = days.map((day) => 2000 + (day - J2000) / daysPerJulianYear);
  return (year) => {
    const next = years.findIndex((candidate) => candidate > year);
    const [before = Number.NaN, after = Number.NaN] = years.slice(next - 1, next + 1);
    const [low = Number.NaN, high = Number.NaN] = seconds.slice(next - 1, next + 1);
    return low + ((high - low) * (year - before)) / (after - before);
  };
}
