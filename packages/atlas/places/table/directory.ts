import type { Words } from "./words.ts";

/** Number of leading letters the directory covers. */
export const directoryDepth = 3;

/**
 * Trie of the prefixes of sorted keys, up to three letters: node 0 is the empty prefix, and the children of node `n`
 * are `firstChildren[n]` up to `firstChildren[n + 1]`, exclusive, in letter order. It is a twentieth the size of the
 * keys, so the first letters of a lookup, which would jump all over the keys, stay close together in memory.
 */
export interface Directory {
  readonly letters: Uint16Array;
  /** Keys of node `n`: `froms[n]` up to `tos[n]`, exclusive. */
  readonly froms: Uint32Array;
  readonly tos: Uint32Array;
  readonly firstChildren: Uint32Array;
}

/** Builds the directory of sorted keys. */
export function directoryOf({ count, units, starts }: Words): Directory {
  const letters = [0];
  const froms = [0];
  const tos = [count];
  const firstChildren: number[] = [];
  let level = { first: 0, end: 1 };
  for (let depth = 0; depth < directoryDepth; depth += 1) {
    for (let node = level.first; node < level.end; node += 1) {
      firstChildren[node] = letters.length;
      let before = -1;
      for (let key = froms[node] ?? 0; key < (tos[node] ?? 0); key += 1) {
        const at = (starts[key] ?? 0) + depth;
        const letter = at < (starts[key + 1] ?? 0) ? (units[at] ?? 0) : -1;
        if (letter === before) continue;
        if (before >= 0) tos.push(key);
        letters.push(letter);
        froms.push(key);
        before = letter;
      }
      if (before >= 0) tos.push(tos[node] ?? 0);
    }
    level = { first: level.end, end: letters.length };
  }
  for (let node = level.first; node <= level.end; node += 1) firstChildren[node] = letters.length;
  return {
    letters: Uint16Array.from(letters),
    froms: Uint32Array.from(froms),
    tos: Uint32Array.from(tos),
    firstChildren: Uint32Array.from(firstChildren),
  };
}
