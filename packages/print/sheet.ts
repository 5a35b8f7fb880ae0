import type { Block, Chapter, ReportDocument } from "@cosmic/report/document";
import { logoSvg, neatlineSvg, openerSvg } from "@cosmic/report/glyph-svg";
import type { FaceCoverage } from "./drawing-letters.ts";
import { type Printable, printable } from "./printable.ts";
import { Workshop } from "./workshop.ts";

const a4 = { widthMm: 210, heightMm: 297 };

/**
 * What the template reads, as JSON: the document with its drawings as SVG text, and the glyphs it names. Data, never
 * markup, so that no text of a document can become Typst code.
 */
export interface Sheet {
  readonly title: string;
  readonly document: unknown;
  /** What every navy page or the cover bears, SVG. */
  readonly art: { readonly neatline: string; readonly logo: string };
  /** SVG by `name/ink`. */
  readonly glyphs: Readonly<Record<string, string>>;
  /** The name and the place are set whole in the wide face when the title face lacks a letter of them. */
  readonly wideName: boolean;
}

/** Lays a document out for the template; counts the characters that no typeface can set. */
export function toSheet(document: ReportDocument, coverage: FaceCoverage): Printable<Sheet> {
  const { value, replacedCharacters } = printable(document);
  const workshop = new Workshop(coverage);
  const { subject, publisher } = value;
  const sheet: Sheet = {
    title: `${subject.name || subject.dateLine} · ${publisher}`,
    document: {
      ...value,
      cover: { ...value.cover, sky: workshop.picture(value.cover.sky, "night") },
      seal: workshop.picture(value.seal, "light"),
      chapters: value.chapters.map((chapter) => layOutChapter(chapter, workshop)),
    },
    art: { neatline: neatlineSvg(a4), logo: logoSvg() },
    glyphs: workshop.glyphs(),
    wideName: !Array.from(subject.name).every((letter) => coverage.text.has(letter.codePointAt(0) ?? 0)),
  };
  return { value: sheet, replacedCharacters: replacedCharacters + workshop.replacedCharacters };
}

function layOutChapter(chapter: Chapter, workshop: Workshop): unknown {
  workshop.needGlyph(chapter.glyph, "metal");
  return {
    ...chapter,
    opener: chapter.opener && { ...chapter.opener, svg: openerSvg(chapter.glyph) },
    sections: chapter.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => layOutBlock(block, workshop)),
    })),
  };
}

function layOutBlock(block: Block, workshop: Workshop): unknown {
  switch (block.kind) {
    case "figure":
      return { ...block, drawing: workshop.picture(block.drawing, "light"), compact: null };
    case "margin-note":
      workshop.needGlyph(block.glyph, "ink");
      return block;
    case "table":
      for (const cell of block.rows.flat()) workshop.needGlyphOf(cell);
      return block;
    case "facts":
      for (const { value } of block.rows) workshop.needGlyphOf(value);
      return block;
    case "shares":
      for (const row of block.rows) workshop.needGlyph(row.glyph, row.element ?? "ink");
      return block;
    case "heading":
    case "paragraph":
    case "pull-quote":
    case "reference":
      return block;
    default:
      return block satisfies never;
  }
}
