import { type Directory, directoryDepth } from "./directory.ts";
import type { Words } from "./words.ts";

/** Keys `from` up to, not including, `to`. */
export interface KeyRange {
  readonly from: number;
  readonly to: number;
}

/** Sorted keys with the directory of their beginnings. */
export interface SortedKeys {
  readonly words: Words;
  readonly directory: Directory;
}

/** Keys of one beginning, and its node of the directory; −1 when it is too long for one. */
interface Standing extends KeyRange {
  readonly node: number;
}

/** The keys that go on with one letter. */
export interface Child extends Standing {
  readonly letter: number;
}

/** Stands on keys, all of one beginning of `depth` letters, among sorted ones, and goes on letter by letter. */
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

  /** Stands where another cursor stood or a child is. */
  stand({ from, to, node }: Standing, depth: number): void {
    this.from = from;
    this.to = to;
    this.node = node;
    this.depth = depth;
  }

  /** Goes on to the keys with that next letter; false, standing still, when there is none. */
  go(letter: number): boolean {
    return this.node >= 0 && this.depth < directoryDepth ? this.#goByDirectory(letter) : this.#goByKeys(letter);
  }

  /** Goes on by all letters of a text from its letter `used` on; false as soon as there is none. */
  follow(text: string, used = 0): boolean {
    for (let at = used; at < text.length; at += 1) if (!this.go(text.charCodeAt(at))) return false;
    return true;
  }

  /** The keys that go on with each letter from `first` up to, not including, `end`. */
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

  /** First child of the node whose letter is `letter` or a later one. */
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

  /** The next letter of a key, as a UTF-16 unit; −1 past its end. */
  #letterOf(key: number): number {
    const { units, starts } = this.#words;
    const at = (starts[key] ?? 0) + this.depth;
    return at < (starts[key + 1] ?? 0) ? (units[at] ?? -1) : -1;
  }

  /** First key from `low` on whose next letter is `letter` or a later one. */
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

/** The keys that begin with a text; null when none does. */
export function beginningWith(keys: SortedKeys, text: string): KeyRange | null {
  const cursor = new KeyCursor(keys);
  return cursor.follow(text) ? { from: cursor.from, to: cursor.to } : null;
}

/** Whether the first key of a range, all of one beginning of `depth` letters, is that beginning itself. */
export const beginsWhole = ({ words: { starts } }: SortedKeys, { from, to }: KeyRange, depth: number): boolean =>
  from < to && (starts[from + 1] ?? 0) - (starts[from] ?? 0) === depth;
