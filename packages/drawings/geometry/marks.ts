import type { Lettering, Mark, Paint } from "../drawing.ts";
import { type Point, round } from "./polar.ts";

/** A path from its data. */
export function pathMark(d: string, paint: Paint, hook?: string): Mark {
  return { tag: "path", at: { d }, paint, ...(hook === undefined ? {} : { hook }) };
}

/** A circle; center and radius are rounded. */
export function circleMark(at: { x?: number; y?: number; r: number }, paint: Paint, hook?: string): Mark {
  const { x = 0, y = 0, r } = at;
  return {
    tag: "circle",
    at: { cx: round(x), cy: round(y), r: round(r) },
    paint,
    ...(hook === undefined ? {} : { hook }),
  };
}

/** A straight line between two points. */
export function lineMark(ends: { from: Point; to: Point }, paint: Paint, hook?: string): Mark {
  const { from, to } = ends;
  return {
    tag: "line",
    at: { x1: round(from.x), y1: round(from.y), x2: round(to.x), y2: round(to.y) },
    paint,
    ...(hook === undefined ? {} : { hook }),
  };
}

/** A text at a point; `y` is the baseline. */
export function textMark(at: Point & { words: string }, lettering: Lettering, paint: Paint): Mark {
  return { tag: "text", at: { x: round(at.x), y: round(at.y) }, lettering, paint, text: at.words };
}

/** A group of marks. */
export function groupMark(marks: readonly Mark[], paint?: Paint, hook?: string): Mark {
  return { tag: "g", ...(paint === undefined ? {} : { paint }), ...(hook === undefined ? {} : { hook }), marks };
}
