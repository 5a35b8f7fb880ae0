import type { Form } from "../../book/form.ts";
import { type Point, polar, turnOf } from "../../geometry/polar.ts";

/** Radii of the rings outside the natal wheel, drawing units. */
export const outer = {
  /** The Sun's band, beyond the angle letters. */
  sunInner: 1118,
  sunOuter: 1168,
  /** Ways of the slow planets. */
  way: 1186,
  /** Their glyphs, and the moons. */
  body: 1266,
  reach: 1340,
} as const;

/** Where and how the sky of a month is drawn. */
export interface MonthSetting {
  /** Longitude at the left: the Ascendant, or 0° Aries. */
  readonly leftDeg: number;
  readonly form: Form;
}

/** Point of a longitude at a radius; counterclockwise from the left. */
export function monthPoint({ leftDeg }: MonthSetting, longitudeDeg: number, radius: number): Point {
  return polar(radius, 180 + turnOf(longitudeDeg - leftDeg));
}

/** Strokes and sizes of the two forms, drawing units. */
export function monthGauge(form: Form) {
  return form === "compact"
    ? { hair: 3.4, line: 5, frame: 8, hatch: 3, body: 128, natal: 140, house: 110, moon: 110, gapDeg: 7.4, name: 132 }
    : { hair: 2, line: 3, frame: 5, hatch: 2, body: 96, natal: 112, house: 58, moon: 88, gapDeg: 5.8, name: 84 };
}
