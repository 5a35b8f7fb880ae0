import { expect, test } from "vitest";
import type { ChapterEnd, ChapterFit } from "./chapter-fit.ts";
import { fitChapters } from "./fit-chapters.ts";

/** Ends on two lines of its third page, unless its pages are one line longer or two lines shorter. */
const endIn = ({ moreLines }: ChapterFit): ChapterEnd =>
  moreLines > 0 ? { pages: 2, lines: 44 } : { pages: 3, lines: moreLines < -1 ? 6 : 2 };
const bookOf = (chapters: number, pagesBesides: number) => {
  const settings: (readonly ChapterFit[])[] = [];
  const book = fitChapters(chapters, (fits) => {
    settings.push(fits);
    const ends = fits.map(endIn);
    return { pages: pagesBesides + ends.reduce((sum, { pages }) => sum + pages, 0), ends };
  });
  return { settings, pages: book?.pages };
};

test("a book whose chapters end well is set once", () => {
  let times = 0;
  fitChapters(2, () => {
    times += 1;
    return { pages: 90, ends: [endIn({ moreLines: 1, tight: false }), { pages: 1, lines: 2 }] };
  });
  expect(times).toBe(1);
});

test("all chapters find their fits side by side", () => {
  const { settings, pages } = bookOf(5, 80);
  expect([settings.length, pages]).toEqual([2, 90]);
});

test("chapters lose only the pages the book has to spare", () => {
  const { settings, pages } = bookOf(5, 67);
  expect(pages).toBe(80);
  expect(settings.at(-1)?.map(({ moreLines }) => moreLines)).toEqual([1, 1, -2, -2, -2]);
});

test("a book that cannot be set is none", () => {
  expect(fitChapters(3, () => null)).toBeNull();
});
