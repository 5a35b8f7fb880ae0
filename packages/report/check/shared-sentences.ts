import { studied } from "@cosmic/interpretation/text/studied-text";
import type { ReportDocument } from "../document.ts";

/** The same for everyone by design: the appendix. Notes on method, data and uncertainty are excluded wherever they
 * occur. */
const sameForAll: readonly string[] = ["appendix"];

/** The distinct sentences of a book's prose, without punctuation; the appendix and notes are left out. */
export function sentencesIn(document: ReportDocument): ReadonlySet<string> {
  const told = document.chapters.filter(({ id }) => !sameForAll.includes(id));
  const blocks = told.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  const texts = blocks.flatMap((block) =>
    block.kind === "paragraph" && block.role !== "note" ? studied(block.text).sentences : [],
  );
  return new Set(texts.map(({ key }) => key));
}

/** Average percentage of two books' sentences that the other book shares. */
export function sharedPercent(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const total = one.size + other.size;
  if (total === 0) return 0;
  const shared = [...one].filter((sentence) => other.has(sentence)).length;
  return (200 * shared) / total;
}
