import { escapeXml } from "@cosmic/report/inline-svg";

/** A page of the book as its package names it. */
export interface BookPage {
  /** File name inside the book. */
  readonly file: string;
  readonly xhtml: string;
  /** Holds an `svg` element, which the package file must say. */
  readonly drawn: boolean;
}

export interface PageFrame {
  readonly file: string;
  readonly title: string;
  readonly language: string;
  /** `epub:type` and role of the whole page. */
  readonly part: PagePart;
}

type PagePart = "cover" | "titlepage" | "toc" | "chapter" | "colophon";

const roles: Readonly<Record<PagePart, string>> = {
  cover: "",
  titlepage: "",
  toc: "",
  chapter: ' role="doc-chapter"',
  colophon: ' role="doc-colophon"',
};

/** A page around its markup. */
export function bookPage({ file, title, language, part }: PageFrame, body: string): BookPage {
  const inside =
    part === "toc" ? body : `<section epub:type="${part}"${roles[part]} aria-labelledby="title">${body}</section>`;
  const xhtml = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><meta charset="UTF-8"/><title>${escapeXml(title)}</title><meta name="viewport" content="width=device-width, initial-scale=1"/><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body class="${part}">${inside}</body>
</html>
`;
  return { file, xhtml, drawn: xhtml.includes("<svg") };
}

/** Typed text: shown in the direction of its own letters. */
export const typed = (text: string): string => `<bdi>${escapeXml(text)}</bdi>`;

export { escapeXml } from "@cosmic/report/inline-svg";
