import type { Carrier } from "../carrier.ts";

/** How the two sides of a contradiction belong together, which decides the text of its turn; nearest first. */
export const turnRelations = ["same-body", "in-aspect", "place-and-planet", "two-voices"] as const;
export type TurnRelation = (typeof turnRelations)[number];

/** Whether two bodies are in aspect. */
export type InAspect = (one: string, other: string) => boolean;

/** Every relation that holds between two carriers, nearest first; two voices they always are. */
export function relationsBetween(one: Carrier, other: Carrier, inAspect: InAspect): readonly TurnRelation[] {
  const holds: Readonly<Record<TurnRelation, boolean>> = {
    "same-body": one.bodies.some((body) => other.bodies.includes(body)),
    "in-aspect": one.bodies.some((body) => other.bodies.some((next) => inAspect(body, next) || inAspect(next, body))),
    "place-and-planet": one.place || other.place,
    "two-voices": true,
  };
  return turnRelations.filter((relation) => holds[relation]);
}
