/**
 * Measures that lines are counted with before the template sets them, millimeters. The template reads them from the
 * sheet; what it alone needs is in `template/`.
 */
export const pageMeasures = {
  columnMm: 118,
  marginColumnMm: 38,
  gutterMm: 10,
  /** Title and subtitle on an opener page, in the width left to them. */
  opener: { titleMm: 19, titleTrackingEm: -0.015, titleRoomMm: 162, subtitleMm: 5.6 },
  /** The same above a chapter without one. */
  chapterTitle: { titleMm: 15, titleTrackingEm: -0.008, subtitleMm: 5.6 },
  /** Section titles: the first in a chapter with an opener page, those of short sections, and all others. */
  sectionTitle: { firstMm: 10.6, shortMm: 5.8, otherMm: 6.8, trackingEm: -0.008 },
  quoteMm: 7.4,
  /** The italic line above the tick rule. */
  runningHeadMm: 3.1,
  /** Text, glyph and the gap behind it, in the first and the other columns; the table's head; ten pips. */
  table: {
    first: { textMm: 4.1, glyphMm: 5, gapMm: 3 },
    other: { textMm: 3.5, glyphMm: 4, gapMm: 1.8 },
    headMm: 3.05,
    pipsMm: { width: 15.6, height: 3.1 },
  },
  /** A table of at most this many rows stays on one page. */
  mostWholeRows: 13,
  /** Margin notes side by side above a text too short to stand beside them. */
  notesARow: 4,
} as const;

/** A letter: text and questions, wider than other prose and at least as large. */
export const letterMeasures = ({ textMm, leadingMm }: Readonly<Record<"textMm" | "leadingMm", number>>) => ({
  textMm: Math.max(4, textMm),
  leadingMm: Math.max(5.7, leadingMm),
  ...{ measureMm: 150, titleMm: 12, questionMm: 5.6, questionRoomMm: 134 },
});
export type LetterMeasures = ReturnType<typeof letterMeasures>;

const { columnMm, marginColumnMm, gutterMm } = pageMeasures;
const fullMm = marginColumnMm + gutterMm + columnMm;
/** Width of the prose column, of the full text block with the margin column, and of one of two columns. */
export const roomMm = { column: columnMm, full: fullMm, half: (fullMm - gutterMm) / 2 } as const;
