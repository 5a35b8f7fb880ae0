import type { ByteReader } from "./byte-reader.ts";
import { directoryOf } from "./directory.ts";
import type { SortedKeys } from "./key-cursor.ts";
import { readWords } from "./words.ts";

/** How a key relates to the place it names. */
export const nameKinds = {
  /** Its own name. */
  own: 0,
  /** Another name, in another language or from another time. */
  other: 1,
  /** Another name that is also another place's own name. */
  borrowed: 2,
  /** A later word of its own name. */
  word: 3,
  /** A former name that is now another place's own name. */
  former: 4,
} as const;

/** Low bits of a posting that hold the place; the name kind is above them. */
export const placeBits = 18;
const placeMask = (1 << placeBits) - 1;

/** Index of the place (or area) in a posting. */
export const placeOf = (posting: number): number => posting & placeMask;
/** Name kind of a posting, one of `nameKinds`. */
export const kindOf = (posting: number): number => posting >>> placeBits;

/** Sorted names, and the places each one stands for. */
export interface KeyTable extends SortedKeys {
  /** Postings of key `n`: `postings[firsts[n]]` up to `postings[firsts[n + 1]]`. */
  readonly firsts: Uint32Array;
  readonly postings: Uint32Array;
}

/**
 * Reads a table as the build tool packs it: each posting is a delta from the last own-name posting; those are in order.
 */
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
