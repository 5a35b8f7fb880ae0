import type { ReportDocument } from "@cosmic/report/document";

/**
 * The page, 1-based, on which each part of a document begins in its PDF: `contents`, `chapter-…`, `section-…` and
 * `colophon`. Read from the bookmarks, which Typst leaves uncompressed. A section without a bookmark is left out; empty
 * when the chapters are not those of this document.
 */
export function printedPages(
  { chapters }: Pick<ReportDocument, "chapters">,
  pdf: Uint8Array,
): ReadonlyMap<string, number> {
  const bookmarks = bookmarksOf(Buffer.from(pdf).toString("latin1"));
  const ids = new Set(bookmarks.map(({ id }) => id));
  const top = bookmarks.filter(({ parent }) => !ids.has(parent));
  const pages = new Map<string, number>();
  const [contents, colophon] = [top[0], top.at(-1)];
  if (top.length !== chapters.length + 2 || !contents || !colophon) return pages;
  pages.set("contents", contents.page);
  for (const [at, { id, sections }] of chapters.entries()) {
    const chapter = top[at + 1];
    pages.set(`chapter-${id}`, chapter?.page ?? 0);
    const left = bookmarks.filter(({ parent }) => parent === chapter?.id);
    for (const section of sections) {
      const found = left.findIndex(({ title }) => title === plainTitle(section.title));
      const [bookmark] = found < 0 ? [] : left.splice(found, 1);
      if (bookmark) pages.set(`section-${section.id}`, bookmark.page);
    }
  }
  return pages.set("colophon", colophon.page);
}

interface Bookmark {
  readonly id: string;
  readonly parent: string;
  readonly title: string;
  readonly page: number;
}

const bookmark =
  /\n(\d+) 0 obj\s*<<\s*\/Parent (\d+) 0 R[^(<]*\/Title\s*(<[^>]*>|\((?:\\.|[^\\)])*\))\s*\/Dest (\d+) 0 R/g;

/** All bookmarks in the order of the file, which is that of the book. */
function bookmarksOf(text: string): readonly Bookmark[] {
  const kids = /\/Type\s*\/Pages\b[^[]*\/Kids\s*\[([^\]]*)\]/.exec(text)?.[1] ?? "";
  const pageOf = new Map(Array.from(kids.matchAll(/(\d+) 0 R/g), ([, page], at) => [page, at + 1]));
  const places = new Map(Array.from(text.matchAll(/\n(\d+) 0 obj\s*\[(\d+) 0 R \/XYZ/g), ([, id, page]) => [id, page]));
  return Array.from(text.matchAll(bookmark), ([, id = "", parent = "", title = "", place]) => ({
    ...{ id, parent, title: plainTitle(readString(title)) },
    page: pageOf.get(places.get(place)) ?? 0,
  }));
}

/** Without spaces, which print ties. */
const plainTitle = (title: string): string => title.normalize("NFKC").replace(/[\s\u200B]/gu, "");

/** A PDF string (ISO 32000-2 §7.3.4): hexadecimal UTF-16 with its mark, or ASCII with escapes. */
function readString(written: string): string {
  if (written.startsWith("<")) return Buffer.from(written.slice(5, -1), "hex").swap16().toString("utf16le");
  return written.slice(1, -1).replace(/\\(.)/g, "$1");
}
