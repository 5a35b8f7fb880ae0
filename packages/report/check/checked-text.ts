import type { Facts } from "@cosmic/chart/facts";
import { chartTruth } from "@cosmic/interpretation/checker/chart-truth";
import type { CheckedChapter, CheckedParagraph, ReportText } from "@cosmic/interpretation/checker/report-text";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import { sayFrom } from "@cosmic/interpretation/strings/fill-strings";
import { wordsOfOthers } from "@cosmic/interpretation/text/known-languages";
import { foreignTo } from "@cosmic/interpretation/text/language-words";
import { tells } from "../context/blocks.ts";
import type { Block, Chapter, ReportDocument } from "../document.ts";
import { plannedConflicts } from "./planned-conflicts.ts";

/** What a document is checked against. */
export interface CheckedAgainst {
  readonly facts: Facts;
  readonly library: ReportLibrary;
  readonly phrases: ReportText["phrases"];
}

/** A document's text as input to the checker. Notes are about the book and need no facts; pull quotes repeat their
 * passage by design and don't count as sentences. */
export function checkedText(document: ReportDocument, { facts, library, phrases }: CheckedAgainst): ReportText {
  const { subject } = document;
  const { name, date, time, place, zone } = subject;
  return {
    isForeign: foreignTo(library.rules.functionWords, wordsOfOthers(document.language)),
    chapters: document.chapters.map(checkedChapter),
    lines: [subject.dateLine, place, subject.coordinates, document.cover.caption, ...document.colophon],
    required: { name, date, time, place, zone },
    typed: [name, subject.firstName, place],
    phrases,
    truth: chartTruth(facts, sayFrom(library)),
    tensions: plannedConflicts(document).map(({ pair, reconciled }) => ({ heading: pair, reconciled })),
  };
}

/** Paragraphs of a document, in order. */
export function paragraphsOf(document: ReportDocument): readonly Paragraph[] {
  return document.chapters.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "paragraph" ? [block] : []))),
  );
}

type Paragraph = Extract<Block, { kind: "paragraph" }>;

function checkedChapter(chapter: Chapter): CheckedChapter {
  const blocks = chapter.sections.flatMap((section) => section.blocks);
  return {
    id: chapter.id,
    paragraphs: blocks.flatMap(paragraphOf),
    lines: [
      chapter.title,
      chapter.subtitle,
      ...(chapter.opener?.lines ?? []),
      ...(chapter.bar ? [chapter.bar.label] : []),
      ...chapter.sections.map((section) => section.title),
      ...blocks.flatMap(linesOf),
    ],
    emptyTitles: chapter.sections.flatMap(emptyTitlesOf),
  };
}

/** Titles of sections without content, and headings with nothing under them. */
function emptyTitlesOf({ title, blocks }: Chapter["sections"][number]): readonly string[] {
  if (!blocks.some(tells)) return [title];
  return blocks.flatMap((block, at) => {
    const next = blocks[at + 1];
    return block.kind === "heading" && (next === undefined || next.kind === "heading") ? [block.text] : [];
  });
}

function paragraphOf(block: Block): readonly CheckedParagraph[] {
  if (block.kind !== "paragraph") return [];
  const { text, role, facts, passage, parts, plain } = block;
  const ofTheBook = role === "note" || role === "frame";
  const isPart = passage !== undefined && role !== "joint";
  // A part without its plain sentence is checked as one that is empty; texts of the second edition have none.
  const sentence = parts === undefined ? (plain ?? "") : (plain ?? null);
  return [{ text, facts: ofTheBook ? null : facts, plain: isPart ? sentence : null }];
}

function linesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case "paragraph":
      return block.mark === undefined ? [] : [block.mark];
    case "heading":
    case "pull-quote":
    case "reference":
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
