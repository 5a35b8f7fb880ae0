/** The code points a TrueType or OpenType font can draw, read from its `cmap` table (OpenType 1.9, formats 4 and 12). */
export function fontCoverage(font: Uint8Array): ReadonlySet<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const table = cmapOffset(view);
  const found = new Set<number>();
  const subtables = view.getUint16(table + 2);
  for (let index = 0; index < subtables; index++) {
    const subtable = table + view.getUint32(table + 4 + index * 8 + 4);
    const format = view.getUint16(subtable);
    if (format === 4) readFormat4(view, subtable, found);
    if (format === 12) readFormat12(view, subtable, found);
  }
  if (found.size === 0) throw new Error("The font has no cmap of format 4 or 12.");
  return found;
}

function cmapOffset(view: DataView): number {
  const tables = view.getUint16(4);
  for (let index = 0; index < tables; index++) {
    const record = 12 + index * 16;
    // 0x636d6170 is "cmap" in ASCII.
    if (view.getUint32(record) === 0x636d6170) return view.getUint32(record + 8);
  }
  throw new Error("The font has no cmap table.");
}

/** Format 4: segments of the Basic Multilingual Plane, each a delta or a list of glyph numbers. */
function readFormat4(view: DataView, subtable: number, found: Set<number>): void {
  const segments = view.getUint16(subtable + 6) / 2;
  const ends = subtable + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;
  for (let segment = 0; segment < segments; segment++) {
    const start = view.getUint16(starts + segment * 2);
    const end = view.getUint16(ends + segment * 2);
    const delta = view.getUint16(deltas + segment * 2);
    const offsetAt = offsets + segment * 2;
    const offset = view.getUint16(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = offset === 0 ? code + delta : view.getUint16(offsetAt + offset + (code - start) * 2);
      // Glyph 0 is ".notdef": the font lists the code point but cannot draw it.
      if ((glyph & 0xffff) !== 0) found.add(code);
    }
  }
}

/** Format 12: groups of consecutive code points over all planes. */
function readFormat12(view: DataView, subtable: number, found: Set<number>): void {
  const groups = view.getUint32(subtable + 12);
  for (let group = 0; group < groups; group++) {
    const record = subtable + 16 + group * 12;
    const start = view.getUint32(record);
    const end = view.getUint32(record + 4);
    const firstGlyph = view.getUint32(record + 8);
    for (let code = start; code <= end; code++) if (firstGlyph + code - start !== 0) found.add(code);
  }
}
