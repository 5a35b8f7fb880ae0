import type { Mark } from "../../drawing.ts";
import { textWidth } from "../../geometry/letter-widths.ts";
import { textMark } from "../../geometry/marks.ts";
import type { Point } from "../../geometry/polar.ts";
import type { NowFrame } from "./now-frame.ts";
import type { NowLinePass } from "./now-line-facts.ts";

const size = 14;
/** Height of a date over its baseline and under it, with a little room. */
const rise = 12;
const drop = 3;
/** Room between dates, rings and the copper line. */
const clear = 4;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The passes of a lane that are drawn, and the rings among which their dates must stand. */
export interface DatedLane {
  readonly passes: readonly NowLinePass[];
  readonly rings: readonly Point[];
  readonly index: number;
  readonly date: (instant: string) => string;
}

/**
 * The dates of the passes of a lane (wide). A date stands where the way is not: to the right, below a direct pass and
 * above a retrograde one; further left, or to the left on the other side, where something else stands there. A date that
 * finds no room is left to the text beneath the drawing.
 */
export function dateMarks({ passes, rings, index, date }: DatedLane, frame: NowFrame): readonly Mark[] {
  const here = frame.along(frame.asOf);
  const taken: Box[] = rings.map(({ x, y }) => ({
    ...{ left: x - frame.ring - clear, right: x + frame.ring + clear },
    ...{ top: y - frame.ring, bottom: y + frame.ring },
  }));
  taken.push({ left: here - clear, right: here + clear, top: 0, bottom: Number.POSITIVE_INFINITY });
  return passes.flatMap(({ at, direct }) => {
    const words = date(at);
    const room = textWidth(words, { face: "ui", size });
    const place = frame.along(Date.parse(at));
    const spot = spotsFor({ place, room, direct, here }, index, frame).find((one) => {
      const box = boxOf(one, room);
      return box.left >= frame.start - 2 && box.right <= frame.end + 2 && !taken.some((other) => meet(box, other));
    });
    if (spot === undefined) return [];
    const box = boxOf(spot, room);
    taken.push({ ...box, right: box.right + clear, left: box.left - clear });
    return [
      textMark(
        { ...spot, words },
        { face: "ui", size },
        { fill: Date.parse(at) > frame.asOf ? "ink-2" : "ink", stroke: "ground", width: 3.5, halo: true },
      ),
    ];
  });
}

interface DatedPass {
  readonly place: number;
  readonly room: number;
  readonly direct: boolean;
  readonly here: number;
}

/** Where a date may stand, best first: its left end and baseline. */
function spotsFor(
  { place, room, direct, here }: DatedPass,
  index: number,
  { offset, end }: NowFrame,
): readonly Point[] {
  const below = offset(index, -1) + 15;
  const above = offset(index, 1) - 6;
  const [own, other] = direct ? [below, above] : [above, below];
  const right = place + 4;
  const left = place - 4 - room;
  const shifted = Math.min(right, (place < here ? here - clear - 1 : end) - room);
  return [
    { x: right, y: own },
    { x: shifted, y: own },
    { x: left, y: other },
    { x: left, y: own },
    { x: right, y: other },
  ];
}

function boxOf({ x, y }: Point, room: number): Box {
  return { left: x, right: x + room, top: y - rise, bottom: y + drop };
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
