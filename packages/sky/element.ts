/** An element that is there: the index is below the array's length. Inlined by engines, where `?? 0` costs a branch. */
export function element(array: Float64Array, index: number): number {
  return array[index] as number;
}
