import type { Block, Cell } from "@cosmic/report/document";
import type { PageFaces } from "../faces/page-faces.ts";
import { pageMeasures } from "./page-measures.ts";

type Table = Extract<Block, { kind: "table" }>;

/** A printed column: fixed width, or a share of the space the fixed ones leave. */
type ColumnWidth = { readonly mm: number } | { readonly fr: number };

/** Width of each column, and the gap at its right. */
export interface TableWidths {
  readonly columns: readonly ColumnWidth[];
  readonly gapMm: number;
  /** Every cell is certain to fit on one line, so row heights are known. */
  readonly oneLine: boolean;
}

const { first: firstCell, other: otherCell, headMm, pipsMm } = pageMeasures.table;
const leastGapMm = 4;
/** With the width tolerance, text in two columns ends up 4 mm apart. */
const closestGapMm = 3.7;
/** Advance width of a tabular digit; the typeface's proportional digits are narrower. */
const tabularFigureEm = 0.56;
const toleranceMm = 0.3;
/** Letter pairs set wider than their advance widths: 0.6% of a cell at most. */
const tolerance = 1.01;
/** Prime and double prime come from the fallback typeface and are narrower than counted here. */
const primes = /[\u2032\u2033]/gu;

/**
 * Columns at natural width with the spare space shared out; if that is too wide, the wide columns share what is left.
 */
export function tableWidths(table: Table, roomMm: number, faces: PageFaces): TableWidths {
  const naturals = table.columns.map(({ title }, at) => {
    const column = table.rows.map((row) => row[at] ?? { text: "" });
    const signed = column.some(({ glyph }) => glyph !== undefined);
    const cells = column.map((cell) => cellWidth(cell, { first: at === 0, signed }, faces));
    return Math.max(faces.uiMedium.widthEm(title) * headMm, ...cells) * tolerance + toleranceMm;
  });
  const count = naturals.length;
  const total = naturals.reduce((sum, width) => sum + width, 0);
  const spare = count > 1 ? (roomMm - total) / (count - 1) : 0;
  if (spare >= closestGapMm || count === 1) {
    return {
      oneLine: total <= roomMm && table.rows.flat().every(({ text }) => isMeasured(text, faces)),
      gapMm: spare,
      columns: naturals.map((width, at) => ({ mm: at + 1 < count ? width + spare : width })),
    };
  }
  const columns = naturals.map((width) => (width > roomMm / count ? { fr: width } : { mm: width + leastGapMm }));
  return { oneLine: false, gapMm: leastGapMm, columns };
}

interface CellPlace {
  readonly first: boolean;
  /** Cells in its column have a glyph, so it reserves room for one. */
  readonly signed: boolean;
}

function cellWidth({ text, pips }: Cell, { first, signed }: CellPlace, faces: PageFaces): number {
  const { textMm, glyphMm, gapMm } = first ? firstCell : otherCell;
  // A line may break between a glyph and its text; extra room prevents that.
  const signs = (signed ? glyphMm + gapMm : 0) + (pips === undefined ? 0 : pipsMm.width + gapMm + toleranceMm);
  const words = text.replace(/\d/g, "");
  const figures = text.length - words.length;
  return signs + (faces.text.widthEm(words) + figures * tabularFigureEm) * textMm;
}

/** The width of a letter from another typeface is only a guess, and a wrong guess could break a line. */
const isMeasured = (text: string, faces: PageFaces): boolean =>
  Array.from(text.replace(primes, "")).every((letter) => faces.text.has(letter.codePointAt(0) ?? 0));
