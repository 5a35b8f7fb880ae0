import { roomMm } from "./page-measures.ts";

/** Sizes of the printed text in millimeters; the template reads them from the sheet. */
export interface TextSizes {
  /** The baseline step. */
  readonly leadingMm: number;
  readonly textMm: number;
  /** Width of the prose column. */
  readonly measureMm: number;
  /** Method notes, in two columns. */
  readonly methodMm: number;
  readonly methodMeasureMm: number;
}

const method = { methodMm: 3.4, methodMeasureMm: roomMm.half };

/** 10.9 points, 44 lines per page: used for nearly every book. */
const open: TextSizes = { leadingMm: 5.4, textMm: 3.86, measureMm: roomMm.column, ...method };

/** Sizes to try in order: a book with many aspects and patterns takes the next, with 47 or 50 lines per page. */
export const sizesInTurn: readonly [TextSizes, ...TextSizes[]] = [
  open,
  { ...open, leadingMm: 5.08, textMm: 3.68 },
  { ...open, leadingMm: 4.78, textMm: 3.5 },
];

/** Sizes for a book that would be shorter than a book: those of the letter, then larger, with 42 or 40 lines per page. */
export const largerSizes: readonly TextSizes[] = [
  { ...open, leadingMm: 5.7, textMm: 4.04 },
  { ...open, leadingMm: 6, textMm: 4.24 },
];

/** Page limits of a book. */
export const mostPages = 110;
export const fewestPages = 80;
