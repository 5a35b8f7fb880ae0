import type { Mark, Paint } from "../../drawing.ts";
import { circleMark, groupMark, pathMark } from "../../geometry/marks.ts";
import { lengthOf, type Point, round, xy } from "../../geometry/polar.ts";
import { glyphMark } from "../../glyphs/glyphs.ts";
import type { LifeFrame } from "./life-frame.ts";
import { type LifePhase, lifeSpanYears, type Turning } from "./life-years.ts";

const paints: Readonly<Record<Turning, Paint>> = {
  jupiter: { stroke: "ink", width: 0.9 },
  "north-node": { stroke: "ink", width: 1.1, dash: "2 4" },
  saturn: { stroke: "ink", width: 1.5 },
  chiron: { stroke: "ink", width: 1.1, dash: "9 4" },
  uranus: { stroke: "ink", width: 1.5 },
};
/** One arch per cycle, cut off where the line ends. */
export function archMarks(turns: readonly LifePhase[], frame: LifeFrame): readonly Mark[] {
  return turns.map((turn) => {
    const to = Math.min(turn.to, lifeSpanYears);
    return pathMark(arc(turn, { from: turn.from, to }, frame), paints[turn.body], "l-arch");
  });
}

/** The part of a cycle's half ellipse between two ages. */
function arc(turn: LifePhase, part: { readonly from: number; readonly to: number }, frame: LifeFrame): string {
  const rise = frame.rise[turn.body];
  const half = round((frame.along(turn.to) - frame.along(turn.from)) / 2);
  const point = (age: number) => xy(frame.at(age, -heightAt(turn, age) * rise));
  const radii = frame.form === "wide" ? `${half} ${rise}` : `${rise} ${half}`;
  return `M${point(part.from)}A${radii} 0 0 1 ${point(part.to)}`;
}

/** Height of the arch at an age: 0 at its ends, 1 at its top. */
function heightAt({ from, to }: LifePhase, age: number): number {
  const across = (2 * age - from - to) / (to - from);
  return Math.sqrt(Math.max(0, 1 - across * across));
}

/** A body's glyph on top of its arches. Left out where it would hide the foot of a higher arch or another glyph; the
 * neighboring arches still identify the body. */
export function crownMarks(turns: readonly LifePhase[], frame: LifeFrame): readonly Mark[] {
  const hidesFoot = (body: Turning, age: number) =>
    turns.some((other) => frame.rise[other.body] > frame.rise[body] && Math.abs(other.to - age) < 1.3);
  const taken: Point[] = [];
  return turns.flatMap(({ body, from, to }) => {
    const crown = (from + to) / 2;
    if (crown > lifeSpanYears - 2 || hidesFoot(body, crown)) return [];
    const at = frame.at(crown, -frame.rise[body]);
    if (taken.some((other) => lengthOf(at.x - other.x, at.y - other.y) < frame.crown * 1.25)) return [];
    taken.push(at);
    return groupMark(
      [
        circleMark({ ...at, r: frame.crown * 0.62 }, { fill: "ground" }),
        glyphMark({ name: body, ...at, size: frame.crown, ink: "ink", strokeWidth: 1.6 }),
      ],
      undefined,
      "l-crown",
    );
  });
}
