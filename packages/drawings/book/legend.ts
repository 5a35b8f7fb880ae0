import type { Lettering, Mark } from "../drawing.ts";
import { textWidth } from "../geometry/letter-widths.ts";
import { textMark } from "../geometry/marks.ts";
import { type Point, round } from "../geometry/polar.ts";

/** A sample of a mark and what it means. */
export interface LegendEntry {
  readonly label: string;
  /** The sample, centered on a point; null where the words need none. */
  readonly sample: ((at: Point) => readonly Mark[]) | null;
}

/** Where a legend goes, and how large it is. */
export interface LegendPlace {
  readonly left: number;
  readonly right: number;
  /** Baseline of its first line. */
  readonly y: number;
  readonly size: number;
  /** Room for the sample before its label. */
  readonly indent: number;
  readonly lineHeight: number;
  /** Space between two entries; 24 if absent. */
  readonly gap?: number;
}

const usualGap = 24;
/** Below the last baseline. */
const foot = 12;

/** Entries in sequence, on as many lines as needed; a label wider than a line is set smaller. */
export function legendMarks(
  entries: readonly LegendEntry[],
  place: LegendPlace,
): { readonly marks: readonly Mark[]; readonly bottom: number } {
  const { left, right, size, indent, lineHeight, gap = usualGap } = place;
  let x = left;
  let y = place.y;
  const marks = entries.flatMap(({ label, sample }) => {
    const inset = sample === null ? 0 : indent;
    const lettering = fittedTo(right - left - inset, label, { face: "ui", size });
    const width = inset + textWidth(label, lettering);
    if (x > left && x + width > right) {
      x = left;
      y += lineHeight;
    }
    const spot = x;
    x += width + gap;
    return [
      ...(sample === null ? [] : sample({ x: spot + size * 0.6, y: y - size / 3 })),
      textMark({ x: spot + inset, y, words: label }, lettering, { fill: "ink-2" }),
    ];
  });
  return { marks, bottom: y + foot };
}

/** The lettering, made as much smaller as the words need to fit a room. */
export function fittedTo(room: number, words: string, lettering: Lettering): Lettering {
  const width = textWidth(words, lettering);
  return width > room ? { ...lettering, size: round((lettering.size * room) / width - 0.05) } : lettering;
}
