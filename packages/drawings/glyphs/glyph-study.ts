import type { Drawing, Paint } from "../drawing.ts";
import { circleMark, pathMark } from "../geometry/marks.ts";
import { type GlyphName, glyphGrid, glyphMark } from "./glyphs.ts";

/** Drawing units per unit of the glyph grid. */
const scale = 10;
const side = glyphGrid * scale;
/** On the 24-unit grid; thinner than in running text, since the glyph is shown large. */
const studyStroke = 1.05;

/** A simplified glyph on its 24-unit grid, for the head of a list entry: 72 to 120 px, where `construction` would blur.
 * 240 units per side, with a scale along the top and left edges. */
export function glyphStudy(name: GlyphName, title = ""): Drawing {
  const built: Paint = { stroke: "ink", width: 0.8, opacity: 0.5 };
  const centre = { x: side / 2, y: side / 2 };
  return {
    viewBox: [-24, -24, side + 34, side + 34],
    title,
    hook: "glyph-study",
    marks: [
      pathMark(grid(), { stroke: "ink", width: 0.5, opacity: 0.32 }),
      circleMark({ ...centre, r: side * 0.36 }, built),
      circleMark({ ...centre, r: side / 2 }, built),
      pathMark(`M0 ${side / 2}H${side}M${side / 2} 0V${side}M0 0 ${side} ${side}M${side} 0 0 ${side}`, built),
      pathMark(edgeScale(), { stroke: "ink", width: 1 }),
      glyphMark({ name, ...centre, size: side, ink: "ink", strokeWidth: studyStroke }),
    ],
  };
}

function grid(): string {
  let lines = "";
  for (let at = 0; at <= side; at += 2 * scale) lines += `M${at} 0V${side}M0 ${at}H${side}`;
  return lines;
}

/** A tick every grid unit, longer every fourth. */
function edgeScale(): string {
  let ticks = `M-6 -6H${side + 6}M-6 -6V${side + 6}`;
  for (let unit = 0; unit <= glyphGrid; unit += 1) {
    const end = unit % 4 === 0 ? -16 : -11;
    ticks += `M${unit * scale} -6V${end}M-6 ${unit * scale}H${end}`;
  }
  return ticks;
}
