import type { ReportDocument } from "@cosmic/report/document";

/**
 * The page, 1-based, on which each part of a document begins in its PDF: `contents`, `chapter-…`, `section-…` and
 * `colophon`. Read from the bookmarks, which Typst leaves uncompressed; empty when they are not those of this document.
 */
export function printedPages(
  { chapters }: Pick<ReportDocument, "chapters">,
  pdf: Uint8Array,
): ReadonlyMap<string, number> {
  const text = Buffer.from(pdf).toString("latin1");
  const parts = [
    "contents",
    ...chapters.flatMap(({ id, sections }) => [`chapter-${id}`, ...sections.map((section) => `section-${section.id}`)]),
    "colophon",
  ];
  const pages = bookmarkPages(text);
  return new Map(pages.length === parts.length ? parts.map((part, at) => [part, pages[at] ?? 0]) : []);
}

/** The pages of all bookmarks in reading order. */
function bookmarkPages(text: string): readonly number[] {
  const kids = /\/Type\s*\/Pages\b[^[]*\/Kids\s*\[([^\]]*)\]/.exec(text)?.[1] ?? "";
  const pageOf = new Map(Array.from(kids.matchAll(/(\d+) 0 R/g), ([, page], at) => [page, at + 1]));
  const places = new Map(Array.from(text.matchAll(/\n(\d+) 0 obj\s*\[(\d+) 0 R \/XYZ/g), ([, id, page]) => [id, page]));
  const bookmarks = text.matchAll(/\/Title\s*(?:<[^>]*>|\((?:\\.|[^\\)])*\))\s*\/Dest (\d+) 0 R/g);
  return Array.from(bookmarks, ([, dest]) => pageOf.get(places.get(dest)) ?? 0);
}
