/** Angle normalized to 0 ≤ x < 360, same result as with the remainder operator at a fraction of the cost. */
export function normalizeDegrees(angleDeg: number): number {
  const rest = angleDeg - 360 * Math.floor(angleDeg / 360);
  const within = rest < 0 ? rest + 360 : rest;
  return within < 360 ? within : 0;
}
