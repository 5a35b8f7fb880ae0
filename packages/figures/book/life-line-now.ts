import type { Drawing, Mark } from "../drawing.ts";
import type { Form } from "./form.ts";
import { aheadOpacity } from "./life/life-arches.ts";
import { type LifeFrame, lifeFrame } from "./life/life-frame.ts";
import { aheadScale, nowMarks, type Present } from "./life/life-scale.ts";
import { lifeSpanYears } from "./life/life-years.ts";

/** A line that was drawn without a present, with one: the years ahead lighter, their scale unfilled, and "You are here".
 * As it was where the present is beyond the line. */
export function lifeLineAt(line: Drawing, present: Present, form: Form): Drawing {
  const { now } = present;
  if (now < 0 || now > lifeSpanYears) return line;
  const frame = lifeFrame(form);
  const arches = line.marks.findLastIndex(({ hook }) => hook === "l-arch") + 1;
  return {
    ...line,
    marks: [
      ...line.marks.slice(0, arches),
      veil(now, frame),
      ...line.marks.slice(arches),
      aheadScale(now, frame),
      ...nowMarks(present, frame),
    ],
  };
}

/** Ground laid thinly over the arches ahead, as far as their highest and the end of the drawing. */
function veil(now: number, frame: LifeFrame): Mark {
  const paint = { fill: "ground", opacity: 1 - aheadOpacity } as const;
  const from = frame.along(now);
  const long = frame.along(lifeSpanYears) - from;
  const high = frame.rise.uranus + 4;
  const at =
    frame.form === "wide"
      ? { x: from, y: frame.base - high, width: long + 4, height: high - 1 }
      : { x: frame.base + 1, y: from, width: high - 1, height: long + 4 };
  return { tag: "rect", at, paint, hook: "l-ahead" };
}
