import type { CheckedChapter, CheckedParagraph, ReportText } from "@cosmic/interpretation/report-text";
import type { Block, Chapter, ReportDocument } from "./document.ts";

/** The text of a document as the checker wants it. Notes are about the book and owe no fact; a pull quote repeats its
 * passage by design and is no sentence of its own. */
export function checkedText(document: ReportDocument, phrases: ReportText["phrases"]): ReportText {
  const { subject } = document;
  const { name, date, time, place, zone } = subject;
  return {
    chapters: document.chapters.map(checkedChapter),
    lines: [subject.dateLine, place, subject.coordinates, document.cover.caption, ...document.colophon],
    required: { name, date, time, place, zone },
    typed: [name, subject.firstName, place],
    phrases,
  };
}

function checkedChapter(chapter: Chapter): CheckedChapter {
  const blocks = chapter.sections.flatMap((section) => section.blocks);
  return {
    id: chapter.id,
    paragraphs: blocks.flatMap(paragraphOf),
    lines: [
      chapter.title,
      chapter.subtitle,
      ...(chapter.opener?.lines ?? []),
      ...chapter.sections.map((section) => section.title),
      ...blocks.flatMap(linesOf),
    ],
  };
}

function paragraphOf(block: Block): readonly CheckedParagraph[] {
  if (block.kind !== "paragraph") return [];
  return [{ text: block.text, facts: block.role === "note" ? null : block.facts }];
}

function linesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case "paragraph":
      return [];
    case "heading":
    case "pull-quote":
      return [block.text];
    case "margin-note":
      return [block.title, ...block.lines];
    case "table":
      return [block.caption, ...block.columns.map(({ title }) => title), ...block.rows.flat().map(({ text }) => text)];
    case "facts":
      return [block.caption, ...block.rows.flatMap(({ label, value }) => [label, value.text])];
    case "shares":
      return [block.caption, ...block.rows.map(({ label }) => label)];
    case "figure":
      return [block.caption, block.drawing.title, ...(block.legend ?? []).map(({ label }) => label)];
  }
}
