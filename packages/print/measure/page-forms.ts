import { roomMm } from "./page-measures.ts";
import type { TextSizes } from "./text-sizes.ts";

/** Sheets of a report: A4 for the screen and a printer at home; for a press, the trimmed book's pages or its cover. */
export type PrintForm = "a4" | "interior" | "cover";

/** The page a report is laid out on. Its millimeters are the template's; a smaller page has smaller ones. */
export interface PageForm {
  /** A template's millimeter, in real ones. */
  readonly mm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** From the sheet's edge to the trimmed page: bleed, and at the sides room for the gutter. */
  readonly edgeMm: { readonly x: number; readonly y: number };
  /** From the trimmed page's edge to the text block. */
  readonly sideMm: number;
  /** From the trimmed page's edge to the lettering of a navy page. */
  readonly plateInsetMm: number;
  /** Widest drawing on a page of its own. */
  readonly plateMm: number;
  /** Width of the sky on the cover. */
  readonly coverSkyMm: number;
  /** Paper in the color of the site; a press prints on its own. */
  readonly tinted: boolean;
}

export const a4Page: PageForm = {
  ...{ mm: 1, widthMm: 210, heightMm: 297, edgeMm: { x: 0, y: 0 }, sideMm: 22 },
  ...{ plateInsetMm: 24, plateMm: 184, coverSkyMm: 166, tinted: true },
};

/** Real millimeters: 6 × 9 inches, an eighth of an inch of bleed, and how far the text block is moved from the spine. */
export const trim = { widthMm: 152.4, heightMm: 228.6, bleedMm: 3.175, gutterShiftMm: 2 } as const;

/** As many template millimeters high as A4, so that every page is laid out alike. */
const bookMm = trim.heightMm / a4Page.heightMm;
const bleedMm = trim.bleedMm / bookMm;
const edgeMm = { x: bleedMm + trim.gutterShiftMm / bookMm, y: bleedMm };
const bookWidthMm = trim.widthMm / bookMm;

/** A page of 6 × 9 inches with bleed on all sides, and as much more at either side as the gutter takes. */
export const bookPage: PageForm = {
  ...{ mm: bookMm, widthMm: bookWidthMm + 2 * edgeMm.x, heightMm: a4Page.heightMm + 2 * edgeMm.y, edgeMm },
  ...{ sideMm: (bookWidthMm - roomMm.full) / 2, plateInsetMm: 18, plateMm: 172, coverSkyMm: 150, tinted: false },
};

/** 10.4 points on 14.4: the size of a book held in the hand. */
export const bookSizes: TextSizes = {
  ...{ leadingMm: 6.6, textMm: 4.76, measureMm: roomMm.column, methodMm: 3.7, methodMeasureMm: roomMm.half },
};

/** Thickness of a leaf's two pages of cream paper of 90 g, in millimeters a page. */
const pageThicknessMm = 0.0635;

/** Width of the spine of a book of so many pages, real millimeters. */
export function spineMm(pages: number): number {
  return Math.round(pages * pageThicknessMm * 100) / 100;
}
