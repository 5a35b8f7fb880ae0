import { expect, test } from "vitest";
import { type ChapterEnd, type ChapterFit, endsInRunt, nextFit, type Trial } from "./chapter-fit.ts";

/** All fits tried until one repeats, where `endIn` says how the chapter ends with each. */
function fitsOf(endIn: (fit: ChapterFit) => ChapterEnd, mayLosePage = true): readonly ChapterFit[] {
  const trials: Trial[] = [];
  for (;;) {
    const fit = nextFit(trials, mayLosePage);
    if (trials.some((trial) => trial.fit === fit)) return [...trials.map((trial) => trial.fit), fit];
    trials.push({ fit, end: endIn(fit) });
  }
}

/** A chapter with this many lines in total, at 44 per page, some of which tight spacing saves. */
const prose =
  (lines: number, tightWins: number) =>
  ({ moreLines, tight }: ChapterFit): ChapterEnd => {
    const all = lines - (tight ? tightWins : 0);
    const aPage = 44 + moreLines;
    const pages = Math.ceil(all / aPage);
    return { pages, lines: all - (pages - 1) * aPage };
  };
const usual = { moreLines: 0, tight: false };

test("a chapter that ends on six lines or more, or has one page, is set once", () => {
  for (const lines of [3, 44, 50, 88]) expect(fitsOf(prose(lines, 9))).toEqual([usual, usual]);
});

test("two last lines are won back by one line more on the pages before", () => {
  expect(fitsOf(prose(44 * 5 + 2, 0)).at(-1)).toEqual({ moreLines: 1, tight: false });
});

test("where the pages before are too few, the room around headings and quotes helps", () => {
  expect(fitsOf(prose(44 + 3, 2)).at(-1)).toEqual({ moreLines: 1, tight: true });
});

test("where nothing can be won back, the pages before leave as many lines as are wanting", () => {
  expect(fitsOf(prose(44 + 2, 0)).at(-1)).toEqual({ moreLines: -4, tight: false });
});

test("a book without a page to spare never loses one", () => {
  expect(fitsOf(prose(44 * 5 + 2, 9), false).at(-1)).toEqual({ moreLines: -1, tight: false });
});

test("a chapter of any length ends well, or in the best way there was", () => {
  for (let lines = 45; lines < 600; lines += 1) {
    const last = fitsOf(prose(lines, 1)).at(-1) ?? usual;
    expect(endsInRunt(prose(lines, 1)(last))).toBe(false);
  }
  const stubborn = fitsOf(({ moreLines }) => ({ pages: 2, lines: moreLines < 0 ? 5 : 3 }));
  expect(stubborn.at(-1)?.moreLines).toBeLessThan(0);
});
