import { glyphOf, tableOffset, viewOf } from "./typeface.ts";

/** Where a font kerns pairs involving the space glyph; both fields are byte offsets into the font. */
interface SpacePairs {
  /** Offsets of the second glyph's index within a pair record. */
  readonly seconds: readonly number[];
  /** Offsets of the number of pairs that start with the space. */
  readonly counts: readonly number[];
}

/**
 * The font without kerning between letters and adjacent spaces. Baskervville has such pairs, "y " among them, all of
 * them zero or a fiftieth of an em. A line that may break at a kerned space must be reshaped for every word tried,
 * which takes a tenth of a book's layout time.
 */
export function withoutSpaceKerning(font: Buffer): Buffer {
  const patched = Buffer.from(font);
  const { seconds, counts } = spacePairs(patched);
  // A pair with ".notdef" never occurs, and glyph 0 keeps the pairs sorted, since the space comes first in them.
  for (const at of seconds) patched.writeUInt16BE(0, at);
  for (const at of counts) patched.writeUInt16BE(0, at);
  return patched;
}

/** Reads single-pair lookups in the `GPOS` table (OpenType 1.9, type 2, format 1); class-based lookups do not include
 * the space. */
export function spacePairs(font: Uint8Array): SpacePairs {
  const view = viewOf(font);
  const space = glyphOf(font, 0x20);
  const seconds: number[] = [];
  const counts: number[] = [];
  for (const table of pairTables(view)) {
    const recordLength = 2 + 2 * (bitsOf(view.getUint16(table + 4)) + bitsOf(view.getUint16(table + 6)));
    for (const [index, first] of coveredGlyphs(view, table + view.getUint16(table + 2)).entries()) {
      const set = table + view.getUint16(table + 10 + index * 2);
      const pairs = view.getUint16(set);
      if (pairs > 0 && first === space) counts.push(set);
      if (pairs > 0 && view.getUint16(set + 2) === space) seconds.push(set + 2);
      else if (pairsWith(space, { view, set, pairs, recordLength }))
        throw new Error("The space is not first of its pairs.");
    }
  }
  return { seconds, counts };
}

interface PairSet {
  readonly view: DataView;
  readonly set: number;
  readonly pairs: number;
  readonly recordLength: number;
}

function pairsWith(glyph: number | undefined, { view, set, pairs, recordLength }: PairSet): boolean {
  for (let pair = 0; pair < pairs; pair++) if (view.getUint16(set + 2 + pair * recordLength) === glyph) return true;
  return false;
}

/** Offsets of the subtables with single-pair positioning. */
function* pairTables(view: DataView): Generator<number> {
  const gpos = tableOffset(view, "GPOS");
  const lookups = gpos + view.getUint16(gpos + 8);
  for (let index = 0; index < view.getUint16(lookups); index++) {
    const lookup = lookups + view.getUint16(lookups + 2 + index * 2);
    if (view.getUint16(lookup) !== pairAdjustment) continue;
    for (let part = 0; part < view.getUint16(lookup + 4); part++) {
      const table = lookup + view.getUint16(lookup + 6 + part * 2);
      if (view.getUint16(table) === singlePairs) yield table;
    }
  }
}
const pairAdjustment = 2;
const singlePairs = 1;

function coveredGlyphs(view: DataView, coverage: number): readonly number[] {
  const entries = Array.from({ length: view.getUint16(coverage + 2) }, (_, index) => index);
  if (view.getUint16(coverage) === 1) return entries.map((index) => view.getUint16(coverage + 4 + index * 2));
  return entries.flatMap((index) => {
    const range = coverage + 4 + index * 6;
    const start = view.getUint16(range);
    return Array.from({ length: view.getUint16(range + 2) - start + 1 }, (_, step) => start + step);
  });
}

/** Each set bit in a value format stands for one two-byte field. */
function bitsOf(format: number): number {
  return format.toString(2).replaceAll("0", "").length;
}
