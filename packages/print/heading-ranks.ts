import type { SetBlock } from "./set-block.ts";

/**
 * Ranks the headings within a section: one that a passage of its own opens is a topic, one above a further part of the
 * passage stands below it. Where a section has but one kind they are all alike, and none has a rank.
 */
export function headingRanks(blocks: readonly SetBlock[]): ReadonlyMap<SetBlock, "topic" | "part"> {
  const ranks = new Map<SetBlock, "topic" | "part">();
  let part = false;
  blocks.forEach((block, at) => {
    if (block.kind !== "heading") return;
    const below = blocks[at + 1];
    if (below?.kind === "paragraph" && below.role === "core") ranks.set(block, "topic");
    else if (ranks.size > 0) ranks.set(block, "part");
    else part = true;
  });
  return part || [...ranks.values()].includes("part") ? ranks : new Map();
}
