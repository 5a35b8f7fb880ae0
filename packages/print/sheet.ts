import type { Block, Cell, Chapter, ReportDocument } from "@cosmic/report/document";
import { figureSvg } from "@cosmic/report/figure-svg";
import { glyphSvg, openerSvg } from "@cosmic/report/glyph-svg";
import { type Printable, printable } from "./printable.ts";

type Drawing = Extract<Block, { kind: "figure" }>["drawing"];

/** A drawing as the template places it. */
interface Picture {
  readonly svg: string;
  /** Its text alternative. */
  readonly alt: string;
  /** Height over width. */
  readonly ratio: number;
}

/**
 * What the template reads, as JSON: the document with its drawings as SVG text, and the glyphs it names. Data, never
 * markup, so that no text of a document can become Typst code.
 */
export interface Sheet {
  readonly title: string;
  readonly document: unknown;
  /** SVG by `name/ink`. */
  readonly glyphs: Readonly<Record<string, string>>;
  /** The name and the place are set whole in the wide face when the title face lacks a letter of them. */
  readonly wideName: boolean;
}

/** Lays a document out for the template; counts the characters that no typeface can set. */
export function toSheet(document: ReportDocument, titleFace: ReadonlySet<number>): Printable<Sheet> {
  const { value, replacedCharacters } = printable(document);
  const glyphs = new Map<string, string>();
  const { subject, publisher } = value;
  const sheet: Sheet = {
    title: `${subject.name || subject.dateLine} · ${publisher}`,
    document: {
      ...value,
      cover: { ...value.cover, sky: picture(value.cover.sky, "night") },
      seal: picture(value.seal, "light"),
      chapters: value.chapters.map((chapter) => layOutChapter(chapter, glyphs)),
    },
    glyphs: Object.fromEntries(glyphs),
    wideName: !Array.from(subject.name).every((letter) => titleFace.has(letter.codePointAt(0) ?? 0)),
  };
  return { value: sheet, replacedCharacters };
}

function layOutChapter(chapter: Chapter, glyphs: Map<string, string>): unknown {
  addGlyph(glyphs, chapter.glyph, "metal");
  return {
    ...chapter,
    opener: chapter.opener && { ...chapter.opener, svg: openerSvg(chapter.glyph) },
    sections: chapter.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => layOutBlock(block, glyphs)),
    })),
  };
}

function layOutBlock(block: Block, glyphs: Map<string, string>): unknown {
  switch (block.kind) {
    case "figure":
      return { ...block, drawing: picture(block.drawing, "light"), compact: null };
    case "margin-note":
      addGlyph(glyphs, block.glyph, "ink");
      return block;
    case "table":
      for (const cell of block.rows.flat()) addCellGlyph(glyphs, cell);
      return block;
    case "facts":
      for (const { value } of block.rows) addCellGlyph(glyphs, value);
      return block;
    case "shares":
      for (const row of block.rows) addGlyph(glyphs, row.glyph, row.element ?? "ink");
      return block;
    case "heading":
    case "paragraph":
    case "pull-quote":
      return block;
    default:
      return block satisfies never;
  }
}

function addCellGlyph(glyphs: Map<string, string>, cell: Cell): void {
  if (cell.glyph) addGlyph(glyphs, cell.glyph, cell.element ?? "ink");
}

function addGlyph(glyphs: Map<string, string>, name: string, ink: Parameters<typeof glyphSvg>[1]["ink"]): void {
  const key = `${name}/${ink}`;
  if (!glyphs.has(key)) glyphs.set(key, glyphSvg(name, { ink, palette: "light" }));
}

function picture(drawing: Drawing, palette: "light" | "night"): Picture {
  const [, , width, height] = drawing.viewBox;
  return { svg: figureSvg(drawing, palette), alt: drawing.title, ratio: height / width };
}
