import type { Typeface } from "../faces/typeface.ts";

/** How a text is set: typeface, size, measure and first-line indent. */
export interface Setting {
  readonly face: Pick<Typeface, "widthEm">;
  readonly sizeMm: number;
  readonly measureMm: number;
  readonly indentMm: number;
  /** Letter spacing in ems; none by default. */
  readonly trackingEm?: number;
}

/** Result of greedy line filling. */
export interface FilledLines {
  readonly count: number;
  /** Index of each line's first word, from 0. */
  readonly starts: readonly number[];
  /** No line much shorter than the measure and no very short last line, so no better breaks exist. */
  readonly even: boolean;
}

/** Shortest line that does not stand out, as a fraction of the measure. */
const shortestLine = 0.87;
/** Shortest last line, in ems: two short words. */
const shortestLastLineEm = 3.4;

/**
 * Fills lines greedily, as Typst's simple line breaking does without hyphenation. Typst's optimized breaking takes half
 * the time of a whole book and finds the same breaks where these are even, so it is used only for the rest. Kerning is
 * not counted and makes lines slightly shorter than assumed here.
 */
export function fillLines(text: string, { face, sizeMm, measureMm, indentMm, trackingEm = 0 }: Setting): FilledLines {
  const widthOf = (words: string): number => face.widthEm(words) + words.length * trackingEm;
  const space = widthOf(" ");
  const room = measureMm / sizeMm;
  let width = indentMm / sizeMm;
  let shortest = room;
  const starts = [0];
  for (const [at, part] of text.split(" ").entries()) {
    const own = widthOf(part);
    const next = width + (at === 0 ? 0 : space) + own;
    if (next > room && at > 0) {
      shortest = Math.min(shortest, width);
      starts.push(at);
      width = own;
    } else width = next;
  }
  const count = starts.length;
  const even = shortest >= room * shortestLine && (count === 1 || width >= shortestLastLineEm);
  return { count, starts, even };
}

/** The narrowest measure that needs no more lines than the full one, so that lines come out even; null for a single
 * line. */
export function balancedMm(text: string, setting: Omit<Setting, "indentMm">): number | null {
  const linesIn = (measureMm: number): number => fillLines(text, { ...setting, measureMm, indentMm: 0 }).count;
  const lines = linesIn(setting.measureMm);
  if (lines === 1) return null;
  let [low, high] = [setting.measureMm / 4, setting.measureMm];
  while (high - low > balanceStepMm) {
    const middle = (low + high) / 2;
    if (linesIn(middle) > lines) low = middle;
    else high = middle;
  }
  return Math.min(high + kerningMm, setting.measureMm);
}
const balanceStepMm = 0.3;
/** Allowance for kerning per line. */
const kerningMm = 0.8;
