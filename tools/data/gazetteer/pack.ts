import { nameKinds } from "@cosmic/atlas/places/table/key-table";
import { ByteWriter } from "./byte-writer.ts";

/**
 * Writes texts with prefix compression: each as the number of UTF-16 units shared with the previous one, plus the rest.
 */
export function packWords(into: ByteWriter, texts: readonly string[]): void {
  const [shared, rest, letters] = [new ByteWriter(), new ByteWriter(), new ByteWriter()];
  let before = "";
  for (const text of texts) {
    let same = 0;
    while (same < text.length && text[same] === before[same]) same += 1;
    shared.varint(same);
    rest.varint(text.length - same);
    for (let at = same; at < text.length; at += 1) letters.varint(text.charCodeAt(at));
    before = text;
  }
  into.varint(texts.length);
  into.varint(texts.reduce((sum, text) => sum + text.length, 0));
  for (const section of [shared, rest, letters]) into.section(section);
}

/** Writes a column of integers as a section. */
export function packColumn(into: ByteWriter, values: readonly number[], sign: "signed" | "varint"): void {
  const section = new ByteWriter();
  for (const value of values) section[sign](value);
  into.section(section);
}

/** The place a key refers to, and how. */
export interface Posting {
  readonly place: number;
  /** One of `nameKinds`. */
  readonly kind: number;
}

/** Writes a key table, with keys in UTF-16 order. */
export function packKeyTable(into: ByteWriter, postings: ReadonlyMap<string, readonly Posting[]>): void {
  const keys = [...postings.keys()].sort();
  const [counts, kinds, places] = [new ByteWriter(), new ByteWriter(), new ByteWriter()];
  let cursor = 0;
  let total = 0;
  for (const key of keys) {
    const found = (postings.get(key) ?? []).toSorted((a, b) => a.place - b.place || a.kind - b.kind);
    counts.varint(found.length - 1);
    for (const { place, kind } of found) {
      kinds.varint(kind);
      places.signed(place - cursor);
      if (kind === nameKinds.own) cursor = place;
      total += 1;
    }
  }
  packWords(into, keys);
  into.varint(total);
  for (const section of [counts, kinds, places]) into.section(section);
}
