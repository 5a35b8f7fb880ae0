import type { Ink } from "@cosmic/drawings/drawing";
import { type GlyphName, glyphGrid, glyphMark, isGlyphName, isMoon } from "@cosmic/drawings/glyphs/glyphs";
import { logo } from "@cosmic/drawings/glyphs/logo";
import { construction } from "@cosmic/drawings/svg/construction";
import { type NeatlinePage, neatline } from "@cosmic/drawings/svg/neatline";
import { drawingSvg, type PagePalette } from "./drawing-svg.ts";

/** How a single glyph is inked. */
export interface GlyphInk {
  readonly ink: Ink;
  readonly palette: PagePalette;
  /** In the glyph's own 24-unit grid; default 1.35, the weight of the printed lists. */
  readonly strokeWidth?: number;
  /** Shows a Moon phase as seen from the southern hemisphere; other glyphs are unchanged. */
  readonly southern?: boolean;
}

// Printed glyphs are 4 to 6.4 mm; this is between the standard 1.5 and the 1.25 for large glyphs.
const listStroke = 1.35;

/** One glyph as a standalone, untitled SVG file; throws on an unknown name. */
export function glyphSvg(name: string, { ink, palette, strokeWidth = listStroke, southern = false }: GlyphInk): string {
  const glyph = known(name);
  const middle = glyphGrid / 2;
  const mirrored = southern && isMoon(glyph);
  const mark = glyphMark({ name: glyph, x: middle, y: middle, size: glyphGrid, ink, strokeWidth, mirrored });
  return drawingSvg({ viewBox: [0, 0, glyphGrid, glyphGrid], title: "", marks: [mark] }, palette);
}

/**
 * A glyph as the construction drawing of a chapter's opener page, on navy: 280 units per side, 240 of them its grid.
 */
export function openerSvg(name: string): string {
  const drawn = openers.get(name) ?? drawingSvg(construction(known(name)), "night", "ink");
  openers.set(name, drawn);
  return drawn;
}
/** Every book opens its chapters with a few of the same glyphs. */
const openers = new Map<string, string>();

/** The triple neatline of a navy page, page-sized, in millimeters. */
export function neatlineSvg(page: NeatlinePage): string {
  return drawingSvg(neatline(page), "night");
}

/** The site's logo, 28 units square, on navy. */
export function logoSvg(): string {
  return drawingSvg(logo(), "night");
}

function known(name: string): GlyphName {
  if (isGlyphName(name)) return name;
  throw new Error(`No glyph is called ${name}.`);
}
