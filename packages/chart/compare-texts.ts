/** The order of two texts by code unit, for sorting. Equal texts are 0: a comparison that calls one of them less leaves
 * their order to the engine. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
