import { sentencesOf, wordsOf } from "@cosmic/interpretation/sentences";
import type { ReportDocument } from "./document.ts";

/** Chapters that are the same for everybody by design: the glossary and the methods. */
const sameForAll: readonly string[] = ["appendix"];

/** The sentences of a book’s prose, each once, without punctuation; the appendix left out. */
export function sentencesIn(document: ReportDocument): ReadonlySet<string> {
  const told = document.chapters.filter(({ id }) => !sameForAll.includes(id));
  const blocks = told.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  const texts = blocks.flatMap((block) => (block.kind === "paragraph" ? sentencesOf(block.text) : []));
  return new Set(texts.map((sentence) => wordsOf(sentence).join(" ")));
}

/** Percent of the sentences of two books, on average, that the other has too. */
export function sharedPercent(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const total = one.size + other.size;
  if (total === 0) return 0;
  const shared = [...one].filter((sentence) => other.has(sentence)).length;
  return (200 * shared) / total;
}
