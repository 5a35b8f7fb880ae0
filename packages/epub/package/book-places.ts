import type { ReportDocument } from "@cosmic/report/document";

/** The page of the PDF on which a part begins, 1-based, by `contents`, `chapter-…`, `section-…` and `colophon`. */
export type PrintedPages = ReadonlyMap<string, number>;

/** A page of the PDF that begins, or goes on, at a marked place. */
interface PageBreak {
  readonly page: number;
  /** `heart.xhtml#page-21`. */
  readonly address: string;
}

/** Where everything stands in the book's files. */
export interface BookPlaces {
  readonly fileOf: (chapterId: string) => string;
  readonly addressOf: (id: string) => string | undefined;
  /** The mark of the printed page a part begins on; empty where another part has marked it. */
  readonly breakAt: (part: string) => string;
  /** In reading order. */
  readonly breaks: readonly PageBreak[];
}

/** The places of a document; without `pages` no printed page is marked. */
export function bookPlaces({ chapters }: Pick<ReportDocument, "chapters">, pages: PrintedPages): BookPlaces {
  const fileOf = (id: string) => `chapter-${id}.xhtml`;
  const addresses = new Map<string, string>();
  const parts: { readonly part: string; readonly file: string }[] = [{ part: "contents", file: "contents.xhtml" }];
  for (const { id, sections } of chapters) {
    addresses.set(id, fileOf(id));
    parts.push({ part: `chapter-${id}`, file: fileOf(id) });
    for (const section of sections) {
      addresses.set(section.id, `${fileOf(id)}#${section.id}`);
      parts.push({ part: `section-${section.id}`, file: fileOf(id) });
    }
  }
  parts.push({ part: "colophon", file: "colophon.xhtml" });
  const breaks = new Map<string, PageBreak>();
  let last = 0;
  for (const { part, file } of parts) {
    const page = pages.get(part) ?? 0;
    if (page > last) breaks.set(part, { page, address: `${file}#page-${page}` });
    last = Math.max(last, page);
  }
  const breakAt = (part: string): string => {
    const page = breaks.get(part)?.page;
    return page === undefined
      ? ""
      : `<span epub:type="pagebreak" role="doc-pagebreak" id="page-${page}" aria-label="${page}"></span>`;
  };
  return { fileOf, addressOf: (id) => addresses.get(id), breakAt, breaks: [...breaks.values()] };
}
