import type { Drawing, Lettering, Mark } from "../drawing.ts";
import { lineMark, pathMark, textMark } from "../geometry/marks.ts";
import { round } from "../geometry/polar.ts";
import { type GlyphName, glyphMark } from "../glyphs/glyphs.ts";

/** One strip of the chart: one body, one error per year. */
export interface ErrorStrip {
  readonly glyph: GlyphName;
  readonly name: string;
  /** Height of the strip: the promised maximum error, in any unit. */
  readonly promised: number;
  readonly promisedWords: string;
  readonly worstWords: string;
  /** Largest error of each year from the first, in the unit of `promised`; null if not measured. */
  readonly years: readonly (number | null)[];
}

/** Labels for the strips, in the reader's language. */
export interface ErrorStrips {
  /** Text alternative. */
  readonly title: string;
  readonly worstHead: string;
  readonly promisedHead: string;
  readonly firstYear: number;
  readonly strips: readonly ErrorStrip[];
}

/** Layout of one form of the drawing, in its own units. */
interface Form {
  readonly width: number;
  readonly left: number;
  /** Units per year: at most one decimal, so that strokes do not drift. */
  readonly step: number;
  readonly stroke: number;
  readonly strip: number;
  readonly pitch: number;
  readonly head: number;
  /** Distance from a strip's top up to its baseline of text; null if the text is beside the strip. */
  readonly lettersAbove: number | null;
  readonly glyph: { readonly x: number; readonly size: number };
  readonly nameX: number;
  /** Right edges of the two number columns. */
  readonly worstX: number;
  readonly promisedX: number;
  readonly name: Lettering;
  readonly figure: Lettering;
  readonly yearsEvery: number;
}

const wide: Form = {
  width: 998,
  left: 156,
  step: 3.2,
  stroke: 1.5,
  strip: 26,
  pitch: 44,
  head: 34,
  lettersAbove: null,
  glyph: { x: 11, size: 20 },
  nameX: 32,
  worstX: 926,
  promisedX: 996,
  name: { face: "text", size: 17 },
  figure: { face: "ui", size: 14 },
  yearsEvery: 20,
};

const compact: Form = {
  width: 320,
  left: 6,
  step: 1.4,
  stroke: 0.8,
  strip: 20,
  pitch: 56,
  head: 48,
  lettersAbove: 9,
  glyph: { x: 14, size: 17 },
  nameX: 30,
  worstX: 244,
  promisedX: 314,
  name: { face: "text", size: 16 },
  figure: { face: "ui", size: 13.5 },
  yearsEvery: 40,
};

const scaleHeight = 5;
const decade = 10;

/** The error of every body year by year: each stroke reaches the year's largest error, the dashed line marks the
 * promised maximum. A stroke beyond it is cut off there and red. `compact` is for containers under 760 px. */
export function errorStrips(subject: ErrorStrips, size: "wide" | "compact"): Drawing {
  const form = size === "wide" ? wide : compact;
  const years = Math.max(0, ...subject.strips.map((strip) => strip.years.length));
  const bottom = form.head + subject.strips.length * form.pitch;
  return {
    viewBox: [0, 0, form.width, round(bottom + scaleHeight + 2 * form.figure.size)],
    title: subject.title,
    marks: [
      ...heads(subject, form),
      ...subject.strips.flatMap((strip, row) => stripMarks(strip, form.head + row * form.pitch + form.strip, form)),
      ...scale({ firstYear: subject.firstYear, years, y: bottom }, form),
    ],
  };
}

const atEnd = (lettering: Lettering): Lettering => ({ ...lettering, anchor: "end" });

function heads({ worstHead, promisedHead }: ErrorStrips, form: Form): readonly Mark[] {
  const lettering: Lettering = { face: "text", size: form.figure.size, italic: true, anchor: "end" };
  const y = form.figure.size;
  return [
    textMark({ x: form.worstX, y, words: worstHead }, lettering, { fill: "ink-2" }),
    textMark({ x: form.promisedX, y, words: promisedHead }, lettering, { fill: "metal" }),
  ];
}

function stripMarks(strip: ErrorStrip, base: number, form: Form): readonly Mark[] {
  const { left, step, lettersAbove } = form;
  const top = base - form.strip;
  const right = round(left + strip.years.length * step);
  const strokes = strip.years.flatMap((error, year) =>
    error === null ? [] : [{ x: left + (year + 0.5) * step, share: error / strip.promised }],
  );
  const comb = (chosen: typeof strokes) =>
    combPath(
      chosen.map(({ x, share }) => ({ x, height: form.strip * Math.min(1, share) })),
      base,
    );
  const within = comb(strokes.filter(({ share }) => share <= 1));
  const beyond = comb(strokes.filter(({ share }) => share > 1));
  const middle = lettersAbove === null ? base - form.strip / 2 : top - lettersAbove - form.figure.size / 3;
  const line = middle + form.figure.size / 3;
  return [
    lineMark({ from: { x: left, y: base }, to: { x: right, y: base } }, { stroke: "rule", width: 0.75 }),
    lineMark({ from: { x: left, y: top }, to: { x: right, y: top } }, { stroke: "metal", width: 0.75, dash: "2 3" }),
    ...(within ? [pathMark(within, { stroke: "ink", width: form.stroke })] : []),
    ...(beyond ? [pathMark(beyond, { stroke: "fire", width: form.stroke })] : []),
    glyphMark({ name: strip.glyph, x: form.glyph.x, y: middle, size: form.glyph.size, ink: "ink" }),
    textMark({ x: form.nameX, y: line, words: strip.name }, form.name, { fill: "ink" }),
    textMark({ x: form.worstX, y: line, words: strip.worstWords }, atEnd(form.figure), { fill: "ink" }),
    textMark({ x: form.promisedX, y: line, words: strip.promisedWords }, atEnd(form.figure), { fill: "metal" }),
  ];
}

/** Vertical strokes as one path in relative moves: half the length of absolute coordinates. */
function combPath(strokes: readonly { readonly x: number; readonly height: number }[], base: number): string {
  let path = "";
  let pen: { readonly x: number; readonly height: number } | null = null;
  for (const stroke of strokes) {
    const here = { x: round(stroke.x), height: round(stroke.height) };
    const start: string = pen === null ? `M${here.x} ${round(base)}` : `m${round(here.x - pen.x)} ${pen.height}`;
    path += `${start}v${-here.height}`;
    pen = here;
  }
  return path;
}

/** A scale bar under the strips: decades alternately filled and open. */
function scale(at: { readonly firstYear: number; readonly years: number; readonly y: number }, form: Form): Mark[] {
  const marks: Mark[] = [];
  const lettering: Lettering = { ...form.figure, anchor: "middle" };
  for (let since = 0; since <= at.years; since += decade) {
    const x = round(form.left + since * form.step);
    if (since < at.years) {
      const box = { x, y: at.y, width: round(decade * form.step), height: scaleHeight };
      const fill = (since / decade) % 2 === 0 ? "ink" : "none";
      marks.push({ tag: "rect", at: box, paint: { fill, stroke: "ink", width: 0.5 } });
    }
    if (since % form.yearsEvery === 0) {
      const words = String(at.firstYear + since);
      // In compact form the first year would run over the edge.
      const inside = Math.max(x, form.figure.size + 4);
      marks.push(
        textMark({ x: inside, y: at.y + scaleHeight + form.figure.size + 3, words }, lettering, { fill: "ink-2" }),
      );
    }
  }
  return marks;
}
