import type { Block, Chapter, Section } from "@cosmic/report/document";
import { closeHeight, fitNotes } from "../measure/margin-fit.ts";
import { type MethodColumns, withMethodColumns } from "../measure/method-columns.ts";
import { pageMeasures } from "../measure/page-measures.ts";
import { heightOfNotes, linesOf } from "../typeset/block-lines.ts";
import type { PlannedSection } from "../typeset/planned-section.ts";
import { isTold, type MarginNote, type SetBlock } from "../typeset/set-block.ts";
import { headingRanks } from "./heading-ranks.ts";

/** How a chapter is laid out on its pages. */
export interface ChapterPlan {
  /** Only tables and method notes: everything aligns to the left edge. */
  readonly sheet: boolean;
  /** Notes are the only prose, so they are set as prose. */
  readonly remarksAreProse: boolean;
  /** Sections are short, so their titles are one size smaller and don't overwhelm the text. */
  readonly shortSections: boolean;
  readonly sections: readonly (PlannedSection | MethodColumns)[];
}

/** Whether a block also takes the margin column: tables with four or more columns or a sentence in a cell, and drawings
 * that ask for it. */
export function isWide(block: Block): boolean {
  if (block.kind === "figure") return block.size === "wide";
  if (block.kind === "facts") return isGlossary(block) || isHung(block);
  if (block.kind !== "table") return false;
  if (isHalved(block)) return true;
  return block.columns.length > 3 || lettersAcross(block) > mostNarrowLetters;
}
/** Letters that fit the prose measure minus the gaps between three columns. */
const mostNarrowLetters = 54;

/** Letters in a row made of each column's longest cell. */
function lettersAcross({ columns, rows }: Extract<Block, { kind: "table" }>): number {
  return columns.reduce(
    (sum, { title }, at) => sum + Math.max(title.length, ...rows.map((row) => row[at]?.text.length ?? 0)),
    0,
  );
}

/** Whether to set a long table of up to three short columns as two halves side by side. */
export function isHalved({ columns, rows }: Extract<Block, { kind: "table" }>): boolean {
  const letters = Math.max(0, ...rows.map((row) => row.reduce((sum, { text }) => sum + text.length, 0)));
  return (
    columns.length <= 3 && rows.length >= fewestHalvedRows && rows.length <= mostHalvedRows && letters < mostHalfLetters
  );
}
const fewestHalvedRows = 10;
/** Both halves must fit on one page. */
const mostHalvedRows = 48;
const mostHalfLetters = 36;

/** Whether this is the glossary, the only list longer than any data list. */
export function isGlossary({ rows }: Extract<Block, { kind: "facts" }>): boolean {
  return rows.length > longestFactList;
}
const longestFactList = 30;

/** Whether labels go in the margin column and values on the prose measure: facts in sentences, or with long labels. */
export function isHung({ rows }: Extract<Block, { kind: "facts" }>): boolean {
  return rows.some(({ label, value }) => value.text.length > longestNarrowFact || label.length > longestNarrowLabel);
}
/** Longest value and longest label, in letters, that fit side by side on one line. */
const longestNarrowFact = 42;
const longestNarrowLabel = 23;

const isPlate = (block: Block): boolean => block.kind === "figure" && block.size === "plate";

/** Decides a chapter's page layout from its content. */
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
  const words = withPointers(blocks.filter((block) => !isPlate(block)));
  const { atHeadings, others } = notesOf(blocks);
  const ranks = headingRanks(words);
  const ranked = (block: SetBlock): SetBlock => {
    const rank = ranks.get(block);
    return rank ? { ...block, rank } : block;
  };
  const runs: { readonly notes: readonly MarginNote[]; readonly blocks: SetBlock[] }[] = [{ notes: [], blocks: [] }];
  for (const block of words) {
    const notes = atHeadings.get(block);
    if (isWide(block)) runs.push({ notes: [], blocks: [block] }, { notes: [], blocks: [] });
    else if (notes) runs.push({ notes, blocks: [block] });
    else runs.at(-1)?.blocks.push(block);
  }
  const kept = runs.filter((run) => run.blocks.length > 0);
  const beside = kept.findIndex((run) => run.notes.length === 0 && !run.blocks.some(isWide));
  // Notes without text beside them still need a place: put an empty run before the wide block.
  const placed = beside < 0 && others.length > 0 ? [{ notes: [], blocks: [] }, ...kept] : kept;
  return {
    id,
    title,
    runs: placed.map(({ notes, blocks }, at) => ({
      ...(notes.length > 0
        ? { notes, notesStand: "close", room: roomOfHeading(notes) }
        : { ...fitNotes(at === Math.max(0, beside) ? others : [], blocks), room: 0 }),
      blocks: blocks.map(ranked),
    })),
    plates: withPointers(blocks.filter(isPlate)),
    platesFirst: blocks[0] !== undefined && isPlate(blocks[0]),
    room: roomOfSection(words, others),
  };
}

/** Lines a section needs on its title's page: all of a short section, or a few opening lines plus the block they
 * introduce. */
function roomOfSection(words: readonly SetBlock[], notes: readonly MarginNote[]): number {
  const usual = Math.min(mostRoom, titleLines + Math.ceil(Math.max(linesOf(words), heightOfNotes(notes) / 2)));
  const shown = words.findIndex(({ kind }) => kind !== "paragraph");
  const block = words[shown];
  const whole = block ? wholeLines(block) : 0;
  if (whole === 0 || shown === 0) return usual;
  const opening = linesOf(words.slice(0, shown));
  const held = Math.ceil(titleLines + opening + whole);
  return opening <= mostOpening && held <= mostHeld ? Math.max(usual, held) : usual;
}
/** Lines that must follow a section title on the same page; a shorter section stays there whole. */
const mostRoom = 6;
const titleLines = 3;
/** More opening lines than this may be on a page without the block they introduce. */
const mostOpening = 6;
/** Two thirds of a page; holding together more would leave the previous page too empty. */
const mostHeld = 28;

/** Lines of a block that cannot break across pages; 0 for one that can. */
function wholeLines(block: SetBlock): number {
  if (block.kind === "shares") return 2.6 * block.rows.length;
  if (block.kind === "figure") return linesOf([block]);
  if (block.kind !== "table") return 0;
  const rows = isHalved(block) ? Math.ceil(block.rows.length / 2) : block.rows.length;
  return rows > pageMeasures.mostWholeRows ? 0 : linesOf([{ ...block, rows: block.rows.slice(0, rows) }]);
}

/** A heading plus two lines, or the height of the margin notes beside them. */
const roomOfHeading = (notes: readonly MarginNote[]): number => Math.max(3, Math.ceil(closeHeight(notes)));

/** A section's notes: those directly above a later heading go beside it, the rest beside the first text. */
function notesOf(blocks: readonly Block[]) {
  const atHeadings = new Map<SetBlock, readonly MarginNote[]>();
  const others: MarginNote[] = [];
  let waiting: readonly MarginNote[] = [];
  let told = false;
  for (const block of blocks) {
    if (block.kind === "margin-note") {
      waiting = [...waiting, block];
      continue;
    }
    if (waiting.length > 0 && told && block.kind === "heading") atHeadings.set(block, waiting);
    else others.push(...waiting);
    waiting = [];
    told = true;
  }
  return { atHeadings, others: [...others, ...waiting] };
}

/** Attaches pointers to the paragraph or list they follow, so that none starts a page on its own. */
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
