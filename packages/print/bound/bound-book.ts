import { spineMm, trim } from "../measure/page-forms.ts";
import type { PageBoxes } from "./page-boxes.ts";

const pointsPerMm = 72 / 25.4;
const { widthMm, heightMm, bleedMm, gutterShiftMm } = trim;

/** The boxes of a bound book's pages. The sheet is laid out as wide as the gutter asks for on either side; a right-hand
 * page, which the book begins with, is cut further to the left, so that its text moves away from the spine, a left-hand
 * page further to the right. */
export function bookBoxes(page: number): PageBoxes {
  const leftMm = page % 2 === 0 ? 0 : 2 * gutterShiftMm;
  return boxesAt(leftMm, widthMm);
}

/** The boxes of a cover for so many pages: back, spine and front in one sheet. */
export function coverBoxes(pages: number): PageBoxes {
  return boxesAt(0, 2 * widthMm + spineMm(pages));
}

function boxesAt(leftMm: number, trimmedMm: number): PageBoxes {
  const box = (insetMm: number) =>
    [
      (leftMm + insetMm) * pointsPerMm,
      insetMm * pointsPerMm,
      (leftMm + trimmedMm + 2 * bleedMm - insetMm) * pointsPerMm,
      (heightMm + 2 * bleedMm - insetMm) * pointsPerMm,
    ] as const;
  return { media: box(0), bleed: box(0), trim: box(bleedMm) };
}
