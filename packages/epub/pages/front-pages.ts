import type { ReportDocument } from "@cosmic/report/document";
import { inlineSvg } from "@cosmic/report/inline-svg";
import type { BookPlaces } from "../package/book-places.ts";
import type { BookWords } from "../package/book-words.ts";
import { type BookPage, bookPage, escapeXml, typed } from "./xhtml.ts";

/** Who a book is about: the name, or the date when none was given. */
export const personOf = ({ subject }: ReportDocument): string => subject.name || subject.date;

const distinct = (lines: readonly string[]): readonly string[] => [...new Set(lines.filter((line) => line !== ""))];

/** The cover: the sky over the birthplace, with name, time and place. */
export function coverPage(document: ReportDocument, words: BookWords): BookPage {
  const { subject, cover, publisher, language } = document;
  const lines = distinct([subject.dateLine, subject.place, subject.coordinates]).map((line) => `<p>${typed(line)}</p>`);
  const body = `<p class="publisher">${escapeXml(publisher)}</p>
<figure><div class="ground">${inlineSvg(cover.sky)}</div><figcaption>${escapeXml(cover.caption)}</figcaption></figure>
<p class="name" id="title">${typed(personOf(document))}</p>
${lines.join("\n")}`;
  return bookPage({ file: "cover.xhtml", title: words.cover, language, part: "cover" }, body);
}

/** The title page. */
export function titlePage(document: ReportDocument): BookPage {
  const { subject, seal, publisher, language } = document;
  const zone = [subject.zone, subject.offset].filter((part) => part !== "").join(", ");
  const lines = distinct([subject.dateLine, subject.place, subject.coordinates, zone]);
  const body = `<div class="seal ground">${inlineSvg(seal)}</div>
<h1 id="title">${typed(personOf(document))}</h1>
${lines.map((line) => `<p>${typed(line)}</p>`).join("\n")}
<p class="publisher">${escapeXml(publisher)}</p>`;
  return bookPage({ file: "title.xhtml", title: personOf(document), language, part: "titlepage" }, body);
}

/** How the report was made, and its hash. */
export function colophonPage({ frame, colophon, hash, language }: ReportDocument, places: BookPlaces): BookPage {
  const print = hash === "" ? "" : `<p>${escapeXml(frame.fingerprint)} <code>${hash}</code></p>`;
  const body = `${places.breakAt("colophon")}<h1 id="title">${escapeXml(frame.colophon)}</h1>
${colophon.map((line) => `<p>${escapeXml(line)}</p>`).join("\n")}${print}`;
  return bookPage({ file: "colophon.xhtml", title: frame.colophon, language, part: "colophon" }, body);
}
