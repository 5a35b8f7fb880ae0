import type { Lettering, Mark, Paint } from "../../drawing.ts";
import { textWidth } from "../../geometry/letter-widths.ts";
import { type Label, lineUp } from "../../geometry/line-up.ts";
import { groupMark, pathMark, textMark } from "../../geometry/marks.ts";
import { round, stroke, xy } from "../../geometry/polar.ts";
import { signInk, signMark, washMark } from "../inked-signs.ts";
import type { DayFrame } from "./day-frame.ts";
import type { DayStretch } from "./local-clock.ts";

/** Labels in and beside the bands, in the reader's language. */
export interface BandWords {
  readonly signs: Readonly<Record<DayStretch["sign"], string>>;
  /** Formats a local time from `HH:MM`. */
  readonly clock: (clock: string) => string;
}

const name: Lettering = { face: "text", size: 17 };
/** In short blocks names shrink down to this size, then are left out. */
const smallestName = 13.2;
const time: Lettering = { face: "ui", size: 14 };
/** A block shorter than this has no room for its glyph, which goes beside its time instead. */
const smallestGlyphRoom = 20;
const edge: Paint = { stroke: "ink", width: 1.4 };

/** One block per rising sign, as long as it lasted, with its start time at its edge. */
export function risingBand(stretches: readonly DayStretch[], words: BandWords, frame: DayFrame): readonly Mark[] {
  // One size for all names: the largest at which every name that can be set fits.
  const nameSize = Math.min(
    name.size,
    ...stretches.map((stretch) => fittingName(stretch, words, frame)).filter((size) => size >= smallestName),
  );
  return [
    ...stretches.map((stretch) => groupMark(blockMarks(stretch, { words, frame, nameSize }), undefined, "d-block")),
    ...timeMarks(stretches, words, frame),
  ];
}

function lengthAlong(frame: DayFrame, { fromMinutes, toMinutes }: DayStretch): number {
  return frame.along(toMinutes) - frame.along(fromMinutes);
}

/** The size at which a sign's name fits its block. */
function fittingName(stretch: DayStretch, words: BandWords, frame: DayFrame): number {
  return round((name.size * (lengthAlong(frame, stretch) - 8)) / textWidth(words.signs[stretch.sign], name));
}

interface BlockStyle {
  readonly words: BandWords;
  readonly frame: DayFrame;
  readonly nameSize: number;
}

function blockMarks(stretch: DayStretch, { words, frame, nameSize }: BlockStyle): readonly Mark[] {
  const { fromMinutes, toMinutes, sign } = stretch;
  const [near, far] = frame.band;
  const length = lengthAlong(frame, stretch);
  const middle = (fromMinutes + toMinutes) / 2;
  const d = box(frame, stretch, frame.band);
  const label = words.signs[sign];
  const named =
    frame.form === "wide" ? fittingName(stretch, words, frame) >= smallestName : length >= smallestGlyphRoom;
  const marks: Mark[] = [washMark(d, signInk(sign)), pathMark(d, edge)];
  if (frame.form === "wide") {
    const at = frame.at(middle, named ? near + 36 : (near + far) / 2);
    const size = Math.min(34, length - 4);
    if (length >= smallestGlyphRoom) marks.push(signMark(sign, { ...at, size, strokeWidth: size < 20 ? 1.75 : 1.5 }));
    const foot = { ...frame.at(middle, far - 14), words: label };
    if (named) marks.push(textMark(foot, { ...name, size: nameSize, anchor: "middle" }, { fill: "ink" }));
    return marks;
  }
  const at = frame.at(middle, (near + far) / 2);
  if (named) marks.push(signMark(sign, { ...at, size: Math.min(26, length - 4) }));
  const beside = frame.at(middle, frame.moonBand[1] + 10);
  if (named) marks.push(textMark({ x: beside.x, y: beside.y + 6, words: label }, name, { fill: "ink" }));
  return marks;
}

/** Start times of all stretches but the first, pushed apart where edges are close; a short block's glyph goes beside
 * its time. */
function timeMarks(stretches: readonly DayStretch[], words: BandWords, frame: DayFrame): readonly Mark[] {
  const wide = frame.form === "wide";
  const entries = stretches.slice(1).map((stretch) => {
    const small = lengthAlong(frame, stretch) < smallestGlyphRoom;
    const label = words.clock(stretch.from);
    return { stretch, small, label, width: textWidth(label, time) + (small ? 18 : 0) };
  });
  const labels = entries.map(
    ({ stretch, width }): Label => ({ at: frame.along(stretch.fromMinutes), room: wide ? width + 10 : 17 }),
  );
  const line = { from: frame.along(0) - (wide ? 20 : 10), to: frame.along(1440) + (wide ? 20 : 10) };
  const shown = lineUp(labels, line);
  return entries.map(({ stretch, small, label, width }, index) => {
    const [true_, place] = [labels[index]?.at ?? 0, shown[index] ?? 0];
    const at = wide ? { x: place - width / 2, y: frame.band[1] + 26 } : { x: frame.band[0] - 8 - width, y: place + 5 };
    const leader = wide
      ? stroke({ x: true_, y: frame.band[1] }, { x: place, y: frame.band[1] + 11 })
      : stroke({ x: frame.band[0], y: true_ }, { x: frame.band[0] - 6, y: place });
    const moved = Math.abs(place - true_) > 3;
    const glyph = { x: at.x + 7, y: at.y - 5, size: 14, strokeWidth: 1.75 };
    return groupMark(
      [
        ...(moved ? [pathMark(leader, { stroke: "ink", width: 1, opacity: 0.55 })] : []),
        ...(small ? [signMark(stretch.sign, glyph)] : []),
        textMark({ x: at.x + (small ? 18 : 0), y: at.y, words: label }, time, { fill: "ink-2" }),
      ],
      undefined,
      "d-time",
    );
  });
}

/** The Moon's one or two signs as a slim band; wide form shows the time of change at the edge. */
export function moonBand(stretches: readonly DayStretch[], words: BandWords, frame: DayFrame): readonly Mark[] {
  const [near, far] = frame.moonBand;
  return stretches.flatMap((stretch, index) => {
    const { fromMinutes, toMinutes, sign, from } = stretch;
    const length = lengthAlong(frame, stretch);
    const label = words.signs[sign];
    const wide = frame.form === "wide";
    const named = wide && textWidth(label, name) + 40 <= length;
    const middle = frame.at((fromMinutes + toMinutes) / 2, (near + far) / 2);
    const width = named ? 26 + textWidth(label, name) : 0;
    const d = box(frame, stretch, frame.moonBand);
    const start = frame.at(fromMinutes, far + 18);
    return [
      washMark(d, signInk(sign)),
      pathMark(d, { stroke: "ink", width: 1, opacity: 0.6 }),
      ...(length >= smallestGlyphRoom
        ? [signMark(sign, { x: middle.x - width / 2 + (named ? 9 : 0), y: middle.y, size: 17, strokeWidth: 1.75 })]
        : []),
      ...(named
        ? [textMark({ x: middle.x - width / 2 + 26, y: middle.y + 6, words: label }, name, { fill: "ink" })]
        : []),
      ...(wide && index > 0
        ? [textMark({ ...start, words: words.clock(from) }, { ...time, anchor: "middle" }, { fill: "ink-2" })]
        : []),
    ];
  });
}

function box(frame: DayFrame, { fromMinutes, toMinutes }: DayStretch, [near, far]: readonly [number, number]): string {
  const corners = [
    frame.at(fromMinutes, near),
    frame.at(toMinutes, near),
    frame.at(toMinutes, far),
    frame.at(fromMinutes, far),
  ];
  return `M${corners.map((corner) => xy({ x: round(corner.x), y: round(corner.y) })).join("L")}Z`;
}
