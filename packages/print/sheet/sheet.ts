import type { ReportDocument } from "@cosmic/report/document";
import { logoSvg, neatlineSvg } from "@cosmic/report/glyph-svg";
import type { PageFaces } from "../faces/page-faces.ts";
import { inFolderOrder, type ScriptFace } from "../faces/script-faces.ts";
import { letterMeasures, pageMeasures } from "../measure/page-measures.ts";
import type { TextSizes } from "../measure/text-sizes.ts";
import { printedSections } from "../plan/printed-sections.ts";
import { runningHead } from "../plan/running-head.ts";
import { layOutChapter } from "./lay-out-chapter.ts";
import { type Printable, type PrintableOptions, printable } from "./printable.ts";
import { RenderContext } from "./render-context.ts";

const a4 = { widthMm: 210, heightMm: 297 };

/** JSON input of the template: the document with its drawings as SVG text, and the glyphs it names. Data, never markup,
 * so that no document text can become Typst code. */
interface Sheet {
  readonly title: string;
  readonly sizes: TextSizes;
  readonly measures: typeof pageMeasures & { readonly letter: typeof letterMeasures };
  readonly document: { readonly chapters: readonly unknown[] } & Readonly<Record<string, unknown>>;
  /** Left half of the running head, and the right half for pages without a chapter's own. */
  readonly runningHead: { readonly left: string; readonly right: string };
  /** Artwork for navy pages and the cover, SVG. */
  readonly art: { readonly neatline: string; readonly logo: string };
  /** SVG by `name/ink`. */
  readonly glyphs: Readonly<Record<string, string>>;
  /** Font families tried after the text typefaces, for letters these lack. */
  readonly moreFamilies: readonly string[];
  /** The title typeface lacks a letter of the name, so all of it is set in the wide one. */
  readonly wideName: boolean;
}

/** A sheet, the script typefaces it needs, and the number of characters no typeface has. */
export interface LaidOut {
  readonly sheet: Sheet;
  readonly scriptFaces: readonly ScriptFace[];
  readonly replacedCharacters: number;
}

/** Parts only the screen shows. */
type ScreenParts = "celebration" | "chart";
type Printed = Omit<ReportDocument, ScreenParts>;

/** The document without screen-only parts, so that they are not prepared for print needlessly. */
function printedOf(document: ReportDocument): Printed {
  const { celebration, chart, ...printed } = document;
  return {
    ...printed,
    chapters: printed.chapters.map(({ plate, ...chapter }) => ({ ...chapter, sections: printedSections(chapter) })),
  };
}

export interface SheetOptions extends PrintableOptions {
  readonly faces: PageFaces;
  readonly sizes: TextSizes;
}

/** Prepares a document for the template. */
export function toSheet(document: ReportDocument, { faces, sizes, ...options }: SheetOptions): LaidOut {
  const { value, replacedCharacters, families }: Printable<Printed> = printable(printedOf(document), options);
  const renderContext = new RenderContext(faces, document.chart);
  const { subject, publisher } = value;
  const person = subject.name || subject.dateLine;
  const scriptFaces = inFolderOrder(families);
  const sheet: Sheet = {
    title: `${person} · ${publisher}`,
    sizes,
    measures: { ...pageMeasures, letter: letterMeasures },
    document: {
      language: value.language,
      publisher,
      frame: value.frame,
      subject,
      colophon: value.colophon,
      hash: value.hash,
      cover: { ...value.cover, sky: renderContext.picture(value.cover.sky, "night") },
      seal: renderContext.picture(value.seal, "light"),
      chapters: value.chapters.map((chapter) =>
        layOutChapter(chapter, { document: value, faces, sizes, renderContext }),
      ),
    },
    runningHead: { left: runningHead(person, "left", faces), right: runningHead(publisher, "right", faces) },
    art: { neatline: neatlineSvg(a4), logo: logoSvg() },
    glyphs: renderContext.glyphs(),
    moreFamilies: scriptFaces.map(({ family }) => family),
    wideName: !Array.from(subject.name).every((letter) => faces.text.has(letter.codePointAt(0) ?? 0)),
  };
  return { sheet, scriptFaces, replacedCharacters: replacedCharacters + renderContext.replacedCharacters };
}
