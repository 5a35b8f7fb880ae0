import type { Chapter } from "../document.ts";

/** The plain sentences of the passages a book tells, by passage. */
export function plainSentences(chapters: readonly Chapter[]): ReadonlyMap<string, string> {
  const plain = new Map<string, string>();
  for (const block of chapters.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks)))
    if (block.kind === "paragraph" && block.role === "core" && block.passage && block.plain)
      plain.set(block.passage, block.plain);
  return plain;
}
