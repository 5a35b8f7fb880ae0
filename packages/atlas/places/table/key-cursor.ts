import { type Directory, directoryDepth } from "./directory.ts";
import type { Words } from "./words.ts";

/** Keys `from` up to `to`, exclusive. */
export interface KeyRange {
  readonly from: number;
  readonly to: number;
}

/** Sorted keys with a directory of their prefixes. */
export interface SortedKeys {
  readonly words: Words;
  readonly directory: Directory;
}

/** Keys that share a prefix, and its directory node; −1 when the prefix is too long to have one. */
interface Standing extends KeyRange {
  readonly node: number;
}

/** Keys that continue with one letter. */
export interface Child extends Standing {
  readonly letter: number;
}

/** Cursor on the sorted keys that share a prefix of `depth` letters; advances letter by letter. */
export class KeyCursor {
  from = 0;
  to: number;
  depth = 0;
  node = 0;
  readonly #words: Words;
  readonly #directory: Directory;

  constructor({ words, directory }: SortedKeys) {
    this.#words = words;
    this.#directory = directory;
    this.to = words.count;
  }

  /** Moves to another cursor's position or to a child. */
  stand({ from, to, node }: Standing, depth: number): void {
    this.from = from;
    this.to = to;
    this.node = node;
    this.depth = depth;
  }

  /** Advances to the keys with that next letter; returns false and stays put when there are none. */
  go(letter: number): boolean {
    return this.node >= 0 && this.depth < directoryDepth ? this.#goByDirectory(letter) : this.#goByKeys(letter);
  }

  /** Advances by the letters of a text from index `used` on; false as soon as no key matches. */
  follow(text: string, used = 0): boolean {
    for (let at = used; at < text.length; at += 1) if (!this.go(text.charCodeAt(at))) return false;
    return true;
  }

  /** Keys grouped by next letter, from `first` up to `end`, exclusive. */
  children(first: number, end: number): readonly Child[] {
    const found: Child[] = [];
    if (this.node >= 0 && this.depth < directoryDepth) {
      const { letters, froms, tos, firstChildren } = this.#directory;
      const last = firstChildren[this.node + 1] ?? 0;
      for (let node = this.#childFrom(first); node < last && (letters[node] ?? 0) < end; node += 1) {
        found.push({ letter: letters[node] ?? 0, from: froms[node] ?? 0, to: tos[node] ?? 0, node });
      }
      return found;
    }
    for (let from = this.#keyFrom(first, this.from); from < this.to; ) {
      const letter = this.#letterOf(from);
      if (letter >= end) break;
      const to = this.#keyFrom(letter + 1, from + 1);
      found.push({ letter, from, to, node: -1 });
      from = to;
    }
    return found;
  }

  #goByDirectory(letter: number): boolean {
    const { letters, froms, tos, firstChildren } = this.#directory;
    const child = this.#childFrom(letter);
    if (child >= (firstChildren[this.node + 1] ?? 0) || letters[child] !== letter) return false;
    this.from = froms[child] ?? 0;
    this.to = tos[child] ?? 0;
    this.node = child;
    this.depth += 1;
    return true;
  }

  #goByKeys(letter: number): boolean {
    const first = this.#keyFrom(letter, this.from);
    if (first >= this.to || this.#letterOf(first) !== letter) return false;
    const end = this.#keyFrom(letter + 1, first + 1);
    this.from = first;
    this.to = end;
    this.node = -1;
    this.depth += 1;
    return true;
  }

  /** First child of the node whose letter is `letter` or later. */
  #childFrom(letter: number): number {
    const { letters, firstChildren } = this.#directory;
    let first = firstChildren[this.node] ?? 0;
    let end = firstChildren[this.node + 1] ?? 0;
    while (first < end) {
      const middle = (first + end) >>> 1;
      if ((letters[middle] ?? 0) < letter) first = middle + 1;
      else end = middle;
    }
    return first;
  }

  /** Next letter of a key as a UTF-16 code unit; −1 past its end. */
  #letterOf(key: number): number {
    const { units, starts } = this.#words;
    const at = (starts[key] ?? 0) + this.depth;
    return at < (starts[key + 1] ?? 0) ? (units[at] ?? -1) : -1;
  }

  /** First key from `low` on whose next letter is `letter` or later. */
  #keyFrom(letter: number, low: number): number {
    const { units, starts } = this.#words;
    const { depth } = this;
    let first = low;
    let end = this.to;
    while (first < end) {
      const middle = (first + end) >>> 1;
      const at = (starts[middle] ?? 0) + depth;
      if (at >= (starts[middle + 1] ?? 0) || (units[at] ?? 0) < letter) first = middle + 1;
      else end = middle;
    }
    return first;
  }
}

/** Keys that start with a text; null when there are none. */
export function beginningWith(keys: SortedKeys, text: string): KeyRange | null {
  const cursor = new KeyCursor(keys);
  return cursor.follow(text) ? { from: cursor.from, to: cursor.to } : null;
}

/** Whether the first key of a range, all sharing a prefix of `depth` letters, is exactly that prefix. */
export const beginsWhole = ({ words: { starts } }: SortedKeys, { from, to }: KeyRange, depth: number): boolean =>
  from < to && (starts[from + 1] ?? 0) - (starts[from] ?? 0) === depth;
