import type { ReportDocument } from "@cosmic/report/document";
import { logoSvg, neatlineSvg } from "@cosmic/report/glyph-svg";
import type { PageFaces } from "../faces/page-faces.ts";
import { inFolderOrder, type ScriptFace } from "../faces/script-faces.ts";
import { a4Page, bookPage, type PageForm, type PrintForm, spineMm } from "../measure/page-forms.ts";
import { type LetterMeasures, letterMeasures, pageMeasures } from "../measure/page-measures.ts";
import type { TextSizes } from "../measure/text-sizes.ts";
import { printedSections } from "../plan/printed-sections.ts";
import { runningHead } from "../plan/running-head.ts";
import { withTiedEnding } from "../typeset/tied-words.ts";
import { layOutChapter } from "./lay-out-chapter.ts";
import { type Printable, type PrintableOptions, printable } from "./printable.ts";
import { RenderContext } from "./render-context.ts";

/** JSON input of the template: the document with its drawings as SVG text, and the glyphs it names. Data, never markup,
 * so that no document text can become Typst code. */
interface Sheet {
  readonly title: string;
  readonly page: PageForm & { readonly form: PrintForm };
  readonly sizes: TextSizes;
  readonly measures: typeof pageMeasures & { readonly letter: LetterMeasures };
  readonly document: { readonly chapters: readonly unknown[] } & Readonly<Record<string, unknown>>;
  /** For a cover: the spine's width in real millimeters, and what stands on its back. */
  readonly cover?: { readonly spineMm: number; readonly sentences: readonly string[] };
  /** Left half of the running head, and the right half for pages without a chapter's own. */
  readonly runningHead: { readonly left: string; readonly right: string };
  /** Artwork for navy pages and the cover, SVG. */
  readonly art: { readonly neatline: string; readonly logo: string };
  /** For a file to be kept: its day as year, month and day, and what it has attached. */
  readonly archive?: { readonly day: readonly number[]; readonly chartFile: string };
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

/** What makes an A4 book a PDF/A-3, a file to be kept. */
export interface Archive {
  /** The day the report was written, `YYYY-MM-DD`: the date of the file. */
  readonly writtenOn: string;
  /** The facts of the chart as a JSON file, to be attached. */
  readonly chartFile: string;
}

export interface SheetOptions extends PrintableOptions {
  readonly faces: PageFaces;
  readonly sizes: TextSizes;
  /** A4 by default. */
  readonly form?: PrintForm;
  /** Pages inside, for a cover. */
  readonly pages?: number;
  readonly archive?: Archive;
}

/** The sentences a book comes to; none in a document of the first edition. */
function thesisOf(chapters: Printed["chapters"]): readonly string[] {
  const thesis = chapters.flatMap(({ sections }) => sections).find(({ id }) => id === "thesis");
  return (thesis?.blocks ?? []).flatMap((block) => (block.kind === "paragraph" ? [withTiedEnding(block.text)] : []));
}

/** Prepares a document for the template. */
export function toSheet(
  document: ReportDocument,
  { faces, sizes, form = "a4", pages = 0, archive, ...options }: SheetOptions,
): LaidOut {
  const { value, replacedCharacters, families }: Printable<Printed> = printable(printedOf(document), options);
  const renderContext = new RenderContext(faces, document.chart);
  const { subject, publisher } = value;
  const person = subject.name || subject.dateLine;
  const scriptFaces = inFolderOrder(families);
  const page = form === "a4" ? a4Page : bookPage;
  const trimmed = { widthMm: page.widthMm - 2 * page.edgeMm.x, heightMm: page.heightMm - 2 * page.edgeMm.y };
  const sheet: Sheet = {
    title: `${person} · ${publisher}`,
    page: { form, ...page },
    ...(form === "cover" && { cover: { spineMm: spineMm(pages), sentences: thesisOf(value.chapters) } }),
    ...(archive && {
      archive: { day: archive.writtenOn.split("-").map(Number), chartFile: archive.chartFile },
    }),
    sizes,
    measures: { ...pageMeasures, letter: letterMeasures(sizes) },
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
        layOutChapter(chapter, { document: value, faces, sizes, renderContext, bound: form !== "a4" }),
      ),
    },
    runningHead: { left: runningHead(person, "left", faces), right: runningHead(publisher, "right", faces) },
    art: { neatline: neatlineSvg(trimmed), logo: logoSvg() },
    glyphs: renderContext.glyphs(),
    moreFamilies: scriptFaces.map(({ family }) => family),
    wideName: !Array.from(subject.name).every((letter) => faces.text.has(letter.codePointAt(0) ?? 0)),
  };
  return { sheet, scriptFaces, replacedCharacters: replacedCharacters + renderContext.replacedCharacters };
}
