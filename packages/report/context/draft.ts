import { openingLimit } from "@cosmic/interpretation/checker/repetition";
import { type MeasuredText, measure, measured } from "@cosmic/interpretation/checker/studied-text";
import type { Optional } from "@cosmic/interpretation/selection/depth";
import { fewestWords, toldWithin } from "@cosmic/interpretation/selection/depth";
import type { UsedPassage } from "@cosmic/interpretation/selection/tensions";
import type { Block, Chapter, Section } from "../document.ts";
import { tells } from "./blocks.ts";

interface OptionalBlocks extends Optional {
  readonly blocks: readonly Block[];
}

/** A book while it is written: which passages it tells, and which blocks may still be left out for its length. */
export class Draft {
  readonly #optional: OptionalBlocks[] = [];
  readonly #told: UsedPassage[] = [];

  /** Passages told so far, in order. */
  get told(): readonly UsedPassage[] {
    return this.#told;
  }

  /** Remembers a passage that is told. */
  tell(passage: UsedPassage): void {
    this.#told.push(passage);
  }

  /** Blocks that are told or left out together. */
  addOptional(blocks: readonly Block[], urgency: number): readonly Block[] {
    this.#optional.push({ blocks, urgency, words: proseWords(blocks) });
    return blocks;
  }

  /** Blocks under a heading of their own, which is left out with them. */
  headed(head: Block, blocks: readonly Block[]): readonly Block[] {
    const [first] = blocks;
    const at = this.#optional.findIndex((one) => first !== undefined && one.blocks.includes(first));
    const group = this.#optional[at];
    if (group) this.#optional[at] = { ...group, blocks: [head, ...group.blocks] };
    return [head, ...blocks];
  }

  /** The chapters at the length a book should have: less urgent parts left out where it would be too long, or where they
   * are not urgent enough and the book is long enough without. */
  settled(chapters: readonly Chapter[]): readonly Chapter[] {
    const blocks = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
    const alwaysWords = proseWords(blocks) - wordsIn(this.#optional);
    let open: readonly OptionalBlocks[] = this.#optional;
    let left = new Set<Block>();
    for (let repeating = true; repeating; ) {
      const told = toldWithin(alwaysWords, open);
      left = new Set(this.#optional.flatMap((one) => (told.has(one) ? [] : one.blocks)));
      const groupOf = new Map([...told].flatMap((one) => one.blocks.map((block) => [block, one.blocks] as const)));
      for (const chapter of chapters) leaveRepeating(chapter, groupOf, left);
      const kept = [...told].filter((one) => !one.blocks.some((block) => left.has(block)));
      repeating = kept.length < told.size && alwaysWords + wordsIn(kept) < fewestWords;
      // What was left out for its opening makes room for the next most urgent parts.
      open = open.filter((one) => !told.has(one) || kept.includes(one));
    }
    return chapters.map((chapter) => withoutBlocks(chapter, left));
  }
}

const wordsIn = (optional: readonly Optional[]): number => optional.reduce((sum, { words }) => sum + words, 0);

/** Leaves out optional parts with an opening that their chapter has used as often as it may. */
function leaveRepeating({ sections }: Chapter, groupOf: ReadonlyMap<Block, readonly Block[]>, left: Set<Block>): void {
  const counts = new Map<string, number>();
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== "paragraph" || left.has(block)) continue;
    const { openings } = measuredBlock(block);
    const group = groupOf.get(block);
    if (group && openings.some((opening) => (counts.get(opening) ?? 0) >= openingLimit)) {
      for (const one of [...group, ...partsOf(block, groupOf)]) left.add(one);
      continue;
    }
    for (const opening of openings) counts.set(opening, (counts.get(opening) ?? 0) + 1);
  }
}

type Paragraph = Extract<Block, { kind: "paragraph" }>;

/** With a core go the other parts of its passage. */
function partsOf({ role, passage }: Paragraph, groupOf: ReadonlyMap<Block, readonly Block[]>): readonly Block[] {
  if (role !== "core") return [];
  return [...groupOf].flatMap(([block, group]) =>
    block.kind === "paragraph" && block.passage === passage ? group : [],
  );
}

/** Passages are measured once for all books; a line of the book itself may hold a name, and is forgotten with its book. */
function measuredBlock(block: Paragraph): MeasuredText {
  if (block.passage !== undefined) return measured(block.text);
  const known = ownLines.get(block);
  if (known) return known;
  const found = measure(block.text);
  ownLines.set(block, found);
  return found;
}

const ownLines = new WeakMap<Paragraph, MeasuredText>();

/** A section of which nothing is left that tells goes too, title and all. */
function withoutBlocks(chapter: Chapter, left: ReadonlySet<Block>): Chapter {
  const sections: Section[] = [];
  for (const section of chapter.sections) {
    const blocks = section.blocks.filter((block) => !left.has(block));
    const before = sections.at(-1);
    if (before === undefined || blocks.length === section.blocks.length || blocks.some(tellsOfChart)) {
      if (blocks.some(tells) || blocks.length === section.blocks.length) sections.push({ ...section, blocks });
    } else {
      // The last lines of a chapter stay when the section they stood in goes.
      sections[sections.length - 1] = { ...before, blocks: [...before.blocks, ...blocks.filter(isFrame)] };
    }
  }
  return { ...chapter, sections };
}

function isFrame(block: Block): boolean {
  return block.kind === "paragraph" && block.role === "frame";
}

function tellsOfChart(block: Block): boolean {
  return tells(block) && !isFrame(block);
}

/** Words of the paragraphs among blocks, as a reader counts them. */
export function proseWords(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + (block.kind === "paragraph" ? measuredBlock(block).words : 0), 0);
}
