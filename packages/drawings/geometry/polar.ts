import { cos, sin } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";

/** A point in drawing units, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rounds to one decimal, never -0: keeps drawings small and identical on every machine. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** Normalizes an angle to 0 ≤ x < 360. */
export function turnOf(deg: number): number {
  const turn = ((deg % 360) + 360) % 360;
  return turn === 360 ? 0 : turn;
}

/** Length of the vector (x, y). Square roots are identical in every engine; `Math.hypot` is not. */
export function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** Point at `radius` and `deg`: 0° at the right, counterclockwise; rounded. */
export function polar(radius: number, deg: number): Point {
  return { x: round(radius * cos(deg * radiansPerDegree)), y: round(-radius * sin(deg * radiansPerDegree)) };
}

/** `x y`, as used in path data. */
export function xy({ x, y }: Point): string {
  return `${tenths(x)} ${tenths(y)}`;
}

/** `round` as text. Formatting integers is much faster than fractions, and a book has tens of thousands of numbers. */
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
