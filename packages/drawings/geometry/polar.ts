import { cos, sin } from "@cosmic/sky/trigonometry";
/** Radians in a degree. */
export const radian = Math.PI / 180;

/** A point of a drawing, its units, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** To one decimal, never minus zero: small drawings that read the same everywhere. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** An angle brought to 0 ≤ x < 360. */
export function turnOf(deg: number): number {
  const turn = ((deg % 360) + 360) % 360;
  return turn === 360 ? 0 : turn;
}

/** Length of the way (x, y); square roots come out the same in every engine, `Math.hypot` does not. */
export function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** Point at `radius` and `deg`: 0° at the right, counter-clockwise; rounded. */
export function polar(radius: number, deg: number): Point {
  return { x: round(radius * cos(deg * radian)), y: round(-radius * sin(deg * radian)) };
}

/** `x y`, as path data wants it. */
export function xy({ x, y }: Point): string {
  return `${tenths(x)} ${tenths(y)}`;
}

/** `round` as text. Whole numbers are written much faster than fractions, and a book has tens of thousands. */
function tenths(value: number): string {
  const count = Math.round(value * 10);
  const whole = Math.trunc(count / 10);
  const rest = Math.abs(count - whole * 10);
  if (rest === 0) return `${whole + 0}`;
  return whole === 0 && count < 0 ? `-0.${rest}` : `${whole}.${rest}`;
}

/** Path data of one straight stroke. */
export function stroke(from: Point, to: Point): string {
  return `M${xy(from)}L${xy(to)}`;
}

/** Path data of one radial tick at `deg`, from radius `from` to radius `to`. */
export function tick(deg: number, from: number, to: number): string {
  return stroke(polar(from, deg), polar(to, deg));
}
