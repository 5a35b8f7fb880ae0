/** An angle within one turn, 0 ≤ x < 360: as the remainder operator would have it, at a fraction of its cost. */
export function normalizeDegrees(angleDeg: number): number {
  const rest = angleDeg - 360 * Math.floor(angleDeg / 360);
  const within = rest < 0 ? rest + 360 : rest;
  return within < 360 ? within : 0;
}
