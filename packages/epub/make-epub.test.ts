import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { printedPages } from "@cosmic/print/press/printed-pages";
import { openPress } from "@cosmic/print/press/typst-press";
import { hostileNames } from "@cosmic/print/testing/hostile-names";
import { readPdf, squeezed } from "@cosmic/print/testing/read-pdf";
import { sampleDocument as makeSample } from "@cosmic/print/testing/sample-document";
import type { Block, ReportDocument, Section } from "@cosmic/report/document";
import { namedBirths, plannedBook } from "@cosmic/report/testing/planned-book";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { makeEpub } from "./make-epub.ts";
import { epubFiles, textsOf } from "./testing/read-epub.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const writtenOn = "2026-11-23";

function documentOf(birth: Birth): ReportDocument {
  const book = plannedBook({ birth, asOf: writtenOn, sources });
  if (!book) throw new Error("The birth has a chart.");
  return book.document;
}
const sampleDocument = makeSample();
const carla = documentOf(namedBirths.Carla);

/** What a reader of a block reads, an entry for each line and cell; the same on paper. */
function wordsOf(block: Block, known: readonly string[]): readonly string[] {
  const caption =
    "caption" in block && block.kind !== "figure" && !known.includes(block.caption) ? [block.caption] : [];
  switch (block.kind) {
    case "margin-note":
      return [block.title, ...block.lines];
    case "paragraph":
      return [...(block.mark === undefined ? [] : [block.mark]), block.text];
    case "table":
      return [...caption, ...block.columns.map(({ title }) => title), ...block.rows.flat().map(({ text }) => text)];
    case "facts":
      return [...caption, ...block.rows.flatMap(({ label, value }) => [label, value.text])];
    case "shares":
      return [...caption, ...block.rows.map(({ label, percent }) => `${label} ${percent}%`)];
    case "figure":
      return [...(block.size === "plate" ? (block.legend ?? []).map(({ label }) => label) : []), block.caption];
    default:
      return [block.text];
  }
}

const isNote = ({ kind }: Block): boolean => kind === "margin-note";

function wordsOfSection({ id, title, blocks }: Section, { chapters }: ReportDocument): readonly string[] {
  const texts = blocks.filter((block) => !isNote(block));
  const knownAt = (at: number) => {
    const before = texts[at - 1];
    return before?.kind === "heading" ? [title, before.text] : [title];
  };
  const spine = chapters.find(({ structures }) => structures);
  const drawn = [
    ...(spine?.structures ?? []),
    ...(spine?.together && spine.structures?.length === 2 ? [spine.together] : []),
  ];
  return [
    title,
    ...texts.flatMap((block, at) => wordsOf(block, knownAt(at))),
    ...(id === "thesis" ? drawn.map((sketch) => `${sketch.title} ${sketch.text}`) : []),
    ...blocks.filter(isNote).flatMap((note) => wordsOf(note, [])),
  ];
}

/** What paper says in other words: it introduces the voices without their list, and the plate of the spine, which opens
 * its chapter, without a caption. */
function saidOtherwise({ chapters }: ReportDocument): readonly string[] {
  const sections = chapters.flatMap((chapter) => chapter.sections);
  const voices = sections.find(({ id }) => id === "thesis")?.blocks.filter(({ kind }) => kind === "facts") ?? [];
  const plates = sections
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === "figure" && block.name === "spine");
  return [...voices, ...plates].flatMap((block) => wordsOf(block, []));
}

const chapterText = (files: ReadonlyMap<string, string>, id: string) =>
  textsOf(files.get(`EPUB/chapter-${id}.xhtml`) ?? "");

test.each(Object.entries(namedBirths))(
  "the book of %s says every block of its document, and nothing else",
  (_, birth) => {
    const document = documentOf(birth);
    const files = epubFiles(makeEpub(document, { writtenOn }));
    for (const { id, title, subtitle, opener, sections } of document.chapters) {
      const expected = [
        title,
        subtitle,
        ...(opener?.lines ?? []),
        ...sections
          .filter(({ id: section }) => section !== "bars")
          .flatMap((section) => wordsOfSection(section, document)),
      ];
      expect(chapterText(files, id).map(squeezed)).toEqual(expected.map(squeezed).filter((text) => text !== ""));
    }
  },
);

test("every line of the book stands in the PDF, and its page list is the PDF's", async () => {
  const { pdf } = openPress().press(carla);
  const read = await readPdf(pdf);
  const pages = printedPages(carla, pdf);
  const files = epubFiles(makeEpub(carla, { writtenOn, pages }));
  const printed = read.pages.join("") + read.folios.join("");
  const texts = carla.chapters.flatMap(({ id }) => chapterText(files, id)).map(squeezed);
  expect(texts.length).toBeGreaterThan(1000);
  // Between the two halves of a paragraph may stand what floats to the head of a page.
  const overTwoPages = (text: string) =>
    Array.from(text).some((_, at) =>
      read.pages.some((page, no) => page.includes(text.slice(0, at)) && read.pages[no + 1]?.includes(text.slice(at))),
    );
  const missing = texts.filter((text) => !printed.includes(text) && !overTwoPages(text));
  const otherwise = new Set(saidOtherwise(carla).map(squeezed));
  expect(missing.filter((text) => !otherwise.has(text))).toEqual([]);
  const chapters = read.bookmarks.slice(1, -1);
  expect(carla.chapters.map(({ id }) => pages.get(`chapter-${id}`))).toEqual(chapters.map(({ page }) => page));
  const listed = (files.get("EPUB/contents.xhtml") ?? "").matchAll(/#page-(\d+)">(\d+)</g);
  const numbers = Array.from(listed, ([, target, label]) => [Number(target), Number(label)] as const);
  expect(numbers.map(([target]) => target)).toEqual(
    [...new Set(numbers.map(([, label]) => label))].sort((a, b) => a - b),
  );
  const titles = new Map(
    read.bookmarks.flatMap((one) => [one, ...one.children]).map(({ title, page }) => [page, title]),
  );
  expect(numbers.filter(([page]) => !titles.has(page))).toEqual([]);
  // All pages on which a part begins, but those of parts that paper moves.
  expect(numbers.length).toBeGreaterThan(titles.size - 4);
});

test("the same document is the same bytes; the book is small, and its type comes first", () => {
  const epub = makeEpub(carla, { writtenOn });
  expect(Buffer.from(makeEpub(carla, { writtenOn })).equals(epub)).toBe(true);
  expect(epub.length).toBeLessThan(2_000_000);
  expect(Buffer.from(epub).toString("latin1", 30, 58)).toBe("mimetypeapplication/epub+zip");
  expect(epubFiles(epub).get("EPUB/book.opf")).toContain("EPUB Accessibility 1.1 - WCAG 2.2 Level AA");
});

test("every link leads to a place of the book, and every drawing has its alternative", () => {
  const files = epubFiles(makeEpub(carla, { writtenOn }));
  const pages = [...files].filter(([name]) => name.endsWith(".xhtml"));
  const places = new Set(
    pages.flatMap(([name, text]) => [
      name,
      ...Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => `${name}#${id}`),
    ]),
  );
  const links = pages.flatMap(([name, text]) =>
    Array.from(text.matchAll(/<a [^>]*href="([^"]+)"/g), ([, href = ""]) =>
      href.startsWith("#") ? `${name}${href}` : `EPUB/${href}`,
    ),
  );
  expect(links.length).toBeGreaterThan(300);
  expect(links.filter((link) => !places.has(link))).toEqual([]);
  const drawn = pages.flatMap(([, text]) => Array.from(text.matchAll(/<svg [^>]*>/g), ([tag]) => tag));
  expect(drawn.filter((tag) => !/aria-hidden="true"| role="img" aria-label="[^"]+"/.test(tag))).toEqual([]);
});

test.each(hostileNames.map((name) => [JSON.stringify(name).slice(0, 60), name] as const))(
  "as name and place, %s is text alone",
  (_, name) => {
    const subject = { ...sampleDocument.subject, name, firstName: name, place: name };
    const files = epubFiles(makeEpub({ ...sampleDocument, subject }, { writtenOn }));
    const cover = files.get("EPUB/cover.xhtml") ?? "";
    const plain = epubFiles(makeEpub(sampleDocument, { writtenOn })).get("EPUB/cover.xhtml") ?? "";
    const tags = (text: string) => Array.from(text.matchAll(/<\/?([a-z]+)/g), ([, tag]) => tag);
    expect(tags(cover)).toEqual(tags(plain));
  },
);
