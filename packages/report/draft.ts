import type { Optional } from "@cosmic/interpretation/depth";
import { toldWithin } from "@cosmic/interpretation/depth";
import { openingLimit, openingsOf } from "@cosmic/interpretation/repetition";
import { wordCount } from "@cosmic/interpretation/sentences";
import type { ToldPassage } from "@cosmic/interpretation/tensions";
import type { Block, Chapter } from "./document.ts";

interface OptionalBlocks extends Optional {
  readonly blocks: readonly Block[];
}

/** A book while it is written: which passages it tells, and which blocks may still be left out for its length. */
export class Draft {
  readonly #optional: OptionalBlocks[] = [];
  readonly #told: ToldPassage[] = [];

  /** Passages told so far, in order. */
  get told(): readonly ToldPassage[] {
    return this.#told;
  }

  /** Remembers a passage that is told. */
  tell(passage: ToldPassage): void {
    this.#told.push(passage);
  }

  /** Blocks that are told or left out together. */
  addOptional(blocks: readonly Block[], urgency: number): readonly Block[] {
    this.#optional.push({ blocks, urgency, words: proseWords(blocks) });
    return blocks;
  }

  /** The chapters at the length a book should have: less urgent parts left out where it would be too long, or where they
   * are not urgent enough and the book is long enough without. */
  settled(chapters: readonly Chapter[]): readonly Chapter[] {
    const blocks = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
    const optionalWords = this.#optional.reduce((sum, { words }) => sum + words, 0);
    const told = toldWithin(proseWords(blocks) - optionalWords, this.#optional);
    const left = new Set(this.#optional.filter((one) => !told.has(one)).flatMap((one) => one.blocks));
    const kept = chapters.map((chapter) => withoutBlocks(chapter, left));
    const groupOf = new Map(
      this.#optional.flatMap(({ blocks: group }) => group.map((block) => [block, group] as const)),
    );
    return kept.map((chapter) => withoutBlocks(chapter, repeatingIn(chapter, groupOf)));
  }
}

/** Optional parts with an opening that their chapter has used as often as it may. */
function repeatingIn({ sections }: Chapter, groupOf: ReadonlyMap<Block, readonly Block[]>): ReadonlySet<Block> {
  const counts = new Map<string, number>();
  const left = new Set<Block>();
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== "paragraph" || left.has(block)) continue;
    const openings = openingsOf(block.text);
    const group = groupOf.get(block);
    if (group && openings.some((opening) => (counts.get(opening) ?? 0) >= openingLimit)) {
      for (const one of group) left.add(one);
      continue;
    }
    for (const opening of openings) counts.set(opening, (counts.get(opening) ?? 0) + 1);
  }
  return left;
}

function withoutBlocks(chapter: Chapter, left: ReadonlySet<Block>): Chapter {
  if (left.size === 0) return chapter;
  return {
    ...chapter,
    sections: chapter.sections.map((section) => ({
      ...section,
      blocks: section.blocks.filter((block) => !left.has(block)),
    })),
  };
}

/** Words of the paragraphs among blocks, as a reader counts them. */
export function proseWords(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + (block.kind === "paragraph" ? wordCount(block.text) : 0), 0);
}
