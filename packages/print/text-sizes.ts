/** Sizes of the printed words, millimetres; the template reads them from the sheet. */
export interface TextSizes {
  /** The baseline step. */
  readonly leadingMm: number;
  readonly textMm: number;
  /** The measure of the prose. */
  readonly measureMm: number;
  /** Remarks on method, in two columns. */
  readonly methodMm: number;
  readonly methodMeasureMm: number;
}

const method = { methodMm: 3.4, methodMeasureMm: 78 };

/** 10.9 points, 44 lines a page: the sizes of nearly every book. */
const open: TextSizes = { leadingMm: 5.4, textMm: 3.86, measureMm: 118, ...method };

/** The sizes a book may be set in, from the first on: one of many aspects and figures takes the next, 47 and 50 lines a page. */
export const sizesInTurn: readonly [TextSizes, ...TextSizes[]] = [
  open,
  { ...open, leadingMm: 5.08, textMm: 3.68 },
  { ...open, leadingMm: 4.78, textMm: 3.5 },
];

/** No book has more pages, or fewer. */
export const mostPages = 110;
export const fewestPages = 80;

/** Titles of sections: the first of a chapter with an opener, those of short sections, and the others. */
export const titleMm = { first: 10.6, short: 5.8, other: 6.8 };
