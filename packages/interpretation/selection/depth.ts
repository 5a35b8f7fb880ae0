import type { PartName } from "../passages/report-library.ts";

/** Minimum weight for including a part at the target length. `core` is always included. */
export const partsFromWeight: Readonly<Record<Exclude<PartName, "core">, number>> = {
  strain: 2,
  practice: 3,
  gift: 5,
  scene: 6,
  others: 8,
};

/** Reading order of the parts. */
export const readingOrder: readonly PartName[] = ["core", "gift", "scene", "strain", "others", "practice"];

/** Target range of prose words in a book, not counting tables and drawings. */
export const fewestWords = 22_000;
export const mostWords = 26_000;
/** Short books are filled slightly past the minimum, because parts that open too many sentences alike are dropped
 * afterwards. */
const filledTo = fewestWords + 450;

/** How far a fact's weight exceeds what a part requires; below 0 the part is included only if the book would be too
 * short. */
export function urgency(weight: number, part: PartName): number {
  return part === "core" ? Number.POSITIVE_INFINITY : weight - partsFromWeight[part];
}

/** Something a book may include or leave out. */
export interface Optional {
  readonly urgency: number;
  readonly words: number;
}

/** Chooses a book's optional parts: all with urgency 0 or more. If that yields too few words, the next most urgent are
 * added; if too many, the least urgent are dropped. Ties are broken by position in the book. */
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
