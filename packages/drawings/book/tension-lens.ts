import { cos, sin } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";
import type { Drawing, Mark } from "../drawing.ts";
import { circleMark, lineMark, pathMark } from "../geometry/marks.ts";
import { lengthOf, round } from "../geometry/polar.ts";
import { type GlyphName, glyphMark } from "../glyphs/glyphs.ts";

/** Radius of both circles, and the distance of their centers from the middle; drawing units. */
const radius = 100;
const apart = 61;
const tickStepDeg = 10;
const tickLength = 7;
/** Spacing of the lens's hatching. */
const hatchStep = 6;

export interface TensionLensOptions {
  /** Glyph of the body behind each circle's claim; a circle without one stays empty. */
  readonly left?: GlyphName | undefined;
  readonly right?: GlyphName | undefined;
  /** Text alternative. */
  readonly title: string;
}

/** Two claims as two circles; the engraved lens is what they share. 340 units wide, 230 high. */
export function tensionLens({ left, right, title }: TensionLensOptions): Drawing {
  // Where the circles intersect, above and below the middle.
  const height = Math.sqrt(radius * radius - apart * apart);
  return {
    viewBox: [-170, -115, 340, 230],
    title,
    hook: "tension-lens",
    marks: [
      ...hatching(height),
      ...[-apart, apart].flatMap((x) => [
        circleMark({ x, r: radius }, { stroke: "ink", width: 1.6 }),
        circleMark({ x, r: radius - 5 }, { stroke: "ink", width: 0.6, opacity: 0.6 }),
        ...ticks(x),
      ]),
      lineMark({ from: { x: 0, y: -112 }, to: { x: 0, y: -height } }, { stroke: "ink", width: 0.8, opacity: 0.6 }),
      lineMark({ from: { x: 0, y: height }, to: { x: 0, y: 112 } }, { stroke: "ink", width: 0.8, opacity: 0.6 }),
      ...glyphAt(left, -apart - 34),
      ...glyphAt(right, apart + 34),
    ],
  };
}

function glyphAt(name: GlyphName | undefined, x: number): readonly Mark[] {
  return name === undefined ? [] : [glyphMark({ name, x, y: 0, size: 46, ink: "ink", strokeWidth: 1.4 })];
}

/** Horizontal lines across the lens, and its two edges redrawn. */
function hatching(height: number): readonly Mark[] {
  const rows = Math.floor(height / hatchStep);
  let path = "";
  for (let row = -rows; row <= rows; row += 1) {
    const y = row * hatchStep;
    const reach = Math.sqrt(radius * radius - y * y) - apart;
    if (reach > 0) path += `M${round(-reach)} ${y}H${round(reach)}`;
  }
  return [pathMark(path, { stroke: "ink", width: 0.7, opacity: 0.7 })];
}

/** Ticks outside a circle, except where the other covers it. */
function ticks(x: number): readonly Mark[] {
  let path = "";
  for (let turn = 0; turn < 360; turn += tickStepDeg) {
    const [c, s] = [cos(turn * radiansPerDegree), sin(turn * radiansPerDegree)];
    const end = { x: x + c * (radius + tickLength), y: s * (radius + tickLength) };
    if (lengthOf(end.x + x, end.y) < radius + tickLength + 2) continue;
    path += `M${round(x + c * radius)} ${round(s * radius)}L${round(end.x)} ${round(end.y)}`;
  }
  return [pathMark(path, { stroke: "ink", width: 0.8, opacity: 0.6 })];
}
