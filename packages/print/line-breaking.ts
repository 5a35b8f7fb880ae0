import type { Typeface } from "./typeface.ts";

/** A text as it stands on the page: its size, its measure, and how far its first line is drawn in. */
export interface Setting {
  readonly face: Pick<Typeface, "widthEm">;
  readonly sizeMm: number;
  readonly measureMm: number;
  readonly indentMm: number;
  /** Room added after each letter, in ems; none unless told. */
  readonly trackingEm?: number;
}

/** What comes of filling line after line. */
export interface FilledLines {
  readonly count: number;
  /** Which word each line begins with, counted from none. */
  readonly starts: readonly number[];
  /** No line much shorter than the measure, no last line of one short word: nothing better could be found. */
  readonly even: boolean;
}

/** Shortest line that does not catch the eye, of the measure. */
const shortestLine = 0.87;
/** Shortest last line, in ems: two short words. */
const shortestLastLineEm = 3.4;

/**
 * Fills lines with as many words as they hold, as Typst's simple breaking does without hyphens. Its optimized breaking takes
 * half the time of a whole book and finds the same lines where these are even, so it is asked for the others alone.
 * Kerning, which the widths leave out, makes lines a little shorter than they are taken to be here.
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

/** The narrowest measure that needs no more lines than the full one, so that lines come out of even length; null for one line. */
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
/** What kerning may add to a line. */
const kerningMm = 0.8;
