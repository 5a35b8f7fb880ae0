import type { SetBlock } from "../typeset/set-block.ts";

/** Ranks headings within a section: a heading that opens a passage is a topic, one above a later part of that passage
 * is below it. If a section has only one kind, all are alike and unranked. */
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
