import { type Point, polar, turnOf } from "../geometry/polar.ts";
import type { PairedFacts } from "./paired-facts.ts";

/** Radii of the bi-wheel's rings, drawing units. */
export const biRing = {
  frame: 1000,
  frameInner: 985,
  scale: 978,
  zodiacOuter: 946,
  zodiacInner: 838,
  /** Between the second person's ring and the first's. */
  split: 652,
  inner: 444,
  aspect: 434,
} as const;

/** Setup of a bi-wheel: the longitude at the left, and the form. */
export interface BiFrame {
  /** The first person's Ascendant, or 0° Aries without that birth time. */
  readonly leftDeg: number;
  readonly compact: boolean;
}

/** The frame of a pair; the first chart determines it. */
export const biFrame = (first: PairedFacts, compact: boolean): BiFrame => ({
  leftDeg: first.angles?.ascendant.longitude ?? 0,
  compact,
});

/** Angle of a longitude in the drawing, degrees counterclockwise from the right. */
const onPaper = ({ leftDeg }: BiFrame, longitudeDeg: number): number => 180 + turnOf(longitudeDeg - leftDeg);

/** Point of a longitude at a radius. */
export const biPoint = (frame: BiFrame, longitudeDeg: number, radius: number): Point =>
  polar(radius, onPaper(frame, longitudeDeg));

/** Stroke widths and letter sizes of the two forms, drawing units. */
export function biGauge({ compact }: BiFrame) {
  return compact
    ? { fine: 2.6, firm: 3.6, frame: 7, glyph: 92, sign: 84, angle: 48, strong: 9, margin: 90 }
    : { fine: 1.8, firm: 2.8, frame: 5, glyph: 72, sign: 76, angle: 32, strong: 6.5, margin: 80 };
}
