import type { Planet, Sign } from "@cosmic/chart/facts";
import { signInk, signMark, washMark } from "../../book/inked-signs.ts";
import type { Mark } from "../../drawing.ts";
import { textWidth } from "../../geometry/letter-widths.ts";
import { pathMark, textMark } from "../../geometry/marks.ts";
import { xy } from "../../geometry/polar.ts";
import { glyphMark } from "../../glyphs/glyphs.ts";
import type { NowFrame } from "./now-frame.ts";

/** One stretch of a band: a sign, the ruler beside it, and words that stand there where they fit. */
interface BandCell {
  readonly sign: Sign;
  readonly ruler: Planet | null;
  readonly from: string;
  readonly to: string;
  readonly words: string;
}

/** A band below the lanes, or right of them. */
export interface Band {
  readonly name: string;
  readonly glyph: "moon" | "calendar";
  readonly cells: readonly BandCell[];
}

const wordSize = 14;

/** A band of cells tinted by the element of their sign. */
export function bandMarks({ name, glyph, cells }: Band, index: number, frame: NowFrame): readonly Mark[] {
  const near = frame.bandAt(index);
  const middle = near + frame.band / 2;
  const head =
    frame.form === "wide"
      ? textMark({ x: 1, y: middle + 5.5, words: name }, { face: "text", size: 16.5 }, { fill: "ink" })
      : glyphMark({ name: glyph, x: middle, y: 56, size: 18, ink: "ink", strokeWidth: 1.6 });
  return [head, ...cells.flatMap((cell) => cellMarks(cell, near, frame))];
}

function cellMarks(cell: BandCell, near: number, frame: NowFrame): readonly Mark[] {
  const { along, point, band, form } = frame;
  const [start, end] = [along(Date.parse(cell.from)), along(Date.parse(cell.to))];
  const far = near + band;
  const d = `M${[point(start, near), point(end, near), point(end, far), point(start, far)].map(xy).join("L")}Z`;
  const shape = [washMark(d, signInk(cell.sign)), pathMark(d, { stroke: "ink", width: 1, opacity: 0.55 })];
  const content = form === "wide" ? wideContent : compactContent;
  return [...shape, ...content(cell, { start, end, middle: near + band / 2 }, frame)];
}

interface CellPlace {
  readonly start: number;
  readonly end: number;
  readonly middle: number;
}

const glyphRoom = 26;

/** Glyphs at the beginning of the cell, the words after them, clear of the copper line. */
function wideContent(cell: BandCell, { start, end, middle }: CellPlace, frame: NowFrame): readonly Mark[] {
  const glyphs = cell.ruler === null ? 1 : 2;
  const here = frame.along(frame.asOf);
  const isCut = here > start && here < start + 8 + glyphs * glyphRoom;
  const lead = isCut ? here + 8 : start + 8;
  if (lead + glyphs * glyphRoom > end) return [];
  const found = [signMark(cell.sign, { x: lead + 9, y: middle, size: 18, strokeWidth: 1.7 })];
  if (cell.ruler !== null)
    found.push(
      glyphMark({ name: cell.ruler, x: lead + 9 + glyphRoom, y: middle, size: 18, ink: "ink", strokeWidth: 1.6 }),
    );
  const width = textWidth(cell.words, { face: "ui", size: wordSize });
  const after = lead + glyphs * glyphRoom;
  const crosses = after < here && after + width > here - 4;
  const x = crosses ? here + 10 : after;
  if (x + width > end - 4) return found;
  const at = { x, y: middle + 5, words: cell.words };
  return [...found, textMark(at, { face: "ui", size: wordSize }, { fill: "ink-2" })];
}

/** Glyphs in the middle of the cell, or of its longer part where the copper line would cross them. */
function compactContent(cell: BandCell, { start, end, middle }: CellPlace, frame: NowFrame): readonly Mark[] {
  const room = cell.ruler === null ? 22 : 44;
  const here = frame.along(frame.asOf);
  const center = (start + end) / 2;
  const isCrossed = Math.abs(center - here) < room / 2 + 1;
  const [from, to] = isCrossed ? (here - start > end - here ? [start, here] : [here, end]) : [start, end];
  if (to - from < room) return [];
  const y = (from + to) / 2;
  const sign = signMark(cell.sign, { x: middle, y: cell.ruler === null ? y : y - 11, size: 16, strokeWidth: 1.8 });
  if (cell.ruler === null) return [sign];
  return [sign, glyphMark({ name: cell.ruler, x: middle, y: y + 11, size: 16, ink: "ink", strokeWidth: 1.7 })];
}
