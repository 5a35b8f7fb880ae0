import fc from "fast-check";

const millionths = 1e6;

/**
 * Numbers distributed evenly between two bounds, inclusive, to a millionth. (`fc.double` draws from all representable
 * numbers, most of which are close to zero.)
 */
export function evenly(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: Math.ceil(min * millionths), max: Math.floor(max * millionths) }).map((n) => n / millionths);
}
