import { KeyCursor, type KeyRange, type SortedKeys } from "../table/key-cursor.ts";

/** Keys that share a beginning of `depth` letters. */
export interface SlipRange extends KeyRange {
  readonly depth: number;
}

/** Letters of one script lie within blocks of 256 code points; a slip stays in its script. */
const blockBits = 8;

/**
 * The ranges of keys that begin as the typed text does but for one slip: a letter too many, too few, another in its place,
 * or two neighbours changed about. A range may come more than once. The letters up to the slip narrow the keys first, so
 * that a text of ten letters costs a few hundred binary searches.
 */
export function slipRanges(keys: SortedKeys, typed: string): readonly SlipRange[] {
  const found: SlipRange[] = [];
  const cursor = new KeyCursor(keys);
  const take = (text: string, used: number): void => {
    if (cursor.follow(text, used)) found.push({ from: cursor.from, to: cursor.to, depth: cursor.depth });
  };
  const right = new KeyCursor(keys);
  for (let at = 0; at < typed.length; at += 1) {
    const letter = typed.charCodeAt(at);
    cursor.stand(right, at);
    // A letter too many.
    take(typed, at + 1);
    cursor.stand(right, at);
    if (at + 1 < typed.length && typed.charCodeAt(at + 1) !== letter) take(changedAbout(typed, at), at);
    const block = (letter >>> blockBits) << blockBits;
    for (const child of right.children(block, block + (1 << blockBits))) {
      cursor.stand(child, at + 1);
      // Another in its place.
      if (child.letter !== letter) take(typed, at + 1);
      cursor.stand(child, at + 1);
      // A letter too few.
      take(typed, at);
    }
    if (!right.go(letter)) break;
  }
  return found;
}

const changedAbout = (typed: string, at: number): string =>
  typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2);
