import { aspectStyles } from "../../aspect-styles.ts";
import type { Lettering, Mark } from "../../drawing.ts";
import { type Label, lineUp } from "../../geometry/line-up.ts";
import { groupMark, pathMark, textMark } from "../../geometry/marks.ts";
import { type Point, stroke, xy } from "../../geometry/polar.ts";
import { glyphMark } from "../../glyphs.ts";
import type { LifeFrame } from "./life-frame.ts";
import type { LifeEvent } from "./life-years.ts";

/** Room of one label along the line. */
const rooms = { wide: 27, compact: 22 } as const;
const figure: Lettering = { face: "ui", size: 15 };

/** A tick on the line for every exact pass. */
export function passMarks(events: readonly LifeEvent[], { at }: LifeFrame): readonly Mark[] {
  const ticks = events.flatMap(({ passes }) => passes.map((age) => stroke(at(age, 0), at(age, -7))));
  return ticks.length > 0 ? [pathMark(ticks.join(""), { stroke: "ink", width: 1.5 })] : [];
}

/** Each return and crossing in order: body, aspect to its natal place and age, pushed apart, a leader to its year. */
export function eventMarks(events: readonly LifeEvent[], frame: LifeFrame): readonly Mark[] {
  const room = rooms[frame.form];
  const labels = events.map(({ age }): Label => ({ at: frame.along(age), room }));
  const shown = lineUp(labels, { from: frame.start - room / 2, to: frame.start + frame.length + room / 2 });
  return events.map((event, index) => {
    const marks = frame.form === "wide" ? columnMarks : rowMarks;
    return groupMark(marks(event, shown[index] ?? 0, frame), undefined, "l-event");
  });
}

/** Below the scale: body, aspect and age one under the other. */
function columnMarks(event: LifeEvent, x: number, frame: LifeFrame): readonly Mark[] {
  const top = frame.base + 84;
  const drop = frame.at(event.age, frame.scale + 5);
  const knee = frame.at(event.age, frame.scale + 52);
  return [
    leader([drop, knee, { x, y: top - 12 }]),
    glyphMark({ name: event.body, x, y: top, size: 19, ink: "ink", strokeWidth: 1.6 }),
    aspectGlyph(event, { x, y: top + 20 }),
    textMark({ x, y: top + 45, words: String(event.wholeYears) }, { ...figure, anchor: "middle" }, { fill: "ink-2" }),
  ];
}

/** Beyond the arches: body, aspect and age side by side. */
function rowMarks(event: LifeEvent, y: number, frame: LifeFrame): readonly Mark[] {
  const left = frame.base + frame.rise.uranus + 24;
  return [
    leader([
      { x: left - 18, y: frame.along(event.age) },
      { x: left - 3, y },
    ]),
    glyphMark({ name: event.body, x: left + 9, y, size: 18, ink: "ink", strokeWidth: 1.6 }),
    aspectGlyph(event, { x: left + 30, y }),
    textMark({ x: left + 46, y: y + 5, words: String(event.wholeYears) }, figure, { fill: "ink-2" }),
  ];
}

function leader(points: readonly Point[]): Mark {
  return pathMark(`M${points.map(xy).join("L")}`, { stroke: "ink", width: 1, opacity: 0.4 });
}

function aspectGlyph({ aspect }: LifeEvent, at: Point): Mark {
  return glyphMark({ name: aspect, ...at, size: 15, ink: aspectStyles[aspect].ink, strokeWidth: 2 });
}
