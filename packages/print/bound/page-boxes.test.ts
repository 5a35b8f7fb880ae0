import { expect, test } from "vitest";
import { bookPage, spineMm } from "../measure/page-forms.ts";
import { openPress } from "../press/typst-press.ts";
import { readPdf } from "../testing/read-pdf.ts";
import { sampleDocument } from "../testing/sample-document.ts";
import { bookBoxes, coverBoxes } from "./bound-book.ts";
import { withPageBoxes } from "./page-boxes.ts";

const pointsPerInch = 72;
const [widthIn, heightIn, bleedIn] = [6, 9, 1 / 8];
const press = openPress();
const document = sampleDocument();
const interior = press.press(document, "interior");
const cover = press.press(document, "cover");

type Box = readonly number[];
const boxesOf = (pdf: Uint8Array, name: string): readonly Box[] =>
  Array.from(
    Buffer.from(pdf)
      .toString("latin1")
      .matchAll(new RegExp(`/${name} \\[([^\\]]*)\\]`, "g")),
    ([, box]) => (box ?? "").split(" ").map(Number),
  );
const sizeIn = ([left = 0, bottom = 0, right = 0, top = 0]: Box) =>
  [(right - left) / pointsPerInch, (top - bottom) / pointsPerInch].map((inches) => Math.round(inches * 1000) / 1000);

test("every page inside is 6 by 9 inches when trimmed, with an eighth of an inch of bleed on all sides", () => {
  const trims = boxesOf(interior.pdf, "TrimBox");
  expect(trims.length).toBe(interior.pages);
  for (const [at, trim] of trims.entries()) {
    const media = boxesOf(interior.pdf, "MediaBox")[at] ?? [];
    expect(sizeIn(trim)).toEqual([widthIn, heightIn]);
    expect(sizeIn(media)).toEqual([widthIn + 2 * bleedIn, heightIn + 2 * bleedIn]);
    expect(boxesOf(interior.pdf, "BleedBox")[at]).toEqual(media);
    expect((trim[0] ?? 0) - (media[0] ?? 0)).toBeCloseTo(bleedIn * pointsPerInch, 3);
  }
});

test("left and right-hand pages are cut four millimeters apart, which makes the gutter, and both end the book", () => {
  const lefts = boxesOf(interior.pdf, "MediaBox").map(([left = 0]) => Math.round((left / pointsPerInch) * 254) / 10);
  expect(new Set(lefts.filter((_, at) => at % 2 === 0))).toEqual(new Set([0]));
  expect(new Set(lefts.filter((_, at) => at % 2 === 1))).toEqual(new Set([4]));
  expect(interior.pages % 2).toBe(0);
});

test("the plate that opens a chapter is a right-hand page", async () => {
  const { bookmarks, folios } = await readPdf(interior.pdf, bookPage);
  const plates = bookmarks.map(({ page }) => page).filter((page) => folios[page - 1] === "");
  expect(plates.length).toBeGreaterThan(1);
  expect(plates.filter((page) => page % 2 === 0)).toEqual([]);
});

test("a cover is back, spine and front, its spine as broad as the pages inside are thick", () => {
  expect(cover.pages).toBe(interior.pages);
  const [trim] = boxesOf(cover.pdf, "TrimBox");
  expect(sizeIn(trim ?? [])).toEqual([
    Math.round((2 * widthIn + spineMm(interior.pages) / 25.4) * 1000) / 1000,
    heightIn,
  ]);
  expect(spineMm(200)).toBeCloseTo(12.7);
  expect(coverBoxes(200).trim[2] - coverBoxes(100).trim[2]).toBeCloseTo((6.35 / 25.4) * 72, 3);
});

test("a PDF with other boxes opens as before, and one that Typst did not write is refused", () => {
  const pdf = press.press(document).pdf;
  expect(withPageBoxes(pdf, bookBoxes).length).toBeGreaterThan(pdf.length);
  expect(() => withPageBoxes(Buffer.from("%PDF-1.7"), bookBoxes)).toThrow("cross-reference");
});
