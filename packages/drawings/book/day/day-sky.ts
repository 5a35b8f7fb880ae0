import type { Lettering, Mark, Paint } from "../../drawing.ts";
import { type Box, distanceToBox, textBox } from "../../geometry/boxes.ts";
import { textWidth } from "../../geometry/letter-widths.ts";
import { circleMark, groupMark, lineMark, pathMark, textMark } from "../../geometry/marks.ts";
import { type Point, xy } from "../../geometry/polar.ts";
import { glyphMark } from "../../glyphs/glyphs.ts";
import type { DayFrame } from "./day-frame.ts";
import { type DayPlace, type HeightAt, heightsOf, horizonCrossings } from "./day-heights.ts";
import { clockOf } from "./local-clock.ts";

/** Horizon labels in the reader's language. */
export interface SkyWords {
  /** "Sunrise 6:50" from `06:50`. */
  readonly sunrise: (clock: string) => string;
  readonly sunset: (clock: string) => string;
}

const caption: Lettering = { face: "text", size: 16, italic: true };
const small: Lettering = { ...caption, size: 15 };
const halo: Paint = { fill: "ink-2", stroke: "ground", width: 4, halo: true };
const lineHeight = 17;
const lastMinute = 1440;

/** The day's sky and the top of the drawing: the wide form is only as high as its curves. */
export interface DaySky {
  readonly marks: readonly Mark[];
  readonly top: number;
}

/** Minimum height of a wide sky above the horizon, drawing units. */
const leastHeight = 100;

/** Sun and Moon at their true altitude, hatching below the horizon, and the times of sunrise and sunset. */
export function daySky(day: DayPlace, words: SkyWords, frame: DayFrame): DaySky {
  const sun = heightsOf(day, "sun");
  const moon = heightsOf(day, "moon");
  const size = frame.form === "wide" ? 30 : 26;
  const captions = crossingCaptions(sun, words, frame);
  const boxes = captions.flatMap(({ lines }) => lines.map((line) => textBox(line, line.words, captionLetters(frame))));
  const sunAt = highest(sun, frame, boxes);
  const moonAt = highest(moon, frame, [...boxes, ...(sunAt ? [boxRound(sunAt)] : [])]);
  const highestY = Math.min(frame.horizon - leastHeight, ...[sunAt, moonAt].flatMap((at) => (at ? [at.y - 26] : [])));
  const top = frame.form === "wide" ? Math.max(0, Math.floor(highestY)) : 0;
  const marks = [
    pathMark(hatching(frame), { stroke: "ink", width: 0.8, opacity: 0.26 }),
    pathMark(course(moon, frame), { stroke: "ink", width: 1.2, opacity: 0.75, dash: "5 5" }, "d-moon"),
    pathMark(course(sun, frame), { stroke: "ink", width: 1.8 }, "d-sun"),
    lineMark(
      { from: frame.at(0, frame.horizon), to: frame.at(lastMinute, frame.horizon) },
      { stroke: "ink", width: 1.4 },
    ),
    ...captions.map((caption) => captionMarks(caption, frame)),
    ...(moonAt ? bodyMark("moon", moonAt, size - 3) : []),
    ...(sunAt ? bodyMark("sun", sunAt, size) : []),
  ];
  return { marks, top };
}

/** Lines below the horizon, further apart with depth. */
function hatching(frame: DayFrame): string {
  let lines = "";
  let step = 4;
  for (let off = 5; off < frame.floorDeg * frame.degree; off += step, step *= 1.12) {
    const depth = -off / frame.degree;
    lines += `M${xy(frame.sky(0, depth))}L${xy(frame.sky(lastMinute, depth))}`;
  }
  return lines;
}

/** A body's curve, cut off where it goes below the visible range. */
function course(heights: readonly HeightAt[], { sky, floorDeg }: DayFrame): string {
  let path = "";
  let drawing = false;
  for (const [index, to] of heights.entries()) {
    const from = heights[index - 1];
    if (!from) continue;
    const [a, b] = [from.heightDeg + floorDeg, to.heightDeg + floorDeg];
    if (a < 0 && b < 0) {
      drawing = false;
      continue;
    }
    const cut = (share: number) => sky(from.minutes + share * (to.minutes - from.minutes), -floorDeg);
    const start = a < 0 ? cut(a / (a - b)) : sky(from.minutes, from.heightDeg);
    const end = b < 0 ? cut(a / (a - b)) : sky(to.minutes, to.heightDeg);
    path += drawing ? `L${xy(end)}` : `M${xy(start)}L${xy(end)}`;
    drawing = true;
  }
  return path;
}

/** From a glyph's center to the nearest text or glyph. */
const clearance = 24;

/** The highest visible point of a curve that is clear of other marks; undefined for a body that stays below. */
function highest(heights: readonly HeightAt[], frame: DayFrame, taken: readonly Box[]): Point | undefined {
  return heights
    .filter(({ minutes, heightDeg }) => heightDeg > 3 - frame.floorDeg && minutes >= 30 && minutes <= lastMinute - 30)
    .toSorted((one, other) => other.heightDeg - one.heightDeg)
    .map(({ minutes, heightDeg }) => frame.sky(minutes, heightDeg))
    .find((at) => taken.every((box) => distanceToBox(at, box) >= clearance));
}

/** The area the Sun's glyph takes up. */
function boxRound({ x, y }: Point): Box {
  const half = 20;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function bodyMark(name: "sun" | "moon", at: Point, size: number): readonly Mark[] {
  return [
    circleMark({ ...at, r: size * 0.66 }, { fill: "ground" }),
    glyphMark({ name, ...at, size, ink: "ink", hook: `d-${name}-glyph` }),
  ];
}

/** One horizon crossing and its label. */
interface CrossingCaption {
  readonly at: Point;
  readonly lines: readonly (Point & { readonly words: string })[];
}

function captionLetters({ form }: DayFrame): Lettering {
  return form === "compact" ? small : caption;
}

/** Labels for the Sun's horizon crossings with their times: outside the day's arch, or below the horizon if the edge or
 * another label is too close. */
function crossingCaptions(sun: readonly HeightAt[], words: SkyWords, frame: DayFrame): readonly CrossingCaption[] {
  let taken: { readonly from: number; readonly to: number } | undefined;
  let below = 0;
  return horizonCrossings(sun).map(({ minutes, rising }) => {
    const clock = clockOf(minutes);
    const label = rising ? words.sunrise(clock) : words.sunset(clock);
    const at = frame.sky(minutes, 0);
    if (frame.form === "compact") {
      const lines = label.split(/\s+(?=\d)/);
      const rest = (lines.length - 1) * lineHeight;
      const wanted = Math.max(below, rising ? at.y - 9 - rest : at.y + 20);
      const first = Math.min(wanted, frame.height - 6 - rest);
      below = first + lines.length * lineHeight;
      return { at, lines: stacked(lines, { x: at.x + 9, y: first, right: frame.width - 2 }) };
    }
    const width = textWidth(label, caption);
    const from = rising ? at.x - 12 - width : at.x + 12;
    const free = from >= 0 && from + width <= frame.width && (!taken || from > taken.to || from + width < taken.from);
    if (free) taken = { from, to: from + width };
    const spot = free
      ? { x: from, y: at.y - 10 }
      : { x: Math.min(frame.width - width, Math.max(0, from)), y: at.y + 20 };
    return { at, lines: [{ ...spot, words: label }] };
  });
}

/** The label above its time, as far right as the edge allows. */
function stacked(lines: readonly string[], at: Point & { readonly right: number }): CrossingCaption["lines"] {
  return lines.map((words, index) => ({
    x: Math.min(at.x, at.right - textWidth(words, small)),
    y: at.y + index * lineHeight,
    words,
  }));
}

/** A dot on the horizon and its label. */
function captionMarks({ at, lines }: CrossingCaption, frame: DayFrame): Mark {
  const words = lines.map((line) => textMark(line, captionLetters(frame), halo));
  return groupMark([circleMark({ ...at, r: 3.5 }, { fill: "ink" }), ...words], undefined, "d-cross");
}
