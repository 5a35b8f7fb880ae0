import type { ByteReader } from "./byte-reader.ts";
import { directoryOf } from "./directory.ts";
import type { SortedKeys } from "./key-cursor.ts";
import { readWords } from "./words.ts";

/** How a key belongs to what it names. */
export const nameKinds = {
  /** Its own name. */
  own: 0,
  /** Another name of it, in another language or from another time. */
  other: 1,
  /** Another name of it that is somebody else's own name. */
  borrowed: 2,
  /** A later word of its own name. */
  word: 3,
  /** What it was called in another time, when that is now somebody else's own name. */
  former: 4,
} as const;

/** Bits of a posting that hold the place; the kind of the name stands above them. */
export const placeBits = 18;
const placeMask = (1 << placeBits) - 1;

/** The place (or area) of a posting. */
export const placeOf = (posting: number): number => posting & placeMask;
/** The kind of the name by which a posting finds its place, one of `nameKinds`. */
export const kindOf = (posting: number): number => posting >>> placeBits;

/** Names in the order of their letters, and what each one names. */
export interface KeyTable extends SortedKeys {
  /** Postings of key `n`: `postings[firsts[n]]` up to `postings[firsts[n + 1]]`. */
  readonly firsts: Uint32Array;
  readonly postings: Uint32Array;
}

/** Reads a table as the maker packs it: each posting as its distance from the last own name's, which lie in order. */
export function readKeyTable(bytes: ByteReader): KeyTable {
  const words = readWords(bytes);
  const postings = new Uint32Array(bytes.varint());
  const counts = bytes.section();
  const kinds = bytes.section();
  const places = bytes.section();
  const firsts = new Uint32Array(words.count + 1);
  let next = 0;
  let cursor = 0;
  for (let key = 0; key < words.count; key += 1) {
    for (let left = counts.varint() + 1; left > 0; left -= 1) {
      const kind = kinds.varint();
      const place = cursor + places.signed();
      if (kind === nameKinds.own) cursor = place;
      postings[next] = place | (kind << placeBits);
      next += 1;
    }
    firsts[key + 1] = next;
  }
  return { words, directory: directoryOf(words), firsts, postings };
}
