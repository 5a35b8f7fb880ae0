/** What can be read from a TrueType or OpenType font without drawing it. */
export interface Typeface {
  has(codePoint: number): boolean;
  /** Sum of advance widths in ems, without kerning and ligatures; missing letters count as an average one. */
  widthEm(text: string): number;
  /** Cap height in ems. */
  readonly capHeightEm: number;
}

/** Wide enough for most letters of most scripts. */
const averageLetterEm = 0.6;

/** Reads a font's `cmap` (formats 4 and 12), `head`, `hhea`, `hmtx` and `OS/2` tables (OpenType 1.9). */
export function readTypeface(font: Uint8Array): Typeface {
  const view = viewOf(font);
  const glyphs = readCharacterMap(view);
  const unitsPerEm = view.getUint16(tableOffset(view, "head") + 18);
  const metrics = view.getUint16(tableOffset(view, "hhea") + 34);
  const hmtx = tableOffset(view, "hmtx");
  const advanceEm = (glyph: number | undefined): number =>
    glyph === undefined ? averageLetterEm : view.getUint16(hmtx + Math.min(glyph, metrics - 1) * 4) / unitsPerEm;
  // Books are measured letter by letter, so common letters are looked up in an array.
  const common = Float64Array.from({ length: 0x2100 }, (_, code) => advanceEm(glyphs.get(code)));
  return {
    has: (codePoint) => glyphs.has(codePoint),
    widthEm(text) {
      let width = 0;
      for (let at = 0; at < text.length; at++) {
        const code = text.codePointAt(at) ?? 0;
        width += common[code] ?? advanceEm(glyphs.get(code));
        if (code > 0xffff) at++;
      }
      return width;
    },
    capHeightEm: view.getInt16(tableOffset(view, "OS/2") + 88) / unitsPerEm,
  };
}

/** The code points a font can draw, ascending. */
export function codePointsOf(font: Uint8Array): readonly number[] {
  const view = viewOf(font);
  return [...readCharacterMap(view).keys()].sort((one, other) => one - other);
}

/** Glyph index for a code point; undefined if the font has none. */
export function glyphOf(font: Uint8Array, codePoint: number): number | undefined {
  return readCharacterMap(viewOf(font)).get(codePoint);
}

export function viewOf(font: Uint8Array): DataView {
  return new DataView(font.buffer, font.byteOffset, font.byteLength);
}

/** Byte offset of the table with this tag; throws if the font has none. */
export function tableOffset(view: DataView, tag: string): number {
  const wanted = [...tag].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0);
  const tables = view.getUint16(4);
  for (let index = 0; index < tables; index++) {
    const record = 12 + index * 16;
    if (view.getUint32(record) === wanted) return view.getUint32(record + 8);
  }
  throw new Error(`The font has no ${tag} table.`);
}

function readCharacterMap(view: DataView): ReadonlyMap<number, number> {
  const table = tableOffset(view, "cmap");
  const found = new Map<number, number>();
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

/** Format 4: segments of the Basic Multilingual Plane, each with a delta or a list of glyph indexes. */
function readFormat4(view: DataView, subtable: number, found: Map<number, number>): void {
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
      const listed = offset === 0 ? code : view.getUint16(offsetAt + offset + (code - start) * 2);
      // Glyph 0 is ".notdef": the font lists the code point but cannot draw it.
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) found.set(code, glyph);
    }
  }
}

/** Format 12: groups of consecutive code points over all planes. */
function readFormat12(view: DataView, subtable: number, found: Map<number, number>): void {
  const groups = view.getUint32(subtable + 12);
  for (let group = 0; group < groups; group++) {
    const record = subtable + 16 + group * 12;
    const start = view.getUint32(record);
    const end = view.getUint32(record + 4);
    const firstGlyph = view.getUint32(record + 8);
    for (let code = start; code <= end; code++) {
      const glyph = firstGlyph + code - start;
      if (glyph !== 0) found.set(code, glyph);
    }
  }
}
