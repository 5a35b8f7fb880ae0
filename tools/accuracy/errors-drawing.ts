import type { Drawing, Lettering, Mark } from "@cosmic/figures/drawing";
import { lineMark, pathMark, textMark } from "@cosmic/figures/geometry/marks";
import { round } from "@cosmic/figures/geometry/polar";
import { glyphMark } from "@cosmic/figures/glyphs";
import type { Body } from "@cosmic/sky/sky";
import { bodyNames } from "./body-names.ts";
import type { PlaceError } from "./errors.ts";

// The plate's own units.
const width = 960;
const left = 168;
const right = 884;
const head = 76;
const strip = 34;
const gap = 15;
const foot = 56;

const firstYear = 1900;
const lastYear = 2120;
const J2000 = 2451545;
const daysPerYear = 365.25;

const xOf = (year: number) => left + ((year - firstYear) / (lastYear - firstYear)) * (right - left);
const yearOf = (jdTt: number) => Math.floor(2000 + (jdTt - J2000) / daysPerYear);

const label: Lettering = { face: "text", size: 15 };
const note: Lettering = { face: "ui", size: 11 };
const axis: Lettering = { face: "ui", size: 11, anchor: "middle" };

/** The error of every body year by year: a stroke reaches to the largest of its year, the copper line is what is promised. */
export function errorsDrawing(bodies: readonly Body[], errors: readonly PlaceError[]): Drawing {
  const height = head + bodies.length * (strip + gap) + foot;
  const strips = bodies.flatMap((body, row) => {
    const its = errors.filter(({ place }) => place.body === body && !place.behindSun);
    return stripMarks(body, head + row * (strip + gap) + strip, largestByYear(its));
  });
  return {
    viewBox: [0, 0, width, height],
    title: "Largest error of each body in each year from 1900 to 2120, against what is promised",
    marks: [
      { tag: "rect", at: { x: 0, y: 0, width, height }, paint: { fill: "paper" } },
      ...frame(height),
      textMark({ x: left, y: 46, words: "Error by year" }, { face: "text", size: 22 }, { fill: "ink" }),
      textMark(
        { x: right, y: 46, words: "largest of longitude and latitude; copper: what is promised; arc-seconds" },
        { face: "text", size: 14, italic: true, anchor: "end" },
        { fill: "ink-3" },
      ),
      ...strips,
      ...scale(height - foot + 8),
    ],
  };
}

function largestByYear(errors: readonly PlaceError[]): ReadonlyMap<number, number> {
  const largest = new Map<number, number>();
  for (const { place, longitude, latitude } of errors) {
    const year = yearOf(place.jdTt);
    largest.set(year, Math.max(largest.get(year) ?? 0, longitude, latitude ?? 0));
  }
  return largest;
}

function stripMarks(body: Body, base: number, largest: ReadonlyMap<number, number>): readonly Mark[] {
  const { words, glyph, promised } = bodyNames[body];
  const worst = Math.max(0, ...largest.values());
  let within = "";
  let beyond = "";
  for (const [year, error] of largest) {
    const stroke = `M${round(xOf(year + 0.5))} ${base}v${round(-strip * Math.min(1, error / promised))}`;
    if (error <= promised) within += stroke;
    else beyond += stroke;
  }
  const top = base - strip;
  return [
    lineMark({ from: { x: left, y: base }, to: { x: right, y: base } }, { stroke: "rule", width: 0.75 }),
    lineMark({ from: { x: left, y: top }, to: { x: right, y: top } }, { stroke: "metal", width: 0.75, dash: "2 3" }),
    ...(within ? [pathMark(within, { stroke: "ink", width: 1.5 })] : []),
    ...(beyond ? [pathMark(beyond, { stroke: "fire", width: 1.5 })] : []),
    glyphMark({ name: glyph, x: 52, y: base - strip / 2, size: 20, ink: "ink" }),
    textMark({ x: 74, y: base - strip / 2 + 5, words }, label, { fill: "ink" }),
    textMark({ x: right + 10, y: top + 4, words: `${promised}″` }, note, { fill: "metal" }),
    textMark({ x: right + 10, y: base + 1, words: `${worst.toFixed(4)}″` }, note, { fill: "ink-2" }),
  ];
}

/** A map scale under the strips: decades filled and open in turn. */
function scale(y: number): readonly Mark[] {
  const marks: Mark[] = [];
  for (let year = firstYear; year <= lastYear; year += 10) {
    const x = xOf(year);
    if (year < lastYear) {
      const box = { x: round(x), y, width: round(xOf(year + 10) - x), height: 5 };
      const fill = ((year - firstYear) / 10) % 2 === 0 ? "ink" : "paper";
      marks.push({ tag: "rect", at: box, paint: { fill, stroke: "ink", width: 0.5 } });
    }
    if (year % 20 === 0) marks.push(textMark({ x, y: y + 20, words: String(year) }, axis, { fill: "ink-2" }));
  }
  return marks;
}

/** The double neatline of a plate. */
function frame(height: number): readonly Mark[] {
  return [10, 14].map((inset, index) => ({
    tag: "rect",
    at: { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset },
    paint: { stroke: "metal", width: index === 0 ? 1.25 : 0.5 },
  }));
}
