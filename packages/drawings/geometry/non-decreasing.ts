/** Closest non-decreasing sequence by least squares: pool adjacent violators (Ayer et al., 1955). */
export function nonDecreasing(values: readonly number[]): readonly number[] {
  const pools: { sum: number; size: number }[] = [];
  for (const value of values) {
    let pool = { sum: value, size: 1 };
    for (let last = pools.at(-1); last && last.sum / last.size > pool.sum / pool.size; last = pools.at(-1)) {
      pool = { sum: pool.sum + last.sum, size: pool.size + last.size };
      pools.pop();
    }
    pools.push(pool);
  }
  return pools.flatMap(({ sum, size }) => Array.from({ length: size }, () => sum / size));
}
