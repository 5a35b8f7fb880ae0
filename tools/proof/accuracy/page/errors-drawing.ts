import { errorStrips } from "@cosmic/drawings/articles/error-strips";
import type { Drawing, Mark } from "@cosmic/drawings/drawing";
import { textMark } from "@cosmic/drawings/geometry/marks";
import { type BodyYears, firstYear } from "../errors/error-years.ts";
import { bodyNames } from "./body-names.ts";

const margin = 36;
const head = 78;

/** The drawing in the accuracy document: the error strips on a plate with a double neatline. */
export function errorsDrawing(years: readonly BodyYears[]): Drawing {
  const strips = errorStrips(
    {
      title: "Largest error of each body in each year from 1900 to 2120, against what is promised",
      worstHead: "worst",
      promisedHead: "promised",
      firstYear,
      strips: years.map(({ body, errors }) => ({
        glyph: bodyNames[body].glyph,
        name: bodyNames[body].words,
        promised: bodyNames[body].promised,
        promisedWords: `${bodyNames[body].promised}″`,
        worstWords: `${Math.max(0, ...errors.map((error) => error ?? 0)).toFixed(4)}″`,
        years: errors,
      })),
    },
    "wide",
  );
  const [, , width, height] = strips.viewBox;
  const box = { x: -margin, y: -head, width: width + 2 * margin, height: height + head + margin };
  return {
    ...strips,
    viewBox: [box.x, box.y, box.width, box.height],
    marks: [
      { tag: "rect", at: box, paint: { fill: "paper" } },
      ...neatlines(box),
      textMark({ x: 0, y: -30, words: "Error by year" }, { face: "text", size: 24 }, { fill: "ink" }),
      textMark(
        { x: width - 2, y: -30, words: "largest of longitude and latitude in each year, arc-seconds" },
        { face: "text", size: 15, italic: true, anchor: "end" },
        { fill: "ink-3" },
      ),
      ...strips.marks,
    ],
  };
}

/** The double neatline of a plate. */
function neatlines(box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }) {
  return [10, 14].map(
    (inset, index): Mark => ({
      tag: "rect",
      at: { x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset, height: box.height - 2 * inset },
      paint: { stroke: "metal", width: index === 0 ? 1.25 : 0.5 },
    }),
  );
}
