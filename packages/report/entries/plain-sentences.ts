import type { Chapter } from "../document.ts";

/** Plain sentences of the passages in a book, by passage id. */
export function plainSentences(chapters: readonly Chapter[]): ReadonlyMap<string, string> {
  const plain = new Map<string, string>();
  for (const block of chapters.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks)))
    if (block.kind === "paragraph" && block.role === "core" && block.passage && block.plain)
      plain.set(block.passage, block.plain);
  return plain;
}
