/** Relations between two placements that joints exist for: the headings of `joints/relations`. */
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

/** Extra claims some joints make beyond their relation; such a joint is used only if they hold. */
export type JointCondition =
  | "rules-ascendant"
  | "mutual"
  | "angular"
  | "scored"
  | "third"
  | "narrowest"
  | "lighter-first";

/** Joints with extra claims, by relation and number. */
export const jointConditions: Readonly<Record<string, readonly JointCondition[]>> = {
  "ruler-of/2": ["rules-ascendant"],
  "disposits/3": ["mutual"],
  "heavier-than/1": ["angular"],
  "heavier-than/3": ["lighter-first"],
  "heavier-than/4": ["scored"],
  "repeats-a-theme/1": ["third"],
  "tight-orb/2": ["narrowest"],
};
