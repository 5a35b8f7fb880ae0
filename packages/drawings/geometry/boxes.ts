import type { Lettering } from "../drawing.ts";
import { textWidth } from "./letter-widths.ts";
import { lengthOf, type Point } from "./polar.ts";

/** An axis-aligned rectangle, drawing units, y down. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far letters extend above and below the baseline, as fractions of their size. */
const rise = 0.78;
const drop = 0.26;

/** Bounding box of a text whose baseline is anchored at a point. */
export function textBox(at: Point, words: string, lettering: Lettering): Box {
  const { size, anchor = "start" } = lettering;
  const width = textWidth(words, lettering);
  const left = anchor === "start" ? at.x : anchor === "middle" ? at.x - width / 2 : at.x - width;
  return { left, right: left + width, top: at.y - size * rise, bottom: at.y + size * drop };
}

/** Whether two boxes overlap. */
export function boxesMeet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Distance of a point from a box; 0 within it. */
export function distanceToBox({ x, y }: Point, { left, right, top, bottom }: Box): number {
  return lengthOf(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom));
}
