import type { Form } from "../book/form.ts";
import { type Point, polar, turnOf } from "../geometry/polar.ts";

/** Radii, type sizes and stroke widths of the two forms, in units of an outer radius of 1000. */
const gauges = {
  wide: {
    ...{ bandInner: 886, sign: 60, seat: 792, tie: 676, gapDeg: 8.4, margin: 116, angle: 50, letters: 52 },
    ...{ glyph: { core: 100, attached: 78, outside: 66 }, hair: 2, line: 2.8, frame: 5, bold: 5, bracket: 6 },
    ...{ chord: 11, fine: 3.4, road: 19, foot: { core: 13, attached: 11, outside: 8 } },
  },
  compact: {
    ...{ bandInner: 866, sign: 86, seat: 752, tie: 604, gapDeg: 11.6, margin: 140, angle: 76, letters: 92 },
    ...{ glyph: { core: 132, attached: 104, outside: 90 }, hair: 3, line: 4, frame: 7, bold: 7, bracket: 9 },
    ...{ chord: 14, fine: 4.6, road: 25, foot: { core: 17, attached: 14, outside: 10 } },
  },
} as const satisfies Readonly<Record<Form, unknown>>;

/** The inner edge of the frame, where the zodiac begins. */
export const bandOuter = 984;

/** Setup of a drawing of the spine: the longitude at the left, and the form. */
export interface SpineFrame {
  /** Longitude at the left: the Ascendant, or 0° Aries without a birth time. */
  readonly leftDeg: number;
  readonly form: Form;
}

/** Measures of a frame's form. */
export const gaugeOf = ({ form }: SpineFrame) => gauges[form];

/** Point of a longitude at a radius; counterclockwise from the left, as on the wheel. */
export function spot({ leftDeg }: SpineFrame, longitudeDeg: number, radius: number): Point {
  return polar(radius, 180 + turnOf(longitudeDeg - leftDeg));
}

/** A stretch of the zodiac, counterclockwise; `toDeg` may pass 360. */
export interface Stretch {
  readonly fromDeg: number;
  readonly toDeg: number;
}

/** Longest stretch an arc is drawn for: a full turn would start where it ends and vanish. */
const longestArcDeg = 359;

/** The first to the last of some longitudes the short way round, widened by `byDeg` on either side. */
export function stretchOf(longitudesDeg: readonly number[], byDeg: number): Stretch {
  const base = longitudesDeg[0] ?? 0;
  const offsets = longitudesDeg.map((longitude) => turnOf(longitude - base + 180) - 180);
  const fromDeg = base + Math.min(0, ...offsets) - byDeg;
  return { fromDeg, toDeg: Math.min(base + Math.max(0, ...offsets) + byDeg, fromDeg + longestArcDeg) };
}

/** Path data of an arc after its start: along a radius to the end of a stretch. */
export function arcTo(frame: SpineFrame, { fromDeg, toDeg }: Stretch, radius: number): string {
  const { x, y } = spot(frame, toDeg, radius);
  return `A${radius} ${radius} 0 ${toDeg - fromDeg > 180 ? 1 : 0} 0 ${x} ${y}`;
}

/** Path data of the area between two radii over a stretch. */
export function ringPart(frame: SpineFrame, stretch: Stretch, [inner, outer]: readonly [number, number]): string {
  const [a, b] = [spot(frame, stretch.fromDeg, outer), spot(frame, stretch.toDeg, inner)];
  const large = stretch.toDeg - stretch.fromDeg > 180 ? 1 : 0;
  const end = spot(frame, stretch.fromDeg, inner);
  return (
    `M${a.x} ${a.y}${arcTo(frame, stretch, outer)}L${b.x} ${b.y}` + `A${inner} ${inner} 0 ${large} 1 ${end.x} ${end.y}Z`
  );
}
