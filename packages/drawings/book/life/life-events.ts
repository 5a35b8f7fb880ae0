import type { Lettering, Mark, Paint } from "../../drawing.ts";
import { type Label, lineUp } from "../../geometry/line-up.ts";
import { groupMark, lineMark, pathMark, textMark } from "../../geometry/marks.ts";
import { type Point, round, stroke, xy } from "../../geometry/polar.ts";
import { aspectStyles } from "../../glyphs/aspect-styles.ts";
import { glyphMark } from "../../glyphs/glyphs.ts";
import type { LifeFrame } from "./life-frame.ts";
import type { LifeEvent } from "./life-years.ts";

/** Space each label takes along the line. */
export const eventRoom = { wide: 27, compact: 22 } as const;
const figure: Lettering = { face: "ui", size: 15 };

/** A tick on the line for every exact pass. */
export function passMarks(events: readonly LifeEvent[], { at }: LifeFrame): readonly Mark[] {
  const ticks = events.flatMap(({ passes }) => passes.map((age) => stroke(at(age, 0), at(age, -7))));
  return ticks.length > 0 ? [pathMark(ticks.join(""), { stroke: "ink", width: 1.5 })] : [];
}

/** Centers of labels placed side by side along the line, each as close as possible to its preferred position. */
export function labelPlaces(labels: readonly Label[], { form, start, length }: LifeFrame): readonly number[] {
  const half = eventRoom[form] / 2;
  return lineUp(labels, { from: start - half, to: start + length + half });
}

/** Each return and crossing in order: body, aspect to its natal position and age, pushed apart, with a leader to its
 * year. */
export function eventMarks(events: readonly LifeEvent[], frame: LifeFrame): readonly Mark[] {
  const labels = events.map(({ age }): Label => ({ at: frame.along(age), room: eventRoom[frame.form] }));
  const shown = labelPlaces(labels, frame);
  return events.map((event, index) => {
    const marks = frame.form === "wide" ? columnMarks : rowMarks;
    return groupMark(marks(event, shown[index] ?? 0, frame), undefined, "l-event");
  });
}

/** Below the scale: body, aspect and age, stacked. */
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

const leaderPaint: Paint = { stroke: "ink", width: 1, opacity: 0.4 };

/** Past the arches: body, aspect and age side by side, with a leader from the event's year. */
function rowMarks(event: LifeEvent, y: number, frame: LifeFrame): readonly Mark[] {
  const left = frame.base + frame.rise.uranus + 28;
  return [
    lineMark({ from: { x: left - 18, y: frame.along(event.age) }, to: { x: left - 3, y } }, leaderPaint),
    glyphMark({ name: event.body, x: left + 9, y, size: 18, ink: "ink", strokeWidth: 1.6 }),
    aspectGlyph(event, { x: left + 30, y }),
    textMark({ x: left + 46, y: y + 5, words: String(event.wholeYears) }, figure, { fill: "ink-2" }),
  ];
}

function leader(points: readonly Point[]): Mark {
  return pathMark(`M${points.map(xy).join("L")}`, leaderPaint);
}

function aspectGlyph({ aspect }: LifeEvent, at: Point): Mark {
  return glyphMark({ name: aspect, ...at, size: 15, ink: aspectStyles[aspect].ink, strokeWidth: 2 });
}

/** A row of the compact form moved along the line; its leader still starts at its year. */
export function rowAt(row: Mark, y: number): Mark {
  const [line, ...label] = row.marks ?? [];
  if (line?.at === undefined) return row;
  const moved: Mark = { tag: "g", at: { transform: `translate(0 ${round(y - Number(line.at.y2))})` }, marks: label };
  return { ...row, marks: [{ ...line, at: { ...line.at, y2: round(y) } }, moved] };
}

/** The position on the line a row of the compact form points to. */
export function rowYear(row: Mark): number {
  return Number(row.marks?.[0]?.at?.y1);
}
