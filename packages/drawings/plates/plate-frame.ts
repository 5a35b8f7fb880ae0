import type { Drawing, Mark, Paint } from "../drawing.ts";
import { circleMark, pathMark } from "../geometry/marks.ts";
import { tick } from "../geometry/polar.ts";

/** Engraved outlines on the plates. */
export const outline: Paint = { stroke: "ink", width: 1.7 };
/** Hatching on the plates. */
export const hatching: Paint = { stroke: "ink", width: 0.95, opacity: 0.75 };

/** Inner radius of the ring around every plate. */
export const plateRadius = 168;
const outerRadius = 178;

/** Double ring with divisions; every `longEvery`th one spans its full width. */
export function plateRing(ring: { divisions: number; length: number; longEvery: number }): readonly Mark[] {
  let ticks = "";
  for (let index = 0; index < ring.divisions; index += 1) {
    const length = index % ring.longEvery === 0 ? outerRadius - plateRadius : ring.length;
    ticks += tick((index * 360) / ring.divisions, outerRadius, outerRadius - length);
  }
  return [circleMark({ r: plateRadius }, outline), circleMark({ r: outerRadius }, outline), pathMark(ticks, outline)];
}

/** A plate with the given marks. */
export function plateOf(marks: readonly Mark[], title: string): Drawing {
  return { viewBox: [-200, -200, 400, 400], title, hook: "plate-art", marks };
}
