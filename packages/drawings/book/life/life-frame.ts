import type { Point } from "../../geometry/polar.ts";
import type { Form } from "../form.ts";
import { lifeSpanYears, type Turning } from "./life-years.ts";

interface Layout {
  readonly start: number;
  readonly length: number;
  /** Position of the line across its direction. */
  readonly base: number;
  /** Height of each body's arches. */
  readonly rise: Readonly<Record<Turning, number>>;
  /** Thickness of the scale. */
  readonly scale: number;
  /** The progressed Moon's band, as distances from the line. */
  readonly moon: readonly [near: number, far: number];
  readonly crown: number;
  readonly width: number;
}

const layouts: Readonly<Record<Form, Layout>> = {
  wide: {
    start: 30,
    length: 944,
    base: 300,
    rise: { jupiter: 46, "north-node": 90, saturn: 142, chiron: 208, uranus: 264 },
    scale: 12,
    moon: [158, 188],
    crown: 22,
    width: 1000,
  },
  compact: {
    start: 30,
    length: 1116,
    base: 84,
    rise: { jupiter: 31, "north-node": 60, saturn: 94, chiron: 128, uranus: 158 },
    scale: 9,
    moon: [52, 78],
    crown: 21,
    width: 350,
  },
};

/** A form of the life line: years run right (wide) or down (compact). */
export interface LifeFrame extends Layout {
  readonly form: Form;
  /** Coordinate of an age along the line. */
  readonly along: (age: number) => number;
  /** Point at an age, `off` units from the line: negative on the arches' side, positive on the scale's. */
  readonly at: (age: number, off: number) => Point;
}

/** The frame of a form. */
export function lifeFrame(form: Form): LifeFrame {
  const layout = layouts[form];
  const along = (age: number) => layout.start + (age / lifeSpanYears) * layout.length;
  const at = (age: number, off: number): Point =>
    form === "wide" ? { x: along(age), y: layout.base + off } : { x: layout.base - off, y: along(age) };
  return { ...layout, form, along, at };
}
