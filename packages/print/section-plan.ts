import type { Block, Chapter, Section } from "@cosmic/report/document";
import { heightOfNotes, linesOf, noteHeights } from "./block-lines.ts";
import { type MethodColumns, withMethodColumns } from "./method-columns.ts";
import type { NotesStand, PlannedSection } from "./planned-section.ts";
import { isTold, type MarginNote, type SetBlock } from "./set-block.ts";

/** How a chapter is laid on its pages. */
export interface ChapterPlan {
  /** Tables and notes on method alone: everything stands at the left edge. */
  readonly sheet: boolean;
  /** Remarks are all the prose there is, so they are set as prose. */
  readonly remarksAreProse: boolean;
  /** Its sections are short: their titles are set a size smaller, or titles would outweigh the words. */
  readonly shortSections: boolean;
  readonly sections: readonly (PlannedSection | MethodColumns)[];
}

/** Four columns or more, or a sentence in a cell, take the margin column too; so does a figure that asks for it. */
export function isWide(block: Block): boolean {
  if (block.kind === "figure") return block.size === "wide";
  if (block.kind === "facts") return isGlossary(block) || isHung(block);
  if (block.kind !== "table") return false;
  if (isHalved(block)) return true;
  return block.columns.length > 3 || block.rows.some((row) => row.some(({ text }) => text.length > longestNarrowCell));
}
const longestNarrowCell = 48;

/** A long table of up to three short columns is set as two halves beside each other. */
export function isHalved({ columns, rows }: Extract<Block, { kind: "table" }>): boolean {
  const letters = Math.max(0, ...rows.map((row) => row.reduce((sum, { text }) => sum + text.length, 0)));
  return (
    columns.length <= 3 && rows.length >= fewestHalvedRows && rows.length <= mostHalvedRows && letters < mostHalfLetters
  );
}
const fewestHalvedRows = 10;
/** Two halves must fit one page. */
const mostHalvedRows = 48;
const mostHalfLetters = 36;

/** A list longer than any of data: terms and their meanings. */
export function isGlossary({ rows }: Extract<Block, { kind: "facts" }>): boolean {
  return rows.length > longestFactList;
}
const longestFactList = 30;

/** Facts told in sentences: their labels stand in the margin column, their words on the measure of the prose. */
export function isHung({ rows }: Extract<Block, { kind: "facts" }>): boolean {
  return rows.some(({ value }) => value.text.length > longestNarrowFact);
}
/** Letters of a value on one line beside its label. */
const longestNarrowFact = 42;

const isPlate = (block: Block): boolean => block.kind === "figure" && block.size === "plate";

/** Decides what a chapter's pages look like, from what stands in it. */
export function planChapter(chapter: Chapter): ChapterPlan {
  const blocks = chapter.sections.flatMap((section) => section.blocks);
  const told = blocks.some(isTold);
  const sections = chapter.sections.map(planSection);
  const lines = sections.map(({ runs }) => linesOf(runs.flatMap((run) => run.blocks))).sort((a, b) => a - b);
  const sheet = !told && blocks.some(isWide) && !blocks.some(({ kind }) => kind === "margin-note");
  return {
    sheet,
    remarksAreProse: !told,
    shortSections: sections.length > 1 && (lines[lines.length >> 1] ?? 0) < shortSectionLines,
    sections: sheet ? withMethodColumns(sections, endsInTerms(blocks)) : sections,
  };
}
const endsInTerms = (blocks: readonly Block[]): boolean => {
  const last = blocks.at(-1);
  return last?.kind === "facts" && isGlossary(last);
};
/** A third of a page. */
const shortSectionLines = 15;

function planSection({ id, title, blocks }: Section): PlannedSection {
  const notes = blocks.filter((block) => block.kind === "margin-note");
  const words = withPointers(blocks.filter((block) => !isPlate(block)));
  const runs: SetBlock[][] = [[]];
  for (const block of words) {
    if (isWide(block)) runs.push([block], []);
    else runs.at(-1)?.push(block);
  }
  const kept = runs.filter((run) => run.length > 0);
  const beside = kept.findIndex((run) => !run.some(isWide));
  return {
    id,
    title,
    // Notes without words beside them still need a place: an empty run before the wide block.
    runs: (beside < 0 && notes.length > 0 ? [[], ...kept] : kept).map((run, at) => {
      const own = at === Math.max(0, beside) ? notes : [];
      return { notes: own, notesStand: notesStand(own, linesOf(run)), blocks: run };
    }),
    plates: withPointers(blocks.filter(isPlate)),
    platesFirst: blocks[0] !== undefined && isPlate(blocks[0]),
    room: Math.min(mostRoom, titleLines + Math.ceil(Math.max(linesOf(words), heightOfNotes(notes) / 2))),
  };
}
/** Lines of a section that must stand below its title on the same page; a shorter section stands there whole. */
const mostRoom = 6;
const titleLines = 3;

function notesStand(notes: readonly MarginNote[], lines: number): NotesStand {
  if (heightOfNotes(notes) <= lines) return "open";
  const close = noteHeights(notes);
  const gap = close.reduce((sum, height) => sum + height, 0) - lines;
  const across = Math.ceil(notes.length / notesARow) * Math.max(...close);
  return gap > across + 1 ? "across" : "close";
}
/** As in `template/margin.typ`. */
const notesARow = 4;

/** Pointers join the paragraph or list they follow, so that none opens a page alone. */
function withPointers(blocks: readonly Block[]): readonly SetBlock[] {
  const set: SetBlock[] = [];
  for (const block of blocks) {
    if (block.kind === "margin-note") continue;
    const last = set.at(-1);
    const takes = (last?.kind === "paragraph" && last.role !== "practice") || last?.kind === "facts";
    if (block.kind === "reference" && last && takes && !last.pointer) {
      set[set.length - 1] = { ...last, pointer: block };
    } else set.push(block);
  }
  return set;
}
