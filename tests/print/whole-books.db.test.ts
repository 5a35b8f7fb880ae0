import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPrinter } from "@cosmic/print/press/printer";
import { countPages } from "@cosmic/print/testing/count-pages";
import { emptyPages, shortLastPages, strandedHeadings, widowsAndOrphans } from "@cosmic/print/testing/layout-faults";
import { readPdf, squeezed } from "@cosmic/print/testing/read-pdf";
import type { ReportDocument } from "@cosmic/report/document";
import { afterAll, describe, expect, test } from "vitest";
import { openVeraPdf } from "../../tools/proof/verapdf/vera-pdf.ts";
import { todaysOf } from "../todays.ts";
import { archiveOf, births, bookOf } from "./books.ts";

const printer = createPrinter({ workerUrl: new URL("../../packages/print/press/typst-worker.ts", import.meta.url) });
const folder = mkdtempSync(join(tmpdir(), "cosmic-books-"));
afterAll(async () => {
  await printer.close();
  rmSync(folder, { recursive: true });
});

const vera = openVeraPdf();
/** The first run sets up veraPDF, which includes a download. */
const patient = { timeout: 180_000 };
const mostBytes = 5_000_000;
/** `BOOKS=full`: each is printed twice; otherwise one a day. */
const again = todaysOf(Object.keys(births), process.env.BOOKS === "full");

function figuresOf({ chapters }: ReportDocument) {
  return chapters.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "figure" ? [block] : []))),
  );
}

describe.each(Object.entries(births))("the %s book", async (kind, birth) => {
  const document = bookOf(birth);
  const archive = archiveOf(birth);
  const printed = await printer.print(document, "a4", archive);
  if (!printed.ok) throw new Error("a printer without a limit was busy");
  const { pdf, pages } = printed;
  const read = await readPdf(pdf);
  writeFileSync(join(folder, `${kind}.pdf`), pdf);

  test("has 80 to 110 pages, weighs less than 5 MB, and every character is set", () => {
    expect(pages).toBeGreaterThanOrEqual(80);
    expect(pages).toBeLessThanOrEqual(110);
    expect(pdf.length).toBeLessThan(mostBytes);
    expect(printed.replacedCharacters).toBe(0);
    expect([countPages(pdf), read.folios.length]).toEqual([pages, pages]);
  });

  test("has no page less than a third full within a chapter", () => {
    expect(emptyPages(read)).toEqual([]);
  });

  test("ends no chapter on a page of fewer than six lines", () => {
    expect(shortLastPages(read)).toEqual([]);
  });

  test("has no widow, no orphan, and no heading at a page's foot", () => {
    expect(widowsAndOrphans(document, read)).toEqual([]);
    expect(strandedHeadings(read)).toEqual([]);
  });

  test("bears on every page of reading its number, old style and true", () => {
    const wrong = read.folios.flatMap((folio, at) => (folio === "" || folio === String(at + 1) ? [] : [at + 1]));
    expect(wrong).toEqual([]);
    expect(read.folios.filter(Boolean).length).toBeGreaterThan(pages / 2);
  });

  test("has the wheel and the spine on right-hand pages, and the sentences facing the spine", () => {
    const { chapters } = document;
    const caption = squeezed(figuresOf(document).find(({ name }) => name === "wheel")?.caption ?? "no wheel");
    const wheel = read.pages.findIndex((page) => page.includes(caption)) + 1;
    const spine = read.bookmarks[1 + chapters.findIndex(({ id }) => id === "spine")]?.page ?? 0;
    expect([wheel % 2, spine % 2, spine - wheel]).toEqual([1, 1, 2]);
    const thesis = chapters.flatMap(({ sections }) => sections).find(({ id }) => id === "thesis");
    expect(read.pages[spine - 2]).toContain(squeezed(thesis?.title ?? "no sentences"));
  });

  test("is tagged on every page, names its language and person, and describes its figures", () => {
    expect([read.tagged, read.language, read.pagesWithoutStructure]).toEqual([true, "en", []]);
    expect(read.title).toBe(`${birth.name} · Cosmic Blueprint`);
    const figures = figuresOf(document).map(({ drawing }) => drawing.title);
    // Viewers treat white space in alternative text differently.
    const told = read.alternativeTexts.map(squeezed);
    // A description may follow the title.
    expect(figures.filter((title) => !told.some((text) => text.startsWith(squeezed(title))))).toEqual([]);
  });

  test("has its bookmarks, its contents and every link on the pages they name", () => {
    for (const mark of read.bookmarks.flatMap((chapter) => [chapter, ...chapter.children])) {
      expect(read.pages[mark.page - 1]).toContain(squeezed(mark.title));
    }
    const contents = read.pages.slice(2, 4).join("");
    const chapters = read.bookmarks.slice(1, -1);
    expect(chapters.map(({ title }) => title)).toEqual(document.chapters.map(({ title }) => title));
    for (const [at, { title, page }] of chapters.entries()) {
      expect(contents).toContain(squeezed(title + (document.chapters[at]?.subtitle ?? "") + page));
    }
    expect(new Set(read.linksByPage.slice(2, 4).flat())).toEqual(new Set(chapters.map(({ page }) => page)));
  });

  test("has the file of its chart attached, to the letter", () => {
    expect(read.attached).toEqual({ "chart.json": archive.chartFile });
  });

  test("prints nothing nearer to the edge than half an inch", () => {
    const inchMm = 25.4;
    const near = read.lines.filter(({ xMm, yMm }) => xMm < inchMm / 2 || yMm > 297 - inchMm / 2 || yMm < inchMm / 2);
    expect(near).toEqual([]);
  });

  test.runIf(again.includes(kind))("has the same bytes when it is printed again by another thread", async () => {
    const other = createPrinter({ workerUrl: new URL("../../packages/print/press/typst-worker.ts", import.meta.url) });
    const second = await other.print(bookOf(birth), "a4", archive);
    await other.close();
    const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
    expect(second.ok && digest(second.pdf)).toBe(digest(pdf));
  });
});

const title = "every book passes veraPDF's profiles of PDF/UA-1 and PDF/A-3a with no failure";
// All in one call, because most of what it takes is the start of Java.
test.skipIf(!vera.ok)(vera.ok ? title : `${title}: ${vera.sentence}`, patient, () => {
  if (!vera.ok) return;
  const files = Object.keys(births).map((kind) => join(folder, `${kind}.pdf`));
  expect(vera.validate(files)).toMatchObject(
    files.flatMap(() => ["ua1", "3a"].map((standard) => ({ standard, compliant: true, failedChecks: 0 }))),
  );
});
