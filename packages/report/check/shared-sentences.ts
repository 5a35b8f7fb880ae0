import { studied } from "@cosmic/interpretation/checker/studied-text";
import type { ReportDocument } from "../document.ts";

/** The same for everybody by design: the glossary, and wherever they stand the notes on method, data and doubt. */
const sameForAll: readonly string[] = ["appendix"];

/** The sentences of a book’s prose, each once, without punctuation; the appendix and notes left out. */
export function sentencesIn(document: ReportDocument): ReadonlySet<string> {
  const told = document.chapters.filter(({ id }) => !sameForAll.includes(id));
  const blocks = told.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  const texts = blocks.flatMap((block) =>
    block.kind === "paragraph" && block.role !== "note" ? studied(block.text).sentences : [],
  );
  return new Set(texts.map(({ key }) => key));
}

/** Percent of the sentences of two books, on average, that the other has too. */
export function sharedPercent(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const total = one.size + other.size;
  if (total === 0) return 0;
  const shared = [...one].filter((sentence) => other.has(sentence)).length;
  return (200 * shared) / total;
}
