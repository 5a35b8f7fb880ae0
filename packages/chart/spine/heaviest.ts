import { planetOrder } from "../names.ts";
import type { BodyWeights } from "./body-weights.ts";
import type { SpineBody } from "./spine.ts";

const orderOf = (body: SpineBody): number => (body === "ascendant" ? Number.POSITIVE_INFINITY : planetOrder[body]);

/** Bodies by weight, heaviest first; equal ones in the usual order, the Ascendant last. */
export function byWeight<Body extends SpineBody>(bodies: readonly Body[], weights: BodyWeights): readonly Body[] {
  return [...bodies].sort((one, other) => weights.of(other) - weights.of(one) || orderOf(one) - orderOf(other));
}

/** The heaviest of at least one body. */
export function heaviest<Body extends SpineBody>(bodies: readonly Body[], weights: BodyWeights): Body {
  const [first] = byWeight(bodies, weights);
  if (first === undefined) throw new RangeError("a structure has at least one body");
  return first;
}
