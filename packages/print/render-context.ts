import type { Cell, ReportDocument } from "@cosmic/report/document";
import { drawingSvg, type PagePalette } from "@cosmic/report/drawing-svg";
import { type GlyphInk, glyphSvg } from "@cosmic/report/glyph-svg";
import { type FaceCoverage, letterDrawing } from "./drawing-letters.ts";

type Drawing = ReportDocument["seal"];

/** A drawing as the template places it. */
export interface Picture {
  readonly svg: string;
  /** Its text alternative; empty when it only adorns. */
  readonly alt: string;
  /** Height over width. */
  readonly ratio: number;
}

/** Makes the SVG of one document, each glyph once, and counts the letters its drawings had to do without. */
export class RenderContext {
  replacedCharacters = 0;
  readonly #coverage: FaceCoverage;
  readonly #glyphs = new Map<string, string>();

  readonly #southern: boolean;

  constructor(coverage: FaceCoverage, { southern }: { readonly southern: boolean }) {
    this.#coverage = coverage;
    this.#southern = southern;
  }

  picture(drawing: Drawing, palette: PagePalette): Picture {
    const { value, replacedCharacters } = letterDrawing(drawing, this.#coverage);
    this.replacedCharacters += replacedCharacters;
    const [, , width, height] = drawing.viewBox;
    return { svg: drawingSvg(value, palette), alt: drawing.title, ratio: height / width };
  }

  /** The template will ask for this glyph as `name/ink`. */
  needGlyph(name: string, ink: GlyphInk["ink"]): void {
    const key = `${name}/${ink}`;
    if (!this.#glyphs.has(key))
      this.#glyphs.set(key, glyphSvg(name, { ink, palette: "light", southern: this.#southern }));
  }

  needGlyphOf({ glyph, element }: Cell): void {
    if (glyph) this.needGlyph(glyph, element ?? "ink");
  }

  glyphs(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#glyphs);
  }
}
