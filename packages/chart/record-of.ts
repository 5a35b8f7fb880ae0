/** A record with one value per key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key, index: number) => Value,
): Record<Key, Value> {
  // Object.fromEntries loses the key type; the keys are exactly these.
  return Object.fromEntries(keys.map((key, index) => [key, make(key, index)])) as Record<Key, Value>;
}
