import type { FactEntry } from "../fact-index/fact-entry.ts";
import type { FactId } from "../fact-index/fact-ids.ts";
import type { TimeLimit } from "./time-limits.ts";

/**
 * Birth-time error, in seconds, up to which a fact and everything it rests on stay the same; null for a fact that no
 * limit covers.
 */
export function heldSecondsIn(
  limits: readonly TimeLimit[],
  index: ReadonlyMap<FactId, FactEntry>,
): (id: FactId) => number | null {
  const known = new Map<FactId, number | null>();
  for (const { fact, heldSeconds } of limits) known.set(fact, heldSeconds);
  for (const { angle, opposite } of axes) {
    const held = known.get(angle);
    if (held !== undefined) known.set(opposite, held);
  }
  const heldOf = (id: FactId): number | null => {
    const told = known.get(id);
    if (told !== undefined) return told;
    const beneath = (index.get(id)?.restsOn ?? []).map(heldOf).filter((seconds) => seconds !== null);
    const least = beneath.length === 0 ? null : Math.min(...beneath);
    known.set(id, least);
    return least;
  };
  return heldOf;
}

/** Both ends of an axis change sign together. */
const axes = [
  { angle: "ascendant.sign", opposite: "descendant.sign" },
  { angle: "midheaven.sign", opposite: "imumCoeli.sign" },
] as const;
