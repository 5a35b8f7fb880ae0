/** Relations between two placements that a joint can be written for: the headings of `joints/relations`. */
export type Relation =
  | "same-element"
  | "same-mode"
  | "same-sign"
  | "same-house"
  | "different-element"
  | "ruler-of"
  | "disposits"
  | "opposite-signs"
  | "heavier-than"
  | "repeats-a-theme"
  | "contradicts"
  | "empty-house"
  | "retrograde"
  | "angular"
  | "near-the-sun"
  | "in-sect"
  | "out-of-sect"
  | "tight-orb";

/** What some joints say beyond their relation, and so may be told only where it holds. */
export type JointCondition =
  | "rules-ascendant"
  | "mutual"
  | "angular"
  | "scored"
  | "third"
  | "narrowest"
  | "lighter-first";

/** Joints that say more than their relation, by relation and number. */
export const jointConditions: Readonly<Record<string, readonly JointCondition[]>> = {
  "ruler-of/2": ["rules-ascendant"],
  "disposits/3": ["mutual"],
  "heavier-than/1": ["angular"],
  "heavier-than/3": ["lighter-first"],
  "heavier-than/4": ["scored"],
  "repeats-a-theme/1": ["third"],
  "tight-orb/2": ["narrowest"],
};
