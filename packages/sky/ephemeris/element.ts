/** Array element at an index known to be in range. Engines inline this, whereas `?? 0` costs a branch. */
export function element(array: Float64Array, index: number): number {
  return array[index] as number;
}
