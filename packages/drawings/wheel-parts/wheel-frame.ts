import { type Point, polar, turnOf } from "../geometry/polar.ts";

/** Outer radius of the wheel, drawing units. */
export const wheelRadius = 1000;

/** Radii of the rings, as fractions of the outer radius. */
export const ring = {
  frame: 1,
  frameInner: 0.984,
  scaleOuter: 0.978,
  scaleInner: 0.944,
  zodiacInner: 0.812,
  pointer: 0.799,
  body: 0.73,
  houseOuter: 0.543,
  houseInner: 0.487,
  aspect: 0.481,
  conjunction: 0.462,
  angleMark: 1.03,
  angleLabel: 1.062,
} as const;

/** Inks of the four elements, Aries first. */
export const elementInks = ["fire", "earth", "air", "water"] as const;

/** Setup of a wheel: the longitude at the left, and the form. */
export interface WheelFrame {
  /** Longitude at the left: the Ascendant, or 0° Aries without a birth time. */
  readonly leftDeg: number;
  readonly compact: boolean;
}

/** Point of a longitude at a fraction of the outer radius; counterclockwise from the left. */
export function placeOf(frame: WheelFrame, longitudeDeg: number, share: number): Point {
  return polar(wheelRadius * share, 180 + turnOf(longitudeDeg - frame.leftDeg));
}

/** Stroke widths and letter sizes of the two forms, drawing units. */
export function gauge(frame: WheelFrame) {
  return frame.compact
    ? { hair: 2.4, line: 3.6, frame: 7, cusp: 3, glyph: 112, sign: 108, degree: 58, house: 48, angle: 50, margin: 128 }
    : { hair: 1.6, line: 2.6, frame: 5, cusp: 1.8, glyph: 84, sign: 92, degree: 40, house: 42, angle: 36, margin: 96 };
}
