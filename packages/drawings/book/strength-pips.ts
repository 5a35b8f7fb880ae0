import { type Facts, type Planet, planets } from "@cosmic/chart/facts";
import type { Drawing, Lettering, Mark } from "../drawing.ts";
import { textWidth } from "../geometry/letter-widths.ts";
import { lineMark, textMark } from "../geometry/marks.ts";
import { round } from "../geometry/polar.ts";
import { glyphMark } from "../glyphs/glyphs.ts";
import type { Form } from "./form.ts";

/** Planet names in the reader's language. */
export interface StrengthWords {
  /** Text alternative: names the strongest and the weakest planet. */
  readonly title: string;
  readonly planets: Readonly<Record<Planet, string>>;
}

/** Maximum score. */
const pipCount = 10;
const pip = { width: 4, height: 14, step: 8 } as const;
const rowHeight = 35;
const name: Lettering = { face: "text", size: 17 };
// In print the text typeface has only old-style figures.
const figure: Lettering = { face: "ui", size: 17, anchor: "end" };
const indent = 33;
/** From the end of the pips to the right edge: space for the number. */
const figureRoom = 34;

/** The ten planets with their strength as ten pips and a number. Wide: two columns of five, read row by row, 560 units;
 * compact: one column, 320. */
export function strengthPips(facts: Facts, words: StrengthWords, form: Form = "wide"): Drawing {
  const columns = form === "wide" ? 2 : 1;
  const width = form === "wide" ? 264 : 320;
  const rows = planets.length / columns;
  const longest = Math.max(...planets.map((planet) => textWidth(words.planets[planet], name)));
  // Pips align right unless the longest name needs the space.
  const left = round(Math.max(indent + longest + 12, width - figureRoom - pipCount * pip.step));
  return {
    viewBox: [0, 0, form === "wide" ? 560 : 320, rows * rowHeight + 1],
    title: words.title,
    hook: `strengths ${form}`,
    marks: planets.flatMap((planet, index) => {
      const at = { x: (index % columns) * 296, y: Math.floor(index / columns) * rowHeight, width, left };
      return rowMarks({ planet, label: words.planets[planet], score: facts.planets[planet].score }, at);
    }),
  };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly left: number;
}

function rowMarks(
  one: { readonly planet: Planet; readonly label: string; readonly score: number },
  { x, y, width, left }: Place,
): readonly Mark[] {
  const middle = y + rowHeight / 2;
  const baseline = middle + 6;
  const foot = y + rowHeight;
  return [
    glyphMark({ name: one.planet, x: x + 12, y: middle, size: 22, ink: "ink" }),
    textMark({ x: x + indent, y: baseline, words: one.label }, name, { fill: "ink" }),
    ...Array.from({ length: pipCount }, (_, index) => pipMark(x + left + index * pip.step, middle, index < one.score)),
    textMark({ x: x + width, y: baseline, words: String(one.score) }, figure, { fill: "ink" }),
    lineMark({ from: { x, y: foot }, to: { x: x + width, y: foot } }, { stroke: "line", width: 1 }),
  ];
}

function pipMark(x: number, middle: number, full: boolean): Mark {
  const box = { x: round(x), y: round(middle - pip.height / 2), width: pip.width, height: pip.height };
  const paint = full ? ({ fill: "ink", stroke: "ink", width: 1 } as const) : ({ stroke: "rule", width: 1 } as const);
  return { tag: "rect", at: box, paint, hook: full ? "s-pip full" : "s-pip" };
}
