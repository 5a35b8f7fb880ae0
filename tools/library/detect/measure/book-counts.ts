import type { Detecting } from "../find/detectors.ts";
import { thingLists, thingsIn } from "../find/lexical.ts";
import type { Paragraph } from "../find/paragraph.ts";
import { countedAgainst } from "./bounds.ts";
import { allHits, countsOf } from "./counts.ts";

/** One number of one book, and the most it may be; null where no rule says so. */
export interface BookNumber {
  readonly name: string;
  readonly value: number;
  readonly most: number | null;
}

/** A thing may stand so often in a book (rule 7). */
const thingMost = 2;

/**
 * What the detectors count in one book, given its paragraphs in their order: places by rule and ration against what so
 * long a book may have, neighbors of one shape, and things that stand more than twice.
 */
export function bookNumbers(paragraphs: readonly Paragraph[], detect: Detecting): readonly BookNumber[] {
  const hits = allHits(detect, paragraphs).filter(({ rule }) => rule !== "no-why");
  const counts = countsOf("book", paragraphs, { detect, hits });
  const shapes = paragraphs.map(detect.shapeOf);
  const alike = shapes.filter((shape, index) => index > 0 && shapes[index - 1] === shape).length;
  return [
    ...countedAgainst(counts)
      .filter(({ name }) => name !== "no-why")
      .map(({ name, count, allowed }) => ({ name, value: count, most: allowed })),
    { name: "neighbors of one shape, percent", value: percent(alike, shapes.length - 1), most: 0 },
    ...thingLists.map((list) => ({
      name: `${list} things more than twice`,
      value: often(paragraphs, list, detect),
      most: 0,
    })),
    ...Object.entries(counts.shapes).map(([shape, count]) => ({
      ...{ name: `${shape}, percent`, value: percent(count, shapes.length), most: null },
    })),
  ];
}

function often(paragraphs: readonly Paragraph[], list: (typeof thingLists)[number], { rules }: Detecting): number {
  const counts = new Map<string, number>();
  for (const { words } of paragraphs.flatMap(({ text }) => thingsIn(text, list, rules))) {
    const key = words.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()].filter((count) => count > thingMost).length;
}

function percent(part: number, all: number): number {
  return all <= 0 ? 0 : Math.round((part * 1000) / all) / 10;
}
