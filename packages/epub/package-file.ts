import type { ReportDocument } from "@cosmic/report/document";
import { escapeXml } from "@cosmic/report/inline-svg";
import type { BookFile } from "./package/book-files.ts";
import type { BookWords } from "./package/book-words.ts";
import { personOf } from "./pages/front-pages.ts";
import type { BookPage } from "./pages/xhtml.ts";

/** What the package file lists. */
export interface PackageParts {
  /** UUID of the book. */
  readonly uuid: string;
  /** The day it was written, `YYYY-MM-DD`. */
  readonly writtenOn: string;
  /** In reading order. */
  readonly pages: readonly BookPage[];
  readonly files: readonly BookFile[];
  readonly hasPageList: boolean;
  readonly words: BookWords;
}

const contentsFile = "contents.xhtml";

/** The package file: metadata with those of EPUB Accessibility 1.1, the manifest and the reading order. */
export function packageFile(document: ReportDocument, parts: PackageParts): string {
  const { publisher, language } = document;
  const { uuid, writtenOn, pages, files } = parts;
  const idOf = (file: string) => file.replace(/[^a-zA-Z0-9]+/g, "-");
  const propertiesOf = ({ file, drawn }: BookPage) =>
    [...(file === contentsFile ? ["nav"] : []), ...(drawn ? ["svg"] : [])].join(" ");
  const pageItems = pages.map((page) => {
    const properties = propertiesOf(page);
    return `<item id="${idOf(page.file)}" href="${page.file}" media-type="application/xhtml+xml"${properties && ` properties="${properties}"`}/>`;
  });
  const fileItems = files.map(
    ({ file, mediaType, cover }) =>
      `<item id="${idOf(file)}" href="${file}" media-type="${mediaType}"${cover ? ' properties="cover-image"' : ""}/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="${language}" prefix="a11y: http://www.idpf.org/epub/vocab/package/a11y/#">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book-id">urn:uuid:${uuid}</dc:identifier>
<dc:title>${escapeXml(`${personOf(document)} · ${publisher}`)}</dc:title>
<dc:language>${language}</dc:language>
<dc:creator>${escapeXml(publisher)}</dc:creator>
<dc:publisher>${escapeXml(publisher)}</dc:publisher>
<meta property="dcterms:modified">${writtenOn}T00:00:00Z</meta>
${accessibility(document, parts)}
</metadata>
<manifest>
${[...pageItems, ...fileItems].join("\n")}
</manifest>
<spine>
${pages.map(({ file }) => `<itemref idref="${idOf(file)}"/>`).join("\n")}
</spine>
</package>
`;
}

const features = [
  ...["alternativeText", "ARIA", "displayTransformability", "longDescription", "readingOrder"],
  ...["structuralNavigation", "tableOfContents", "unlocked"],
];
const pageFeatures = ["pageBreakMarkers", "pageNavigation"];

function accessibility({ publisher }: ReportDocument, { words, hasPageList }: PackageParts): string {
  const meta = (property: string, value: string) => `<meta property="${property}">${escapeXml(value)}</meta>`;
  return [
    meta("schema:accessMode", "textual"),
    meta("schema:accessMode", "visual"),
    meta("schema:accessModeSufficient", "textual"),
    meta("schema:accessModeSufficient", "textual,visual"),
    ...[...features, ...(hasPageList ? pageFeatures : [])].map((one) => meta("schema:accessibilityFeature", one)),
    meta("schema:accessibilityHazard", "none"),
    meta("schema:accessibilitySummary", words.accessibility),
    `<meta property="dcterms:conformsTo" id="conformance">EPUB Accessibility 1.1 - WCAG 2.2 Level AA</meta>`,
    `<meta property="a11y:certifiedBy" refines="#conformance">${escapeXml(publisher)}</meta>`,
    ...(hasPageList ? [meta("pageBreakSource", `${publisher}, PDF`)] : []),
  ].join("\n");
}
