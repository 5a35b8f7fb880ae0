import type { Drawing, Lettering, Mark } from "../drawing.ts";
import { textWidth } from "../geometry/letter-widths.ts";
import type { Label } from "../geometry/line-up.ts";
import { lineMark, pathMark, textMark } from "../geometry/marks.ts";
import { xy } from "../geometry/polar.ts";
import type { Form } from "./form.ts";
import { eventRoom, labelPlaces, rowAt, rowYear } from "./life/life-events.ts";
import { type LifeFrame, lifeFrame } from "./life/life-frame.ts";
import { aheadScale } from "./life/life-scale.ts";
import { lifeSpanYears } from "./life/life-years.ts";

/** The reader's current position on the line. */
export interface Present {
  /** Age, years. */
  readonly now: number;
  /** "You are here". */
  readonly words: string;
  /** Whether the progressed Moon's band is drawn. */
  readonly banded: boolean;
}

/** Opacity of arches in years still to come. */
const aheadOpacity = 0.38;
const paint = { stroke: "metal", width: 2 } as const;
const lettering: Lettering = { face: "text", size: 18, italic: true };

/** Adds the present to a line drawn without one: years ahead lighter, their scale unfilled, and "You are here" clear of
 * arches and other labels. Unchanged if the present is beyond the line. */
export function lifeLineAt(line: Drawing, present: Present, form: Form): Drawing {
  const { now } = present;
  if (now < 0 || now > lifeSpanYears) return line;
  const frame = lifeFrame(form);
  const place = form === "wide" ? { marks: line.marks, y: 0 } : rowsParted(line.marks, frame.along(now), frame);
  const arches = place.marks.findLastIndex(({ hook }) => hook === "l-arch") + 1;
  return {
    ...line,
    marks: [
      ...place.marks.slice(0, arches),
      veil(now, frame),
      // Below the glyphs of the arches.
      ...(form === "wide" ? wideMarks(present, frame) : tallMarks(present, place.y, frame)),
      ...place.marks.slice(arches),
      aheadScale(now, frame),
      ...acrossMarks(present, frame),
    ],
  };
}

/** Moves the event rows apart around the present, and returns the y of the new row. */
function rowsParted(marks: readonly Mark[], at: number, frame: LifeFrame) {
  const room = eventRoom[frame.form];
  const rows = marks.filter(({ hook }) => hook === "l-event");
  const labels: readonly Label[] = [...rows.map((row) => ({ at: rowYear(row), room })), { at, room }];
  const places = labelPlaces(labels, frame);
  const parted = new Map(rows.map((row, index) => [row, rowAt(row, places[index] ?? 0)]));
  return { marks: marks.map((mark) => parted.get(mark) ?? mark), y: places.at(-1) ?? at };
}

/** Drawn above the arches; the label goes left of the line or, near the beginning, right of it. */
function wideMarks({ now, words }: Present, frame: LifeFrame): readonly Mark[] {
  const top = frame.at(now, 4 - frame.base);
  const before = now > lifeSpanYears / 5;
  const spot = { x: top.x + (before ? -9 : 9), y: 16, words };
  return [
    lineMark({ from: top, to: frame.at(now, 0) }, paint, "l-now"),
    textMark(spot, { ...lettering, anchor: before ? "end" : "start" }, { fill: "metal" }),
  ];
}

/** Drawn past the arches: the label takes a row among the events, and the line leads to it. */
function tallMarks({ now, words }: Present, y: number, frame: LifeFrame): readonly Mark[] {
  const end = frame.at(now, -(frame.rise.uranus + 10));
  const room = frame.width - end.x - 6;
  const size = Math.min(16, (16 * room) / textWidth(words, { ...lettering, size: 16 }));
  const way = [frame.at(now, 0), end, { x: end.x, y }];
  return [
    pathMark(`M${way.map(xy).join("L")}`, paint, "l-now"),
    textMark({ x: end.x + 4, y: y + 5, words }, { ...lettering, size }, { fill: "metal" }),
  ];
}

/** The line for the present across the scale and the Moon's band, so that no number lies under it. */
function acrossMarks({ now, banded }: Present, frame: LifeFrame): readonly Mark[] {
  const [near, far] = frame.moon;
  return [
    lineMark({ from: frame.at(now, 0), to: frame.at(now, frame.scale + 4) }, paint, "l-now"),
    ...(banded ? [lineMark({ from: frame.at(now, near - 6), to: frame.at(now, far + 6) }, paint, "l-now")] : []),
  ];
}

/** A thin layer of background color over the arches ahead, up to the highest arch and the end of the drawing. */
function veil(now: number, frame: LifeFrame): Mark {
  const veiled = { fill: "ground", opacity: 1 - aheadOpacity } as const;
  const from = frame.along(now);
  const long = frame.along(lifeSpanYears) - from;
  const high = frame.rise.uranus + 4;
  const at =
    frame.form === "wide"
      ? { x: from, y: frame.base - high, width: long + 4, height: high - 1 }
      : { x: frame.base + 1, y: from, width: high - 1, height: long + 4 };
  return { tag: "rect", at, paint: veiled, hook: "l-ahead" };
}
