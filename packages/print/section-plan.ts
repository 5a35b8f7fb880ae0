import type { Block, Chapter, Section } from "@cosmic/report/document";
import { heightOfNotes, linesOf } from "./block-lines.ts";
import { headingRanks } from "./heading-ranks.ts";
import { closeHeight, fitNotes } from "./margin-fit.ts";
import { type MethodColumns, withMethodColumns } from "./method-columns.ts";
import type { PlannedSection } from "./planned-section.ts";
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
  return block.columns.length > 3 || lettersAcross(block) > mostNarrowLetters;
}
/** Letters of the prose's measure less the room between three columns. */
const mostNarrowLetters = 54;

/** Letters a row would have that held the longest cell of each column. */
function lettersAcross({ columns, rows }: Extract<Block, { kind: "table" }>): number {
  return columns.reduce(
    (sum, { title }, at) => sum + Math.max(title.length, ...rows.map((row) => row[at]?.text.length ?? 0)),
    0,
  );
}

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

/** Facts told in sentences, or under long labels: labels stand in the margin column, words on the measure of the prose. */
export function isHung({ rows }: Extract<Block, { kind: "facts" }>): boolean {
  return rows.some(({ label, value }) => value.text.length > longestNarrowFact || label.length > longestNarrowLabel);
}
/** Letters of a value on one line beside its label, and of a label on one line beside its value. */
const longestNarrowFact = 42;
const longestNarrowLabel = 23;

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
  // Notes without words beside them still need a place: an empty run before the wide block.
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

/** Lines a section needs on the page of its title: all of a short one, and what a few opening lines lead to. */
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
/** Lines of a section that must stand below its title on the same page; a shorter section stands there whole. */
const mostRoom = 6;
const titleLines = 3;
/** Opening lines that would look lost on a page without what they lead to. */
const mostOpening = 6;
/** Two thirds of a page: more would leave the page before too empty. */
const mostHeld = 28;

/** Lines of a block that stands on one page; none of one that may go over it. */
function wholeLines(block: SetBlock): number {
  if (block.kind === "shares") return 2.6 * block.rows.length;
  if (block.kind === "figure") return linesOf([block]);
  if (block.kind !== "table") return 0;
  const rows = isHalved(block) ? Math.ceil(block.rows.length / 2) : block.rows.length;
  return rows > mostWholeRows ? 0 : linesOf([{ ...block, rows: block.rows.slice(0, rows) }]);
}
/** As in `template/tables.typ`. */
const mostWholeRows = 13;

/** A heading and two lines, or what stands in the margin beside them. */
const roomOfHeading = (notes: readonly MarginNote[]): number => Math.max(3, Math.ceil(closeHeight(notes)));

/** A section's notes: those right above a heading further down stand beside it, the others beside the first words. */
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
