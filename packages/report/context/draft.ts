import { openingLimit } from "@cosmic/interpretation/checker/repetition";
import type { Optional } from "@cosmic/interpretation/selection/depth";
import { fewestWords, toldWithin } from "@cosmic/interpretation/selection/depth";
import type { UsedPassage } from "@cosmic/interpretation/selection/tensions";
import { type MeasuredText, measure, measured } from "@cosmic/interpretation/text/studied-text";
import type { Block, Chapter, Section } from "../document.ts";
import { tells } from "./blocks.ts";

interface OptionalBlocks extends Optional {
  readonly blocks: readonly Block[];
}

/** A book being composed: which passages it uses, and which blocks may still be dropped to keep its length. */
export class Draft {
  readonly #optional: OptionalBlocks[] = [];
  readonly #told: UsedPassage[] = [];

  /** Passages used so far, in order. */
  get told(): readonly UsedPassage[] {
    return this.#told;
  }

  /** Records a used passage. */
  tell(passage: UsedPassage): void {
    this.#told.push(passage);
  }

  /** Registers blocks that are kept or dropped together. */
  addOptional(blocks: readonly Block[], urgency: number): readonly Block[] {
    this.#optional.push({ blocks, urgency, words: proseWords(blocks) });
    return blocks;
  }

  /** Puts blocks under their own heading, which is dropped with them. */
  headed(head: Block, blocks: readonly Block[]): readonly Block[] {
    const [first] = blocks;
    const at = this.#optional.findIndex((one) => first !== undefined && one.blocks.includes(first));
    const group = this.#optional[at];
    if (group) this.#optional[at] = { ...group, blocks: [head, ...group.blocks] };
    return [head, ...blocks];
  }

  /** The chapters trimmed to the target length: drops the least urgent optional parts if the book would be too long, or
   * if they are not urgent enough and the book is long enough without them. */
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
      // Parts dropped for a repeated opening make room for the next most urgent ones.
      open = open.filter((one) => !told.has(one) || kept.includes(one));
    }
    return chapters.map((chapter) => withoutBlocks(chapter, left));
  }
}

const wordsIn = (optional: readonly Optional[]): number => optional.reduce((sum, { words }) => sum + words, 0);

/** Drops optional parts whose sentence opening is used up in their chapter. */
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

/** Dropping a core also drops the other parts of its passage. */
function partsOf({ role, passage }: Paragraph, groupOf: ReadonlyMap<Block, readonly Block[]>): readonly Block[] {
  if (role !== "core") return [];
  return [...groupOf].flatMap(([block, group]) =>
    block.kind === "paragraph" && block.passage === passage ? group : [],
  );
}

/** Library passages are measured once for all books. A book's own lines may contain a name, so their measurements are
 * released with the book. */
function measuredBlock(block: Paragraph): MeasuredText {
  if (block.passage !== undefined) return measured(block.text);
  const known = ownLines.get(block);
  if (known) return known;
  const found = measure(block.text);
  ownLines.set(block, found);
  return found;
}

const ownLines = new WeakMap<Paragraph, MeasuredText>();

/** Removes a section, title included, if nothing of substance is left in it. */
function withoutBlocks(chapter: Chapter, left: ReadonlySet<Block>): Chapter {
  const sections: Section[] = [];
  for (const section of chapter.sections) {
    const blocks = section.blocks.filter((block) => !left.has(block));
    const before = sections.at(-1);
    if (before === undefined || blocks.length === section.blocks.length || blocks.some(tellsOfChart)) {
      if (blocks.some(tells) || blocks.length === section.blocks.length) sections.push({ ...section, blocks });
    } else {
      // A chapter's closing lines stay even if their section goes.
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

/** Word count of the paragraphs among the blocks. */
export function proseWords(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + (block.kind === "paragraph" ? measuredBlock(block).words : 0), 0);
}
