import { createHash } from "node:crypto";
import type { ReportDocument } from "@cosmic/report/document";
import { stableJson } from "@cosmic/report/seal-document";
import { strToU8, type Zippable, zipSync } from "fflate";
import { bookFiles } from "./package/book-files.ts";
import { bookPlaces, type PrintedPages } from "./package/book-places.ts";
import { bookWordsOf } from "./package/book-words.ts";
import { packageFile } from "./package-file.ts";
import { chapterPage } from "./pages/chapter-page.ts";
import { contentsPage } from "./pages/contents-page.ts";
import { colophonPage, coverPage, titlePage } from "./pages/front-pages.ts";
import type { BookPage } from "./pages/xhtml.ts";

export type { PrintedPages } from "./package/book-places.ts";

export interface EpubOptions {
  /** The day the report was written, `YYYY-MM-DD`. */
  readonly writtenOn: string;
  /** Pages of the PDF of the same document, for the page list; without them the book has none. */
  readonly pages?: PrintedPages;
}

/** A report as an EPUB 3.3 file. The same document and options give the same bytes. */
export function makeEpub(whole: ReportDocument, { writtenOn, pages = new Map() }: EpubOptions): Uint8Array {
  const document = withoutScreenBars(whole);
  const words = bookWordsOf(document.language);
  const places = bookPlaces(document, pages);
  let notes = 0;
  const tools = { document, places, nextNote: () => ++notes };
  const bookPages: readonly BookPage[] = [
    coverPage(document, words),
    titlePage(document),
    contentsPage(document, places, words),
    ...document.chapters.map((chapter, at) => chapterPage(chapter, at + 1, tools)),
    colophonPage(document, places),
  ];
  const files = bookFiles(document);
  const hasPageList = places.breaks.length > 0;
  const opf = packageFile(document, { uuid: uuidOf(document), writtenOn, pages: bookPages, files, hasPageList, words });
  const entries: Zippable = {
    // First and uncompressed, so that the file type can be read off its first bytes.
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8(container),
    "EPUB/book.opf": strToU8(opf),
  };
  for (const { file, xhtml } of bookPages) entries[`EPUB/${file}`] = strToU8(xhtml);
  for (const { file, bytes, packed } of files) entries[`EPUB/${file}`] = [bytes, packed ? { level: 0 } : {}];
  return zipSync(entries, { level: 6, mtime: firstZipDay() });
}

/** Formulas of the three bars, which appear only on screen; paper leaves them out too. */
function withoutScreenBars(document: ReportDocument): ReportDocument {
  const chapters = document.chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.filter(({ id }) => id !== "bars"),
  }));
  return { ...document, chapters };
}

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

/** The earliest day a ZIP file can hold, in local time as the format has it. */
const firstZipDay = (): Date => new Date(1980, 0, 1);

/** A UUID of version 8 (RFC 9562 §5.8) made from the document: nobody reads a birth from it. */
function uuidOf(document: ReportDocument): string {
  const digest = document.hash || createHash("sha256").update(stableJson(document)).digest("hex");
  const hex = createHash("sha256").update(`epub ${digest}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
