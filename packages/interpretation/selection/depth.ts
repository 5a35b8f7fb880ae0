import type { PartName } from "../passages/report-library.ts";

/** The weight from which a part is told when the book has the length it should. `core` is always told. */
export const partsFromWeight: Readonly<Record<Exclude<PartName, "core">, number>> = {
  strain: 2,
  practice: 3,
  gift: 5,
  scene: 6,
  others: 8,
};

/** Reading order of the parts. */
export const readingOrder: readonly PartName[] = ["core", "gift", "scene", "strain", "others", "practice"];

/** A book has this many words of prose, beside its tables and figures. */
export const fewestWords = 22_000;
export const mostWords = 26_000;
/** A book that would be short is filled a little beyond the least: a part whose chapter begins too many sentences like it
 * is left out afterwards. */
const filledTo = fewestWords + 450;

/** How far the weight of a fact lies above what a part asks for; below 0 it is told only where the book would be short. */
export function urgency(weight: number, part: PartName): number {
  return part === "core" ? Number.POSITIVE_INFINITY : weight - partsFromWeight[part];
}

/** Something that may be left out of a book, or put in. */
export interface Optional {
  readonly urgency: number;
  readonly words: number;
}

/**
 * Which optional parts a book tells: those whose urgency is 0 or more; where that gives too few words the next most urgent
 * ones too, where it gives too many the least urgent ones not. Equals go by their place in the book.
 */
export function toldWithin<Part extends Optional>(alwaysWords: number, optional: readonly Part[]): ReadonlySet<Part> {
  const told = new Set<Part>();
  let words = alwaysWords;
  for (const part of optional.toSorted((one, other) => other.urgency - one.urgency)) {
    if (words + part.words > mostWords) break;
    if (part.urgency < 0 && words >= filledTo) break;
    told.add(part);
    words += part.words;
  }
  return told;
}
