import type { PartHead, Shape } from "@cosmic/library/unit";
import type { PlanInput } from "../plan-input.ts";
import type { PlannedItem } from "../report-plan.ts";

/** Fewer words are a line between paragraphs, words. */
const leastWords = 30;

/** The shape of a part as a paragraph; null for a line, which stands between paragraphs without being one. */
export function shapeOfPart(words: number, head: PartHead): Shape | null {
  return words < leastWords ? null : (head.shape ?? "plain");
}

/** The shape of an item that is printed. */
export type ShapeOf = (item: PlannedItem) => Shape | null;

export function shapesOf({ catalogue, lengths }: Pick<PlanInput, "catalogue" | "lengths">): ShapeOf {
  return ({ part }) => {
    const words = lengths.wordsOf(part) ?? 0;
    // Turns and voices have texts alone and no entry in the catalogue; a voice is a line.
    if (part.startsWith("turns/")) return "turn";
    const found = catalogue.parts.get(part);
    return found === undefined ? null : shapeOfPart(words, found.head);
  };
}

/** The shapes of the two paragraphs before a place in a chapter, the nearest first; null where there is none. */
export type ShapesBefore = readonly [Shape | null, Shape | null];
export const nothingBefore: ShapesBefore = [null, null];

/** What a paragraph adds to the shapes before it; a line adds nothing. */
export function shapesAfter(before: ShapesBefore, shape: Shape | null): ShapesBefore {
  return shape === null ? before : [shape, before[0]];
}

/** How much two like neighbors weigh: a plain one after another little, a third in a row as much as any other. */
const plainAfterPlain = 1;
const likeAfterLike = 3;

/** How ill a shape goes with those before it; 0 where it differs from its neighbor. */
export function monotonyOf(shape: Shape | null, [last, lastButOne]: ShapesBefore): number {
  if (shape === null || shape !== last) return 0;
  return shape === "plain" && lastButOne !== "plain" ? plainAfterPlain : likeAfterLike;
}
