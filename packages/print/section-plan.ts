import type { Block, Chapter, Section } from "@cosmic/report/document";

type Paragraph = Extract<Block, { kind: "paragraph" }>;
export type MarginNote = Extract<Block, { kind: "margin-note" }>;
export type Reference = Extract<Block, { kind: "reference" }>;

/** A block as the page sets it: a pointer that follows a paragraph is told on its last line. */
export type SetBlock = Exclude<Block, MarginNote> & { readonly pointer?: Reference };

/** Blocks that follow each other down one column, with the notes that hang beside them. */
export interface Run {
  readonly notes: readonly MarginNote[];
  /** The notes would stand taller than the prose beside them: they are set close. */
  readonly close: boolean;
  readonly blocks: readonly SetBlock[];
}

export interface PlannedSection {
  readonly id: string;
  readonly title: string;
  readonly runs: readonly Run[];
  readonly plates: readonly SetBlock[];
  /** A plate opens the section: its page comes before the words. */
  readonly platesFirst: boolean;
  /** Lines it asks for below another section; where they are not left, it starts a page. */
  readonly room: number;
}

/** How a chapter is laid on its pages. */
export interface ChapterPlan {
  /** Tables and notes on method alone: everything stands at the left edge. */
  readonly sheet: boolean;
  /** Remarks are all the prose there is, so they are set as prose. */
  readonly remarksAreProse: boolean;
  /** Its sections are short: their titles are set a size smaller, or titles would outweigh the words. */
  readonly shortSections: boolean;
  readonly sections: readonly PlannedSection[];
}

/** Four columns or more, or a sentence in a cell, take the margin column too; so does a figure that asks for it. */
export function isWide(block: Block): boolean {
  if (block.kind === "figure") return block.size === "wide";
  if (block.kind === "facts") return isGlossary(block);
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
const fewestHalvedRows = 16;
/** Two halves must fit one page. */
const mostHalvedRows = 48;
const mostHalfLetters = 36;

/** A list longer than any of data: terms and their meanings. */
export function isGlossary({ rows }: Extract<Block, { kind: "facts" }>): boolean {
  return rows.length > longestFactList;
}
const longestFactList = 30;

const isPlate = (block: Block): boolean => block.kind === "figure" && block.size === "plate";
const proseRoles: ReadonlySet<Paragraph["role"]> = new Set(["core", "gift", "strain", "scene", "others", "joint"]);

/** Decides what a chapter's pages look like, from what stands in it. */
export function planChapter(chapter: Chapter): ChapterPlan {
  const blocks = chapter.sections.flatMap((section) => section.blocks);
  const told = blocks.some((block) => block.kind === "paragraph" && proseRoles.has(block.role));
  const sections = chapter.sections.map(planSection);
  const lines = sections.map(({ runs }) => linesOf(runs.flatMap((run) => run.blocks))).sort((a, b) => a - b);
  return {
    sheet: !told && blocks.some(isWide) && !blocks.some(({ kind }) => kind === "margin-note"),
    remarksAreProse: !told,
    shortSections: sections.length > 1 && (lines[lines.length >> 1] ?? 0) < shortSectionLines,
    sections,
  };
}
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
      return { notes: own, close: heightOfNotes(own) > linesOf(run), blocks: run };
    }),
    plates: withPointers(blocks.filter(isPlate)),
    platesFirst: blocks[0] !== undefined && isPlate(blocks[0]),
    room: Math.min(mostRoom, titleLines + Math.ceil(Math.max(linesOf(words), heightOfNotes(notes) / 2))),
  };
}
/** Lines of a section that must stand below its title on the same page; a shorter section stands there whole. */
const mostRoom = 10;
const titleLines = 3;

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

/** Letters on a line of the 118 mm measure, on average. */
const lettersALine = 74;

/** Lines of the baseline grid that blocks take, roughly: enough to choose a form by, never to place by. */
function linesOf(blocks: readonly SetBlock[]): number {
  return blocks.reduce((lines, block) => {
    switch (block.kind) {
      case "paragraph":
        return lines + Math.ceil(block.text.length / lettersALine) + (block.role === "practice" ? 2 : 0);
      case "heading":
        return lines + 2;
      case "pull-quote":
        return lines + 8;
      case "table":
      case "facts":
        return lines + 3 + block.rows.length * 1.5;
      case "shares":
        return lines + 4 * block.rows.length;
      case "figure":
        return lines + 20;
      case "reference":
        return lines + 1;
      default:
        return block satisfies never;
    }
  }, 0);
}

/** The same for notes in their open form: rule, glyph, title, lines and the gap below. */
function heightOfNotes(notes: readonly MarginNote[]): number {
  return notes.reduce((lines, note) => lines + 4.2 + note.lines.length * 0.85, 0);
}
