import type { Mark, Paint } from "../../drawing.ts";
import { circleMark, groupMark, pathMark } from "../../geometry/marks.ts";
import { round, xy } from "../../geometry/polar.ts";
import { glyphMark } from "../../glyphs.ts";
import type { LifeFrame } from "./life-frame.ts";
import { lifeSpanYears, type Turn, type Turning } from "./life-years.ts";

const paints: Readonly<Record<Turning, Paint>> = {
  jupiter: { stroke: "ink", width: 0.9 },
  "north-node": { stroke: "ink", width: 1.1, dash: "2 4" },
  saturn: { stroke: "ink", width: 1.5 },
  chiron: { stroke: "ink", width: 1.1, dash: "9 4" },
  uranus: { stroke: "ink", width: 1.5 },
};
/** Years not lived yet. */
export const aheadOpacity = 0.38;

/** An arch a turn, lived years inked and those ahead lighter; all inked without a present age. */
export function archMarks(turns: readonly Turn[], frame: LifeFrame, now: number | undefined): readonly Mark[] {
  return turns.flatMap((turn) => {
    const end = Math.min(turn.to, lifeSpanYears);
    const seen = now === undefined ? end : Math.min(Math.max(now, turn.from), end);
    const paint = paints[turn.body];
    const lived = seen > turn.from ? [pathMark(arc(turn, { from: turn.from, to: seen }, frame), paint, "l-arch")] : [];
    const ahead =
      end > seen
        ? [pathMark(arc(turn, { from: seen, to: end }, frame), { ...paint, opacity: aheadOpacity }, "l-arch")]
        : [];
    return [...lived, ...ahead];
  });
}

/** Part of a turn's half ellipse between two ages. */
function arc(turn: Turn, part: { readonly from: number; readonly to: number }, frame: LifeFrame): string {
  const rise = frame.rise[turn.body];
  const half = round((frame.along(turn.to) - frame.along(turn.from)) / 2);
  const point = (age: number) => xy(frame.at(age, -heightAt(turn, age) * rise));
  const radii = frame.form === "wide" ? `${half} ${rise}` : `${rise} ${half}`;
  return `M${point(part.from)}A${radii} 0 0 1 ${point(part.to)}`;
}

/** Height of the arch at an age, 0 at its feet and 1 at its crown. */
function heightAt({ from, to }: Turn, age: number): number {
  const across = (2 * age - from - to) / (to - from);
  return Math.sqrt(Math.max(0, 1 - across * across));
}

/** A body's glyph on the crown of its arches; one that would hide the foot of a higher arch is left out, its neighbours say
 * which body it is. */
export function crownMarks(turns: readonly Turn[], frame: LifeFrame): readonly Mark[] {
  const hidesFoot = (body: Turning, age: number) =>
    turns.some((other) => frame.rise[other.body] > frame.rise[body] && Math.abs(other.to - age) < 1.3);
  return turns.flatMap(({ body, from, to }) => {
    const crown = (from + to) / 2;
    if (crown > lifeSpanYears - 2 || hidesFoot(body, crown)) return [];
    const at = frame.at(crown, -frame.rise[body]);
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
