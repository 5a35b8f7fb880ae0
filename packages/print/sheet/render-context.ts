import type { Cell, ReportDocument } from "@cosmic/report/document";
import { drawingSvg, type PagePalette } from "@cosmic/report/drawing-svg";
import { type GlyphInk, glyphSvg } from "@cosmic/report/glyph-svg";
import { type FaceCoverage, letterDrawing } from "./drawing-letters.ts";

type Drawing = ReportDocument["seal"];

/** A drawing in the form the template places it. */
export interface Picture {
  readonly svg: string;
  /** Text alternative; empty if decorative. */
  readonly alt: string;
  /** Height divided by width. */
  readonly ratio: number;
}

/** Renders one document's drawings to SVG, each glyph once, and counts letters replaced in drawings. */
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
    return {
      svg: drawingSvg(value, palette, "ink"),
      alt: [drawing.title, ...(drawing.description ?? [])].join(" "),
      ratio: height / width,
    };
  }

  /** Registers a glyph the template will request as `name/ink`. */
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
