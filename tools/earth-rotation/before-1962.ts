/** A cubic of the spline: from and to a year, then coefficients of the cube, square, first power and constant. */
export type SplinePiece = readonly [number, number, number, number, number, number];

/** The pieces of Stephenson, Morrison & Hohenkerk's table S15 that touch a range of years. */
export function splinePieces(rows: readonly (readonly number[])[], from: number, to: number): readonly SplinePiece[] {
  const [starts, ends, cubes, squares, slopes, constants] = rows;
  return (starts ?? []).flatMap((start, i) => {
    const end = ends?.[i] ?? 0;
    if (end <= from || start >= to) return [];
    const piece: SplinePiece = [start, end, cubes?.[i] ?? 0, squares?.[i] ?? 0, slopes?.[i] ?? 0, constants?.[i] ?? 0];
    return [piece];
  });
}

/** TT − UT1, seconds, of the spline in a year. */
export function splineAt(pieces: readonly SplinePiece[], year: number): number {
  const piece = pieces.find(([start, end]) => start <= year && year <= end);
  if (piece === undefined) throw new Error(`no piece of the spline for ${year}`);
  const [start, end, cube, square, slope, constant] = piece;
  const t = (year - start) / (end - start);
  return ((cube * t + square) * t + slope) * t + constant;
}

/** The Almanac's values of Julian days and TT − UT1, as a function of the year; linear between them. */
export function almanacReader(rows: readonly (readonly number[])[]): (year: number) => number {
  const [days = [], seconds = []] = rows;
  const years = days.map((day) => 2000 + (day - 2451545) / 365.25);
  return (year) => {
    const next = years.findIndex((candidate) => candidate > year);
    const [before = Number.NaN, after = Number.NaN] = years.slice(next - 1, next + 1);
    const [low = Number.NaN, high = Number.NaN] = seconds.slice(next - 1, next + 1);
    return low + ((high - low) * (year - before)) / (after - before);
  };
}
