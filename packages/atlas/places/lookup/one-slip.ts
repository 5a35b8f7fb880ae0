import { KeyCursor, type KeyRange, type SortedKeys } from "../table/key-cursor.ts";

/** Keys that share their first `depth` letters. */
export interface SlipRange extends KeyRange {
  readonly depth: number;
}

/** Letters of a script lie in blocks of 256 code points; a slip stays within its script. */
const blockBits = 8;

/**
 * Ranges of keys that start with the typed text, allowing one slip: an extra, missing or wrong letter, or two adjacent
 * letters swapped. Ranges may repeat. The letters before the slip narrow the keys first, so ten letters cost a few
 * hundred binary searches.
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
    // Extra letter.
    take(typed, at + 1);
    cursor.stand(right, at);
    if (at + 1 < typed.length && typed.charCodeAt(at + 1) !== letter) take(changedAbout(typed, at), at);
    const block = (letter >>> blockBits) << blockBits;
    for (const child of right.children(block, block + (1 << blockBits))) {
      cursor.stand(child, at + 1);
      // Wrong letter.
      if (child.letter !== letter) take(typed, at + 1);
      cursor.stand(child, at + 1);
      // Missing letter.
      take(typed, at);
    }
    if (!right.go(letter)) break;
  }
  return found;
}

const changedAbout = (typed: string, at: number): string =>
  typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2);
