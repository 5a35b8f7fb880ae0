import type { ReportDocument } from "@cosmic/report/document";
import type { BookPlaces } from "../package/book-places.ts";
import type { BookWords } from "../package/book-words.ts";
import { type BookPage, bookPage, escapeXml } from "./xhtml.ts";

/** The navigation document, which is also the contents page: chapters and sections, landmarks, pages of the PDF. */
export function contentsPage(document: ReportDocument, places: BookPlaces, words: BookWords): BookPage {
  const { frame, chapters, language } = document;
  const entry = (href: string, text: string, below = "") => `<li><a href="${href}">${escapeXml(text)}</a>${below}</li>`;
  const contents = chapters.map(({ id, title, sections }) => {
    const below = sections.map((section) => entry(`${places.fileOf(id)}#${section.id}`, section.title)).join("");
    return entry(places.fileOf(id), title, `<ol>${below}</ol>`);
  });
  const first = chapters[0];
  const landmark = (type: string, href: string, text: string) =>
    `<li><a epub:type="${type}" href="${href}">${escapeXml(text)}</a></li>`;
  const landmarks = [
    landmark("cover", "cover.xhtml", words.cover),
    landmark("titlepage", "title.xhtml", words.titlePage),
    landmark("toc", "contents.xhtml", frame.contents),
    ...(first ? [landmark("bodymatter", places.fileOf(first.id), words.start)] : []),
    landmark("backmatter", "colophon.xhtml", frame.colophon),
  ];
  const pages = places.breaks.map(({ page, address }) => entry(address, String(page)));
  const body = `<nav epub:type="toc" role="doc-toc" aria-labelledby="title"><h1 id="title">${places.breakAt("contents")}${escapeXml(frame.contents)}</h1><ol>${contents.join("")}${entry("colophon.xhtml", frame.colophon)}</ol></nav>
<nav epub:type="landmarks" hidden="hidden" aria-label="${escapeXml(words.landmarks)}"><ol>${landmarks.join("")}</ol></nav>${
    pages.length === 0
      ? ""
      : `\n<nav epub:type="page-list" role="doc-pagelist" hidden="hidden" aria-label="${escapeXml(words.pages)}"><ol>${pages.join("")}</ol></nav>`
  }`;
  return bookPage({ file: "contents.xhtml", title: frame.contents, language, part: "toc" }, body);
}
