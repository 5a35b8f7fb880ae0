import { measure, measured } from "@cosmic/interpretation/text/studied-text";
import type { Block } from "./document.ts";

/** Word count of the paragraphs among the blocks. Library passages are measured once for all reports; a report's own
 * lines may hold a name and are not kept. */
export function proseWords(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind !== "paragraph") return sum;
    return sum + (block.passage === undefined ? measure(block.text) : measured(block.text)).words;
  }, 0);
}
