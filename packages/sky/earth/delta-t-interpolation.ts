/**
 * Cubic through the four values around `place`, in steps from the first value; past an end, the last cubic continues.
 */
export function fourPoint(values: ArrayLike<number>, place: number): number {
  const first = Math.min(Math.max(Math.floor(place) - 1, 0), values.length - 4);
  const t = place - first;
  const [t1, t2, t3] = [t - 1, t - 2, t - 3];
  return (
    ((values[first + 3] ?? 0) * t * t1 * t2 - (values[first] ?? 0) * t1 * t2 * t3) / 6 +
    ((values[first + 1] ?? 0) * t * t2 * t3 - (values[first + 2] ?? 0) * t * t1 * t3) / 2
  );
}

/** A packed digit stands for its index here minus 32. */
export const packedDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
export const packedZero = 32;

/**
 * An evenly spaced series stored as its first two values and, one digit each, its second differences; integer units.
 */
export interface PackedSeries {
  readonly first: readonly [number, number];
  readonly secondDifferences: readonly string[];
}

/** Values of a packed series, divided by `unitsPerOne`. */
export function unpackSeries({ first, secondDifferences }: PackedSeries, unitsPerOne: number): Float64Array {
  const digits = secondDifferences.join("");
  const values = new Float64Array(digits.length + 2);
  let [value, next] = first;
  values[0] = value / unitsPerOne;
  values[1] = next / unitsPerOne;
  for (let i = 0; i < digits.length; i += 1) {
    const second = packedDigits.indexOf(digits.charAt(i)) - packedZero;
    [value, next] = [next, 2 * next - value + second];
    values[i + 2] = next / unitsPerOne;
  }
  return values;
}
