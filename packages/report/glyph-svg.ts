import { construction } from "@cosmic/drawings/construction";
import type { Ink } from "@cosmic/drawings/drawing";
import { type GlyphName, glyphGrid, glyphMark, isGlyphName, isMoon } from "@cosmic/drawings/glyphs";
import { logo } from "@cosmic/drawings/logo";
import { type NeatlinePage, neatline } from "@cosmic/drawings/neatline";
import { drawingSvg, type PagePalette } from "./drawing-svg.ts";

/** How a single glyph is inked on its page. */
export interface GlyphInk {
  readonly ink: Ink;
  readonly palette: PagePalette;
  /** In the glyph's own 24 grid; 1.35 unless told, the weight of the printed lists. */
  readonly strokeWidth?: number;
  /** Shows a moon as it is seen from the southern half of the Earth; other glyphs stay. */
  readonly southern?: boolean;
}

// The printed page sets glyphs at 4 to 6.4 mm; between the sheet's 1.5 and its 1.25 for large marks.
const listStroke = 1.35;

/** One glyph of the sheet as a standalone, untitled SVG file; throws on a name the sheet does not have. */
export function glyphSvg(name: string, { ink, palette, strokeWidth = listStroke, southern = false }: GlyphInk): string {
  const glyph = known(name);
  const middle = glyphGrid / 2;
  const mirrored = southern && isMoon(glyph);
  const mark = glyphMark({ name: glyph, x: middle, y: middle, size: glyphGrid, ink, strokeWidth, mirrored });
  return drawingSvg({ viewBox: [0, 0, glyphGrid, glyphGrid], title: "", marks: [mark] }, palette);
}

/** A glyph as the construction drawing of a chapter's opener, on navy: 280 units a side, its grid 240 of them. */
export function openerSvg(name: string): string {
  return drawingSvg(construction(known(name)), "night");
}

/** The triple neatline of a navy page, in millimetres, as large as the page. */
export function neatlineSvg(page: NeatlinePage): string {
  return drawingSvg(neatline(page), "night");
}

/** The mark of the house, 28 units square, on navy. */
export function logoSvg(): string {
  return drawingSvg(logo(), "night");
}

function known(name: string): GlyphName {
  if (isGlyphName(name)) return name;
  throw new Error(`No glyph is called ${name}.`);
}
