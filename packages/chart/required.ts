/** A value that the data guarantee. Throws an error that names it if it is missing all the same. */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
