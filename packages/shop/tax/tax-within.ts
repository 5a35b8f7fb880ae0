/** Ten thousand hundredths of a percent. */
const wholeBp = 10_000;

/** The tax within a gross amount, in its smallest unit, rounded half up; `rateBp` in hundredths of a percent. Net and
 * tax always add up to the gross amount. */
export function taxWithin(grossMinor: number, rateBp: number): number {
  return Math.round((grossMinor * rateBp) / (wholeBp + rateBp));
}
