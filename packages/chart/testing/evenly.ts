import fc from "fast-check";

const millionths = 1e6;

/** Numbers spread evenly between two, to a millionth, the ends included. (`fc.double` draws from all the numbers there are,
 * most of which lie next to zero.) */
export function evenly(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: Math.ceil(min * millionths), max: Math.floor(max * millionths) }).map((n) => n / millionths);
}
