import type { Lettering, Mark } from "../../drawing.ts";
import { textWidth } from "../../geometry/letter-widths.ts";
import { lineUp } from "../../geometry/line-up.ts";
import { circleMark, groupMark, lineMark, pathMark, textMark } from "../../geometry/marks.ts";
import { type Point, polar, round, stroke, xy } from "../../geometry/polar.ts";
import { glyphMark } from "../../glyphs/glyphs.ts";
import type { LineLunation } from "./line-facts.ts";
import { monthStarts, type YearFrame } from "./year-frame.ts";

const msPerDay = 86_400_000;

/** The map scale of months, alternately filled, a tick every five days; names, a year under each January; hairlines
 * through the lanes at the months' beginnings. */
export function monthMarks(frame: YearFrame, name: (month: string) => string): readonly Mark[] {
  const { window, along, point, scale, far } = frame;
  const starts = monthStarts(window);
  const [near, rear] = scale;
  let bars = "";
  let hairs = "";
  let ticks = "";
  const names: Mark[] = [];
  for (const [index, { month, at }] of starts.entries()) {
    const next = starts[index + 1]?.at ?? window.to;
    const [from, to] = [along(at), along(next)];
    if (index % 2 === 0) bars += box(frame, { from, to });
    if (index > 0) hairs += stroke(point(from, rear), point(from, far));
    for (let day = at + 5 * msPerDay; day < next - 2 * msPerDay; day += 5 * msPerDay) {
      ticks += stroke(point(along(day), rear), point(along(day), rear + 4));
    }
    const labelled = to - from >= (frame.form === "wide" ? 34 : 40);
    if (labelled)
      names.push(...nameMarks({ month, from, to, yearly: names.length === 0 || month.endsWith("-01") }, frame, name));
  }
  const whole = box(frame, { from: frame.start, to: frame.end });
  return [
    pathMark(hairs, { stroke: "ink", width: 0.8, opacity: 0.2 }),
    pathMark(whole, { stroke: "ink", width: 1.2, fill: "ground" }),
    pathMark(bars, { fill: "ink" }),
    pathMark(ticks, { stroke: "ink", width: 1, opacity: 0.5 }),
    lineMark({ from: point(frame.start, far), to: point(frame.end, far) }, { stroke: "ink", width: 1.2 }),
    ...names,
    // Without this the scale would end at the edge of the last filled month only.
    pathMark(`M${xy(point(frame.end, near))}L${xy(point(frame.end, far))}`, {
      stroke: "ink",
      width: 0.8,
      opacity: 0.4,
    }),
  ];
}

interface NamedMonth {
  readonly month: string;
  readonly from: number;
  readonly to: number;
  /** With its year below. */
  readonly yearly: boolean;
}

function nameMarks(named: NamedMonth, frame: YearFrame, name: (month: string) => string): readonly Mark[] {
  const { letters, months, form } = frame;
  const words = name(named.month);
  const room = form === "wide" ? named.to - named.from - 6 : frame.scale[0] - 7;
  const plain: Lettering = { face: "text", size: letters, italic: true, anchor: form === "wide" ? "middle" : "start" };
  const size = round(Math.min(letters, (letters * room) / textWidth(words, plain)));
  const at = form === "wide" ? { x: (named.from + named.to) / 2, y: months } : { x: 0, y: named.from + letters };
  const year: Lettering = { face: "ui", size: 13, anchor: form === "wide" ? "middle" : "start" };
  return [
    textMark({ ...at, words }, { ...plain, size }, { fill: "ink" }),
    ...(named.yearly
      ? [textMark({ x: at.x, y: at.y + 17, words: named.month.slice(0, 4) }, year, { fill: "ink-3" })]
      : []),
  ];
}

function box({ point, scale }: YearFrame, { from, to }: { readonly from: number; readonly to: number }): string {
  const [near, far] = scale;
  return `M${[point(from, near), point(to, near), point(to, far), point(from, far)].map(xy).join("L")}Z`;
}

/** New and full moons over the scale; eclipses in a ring. */
export function lunationMarks(lunations: readonly LineLunation[], frame: YearFrame): readonly Mark[] {
  return lunations
    .map((lunation) => ({ ...lunation, ms: Date.parse(lunation.at) }))
    .filter(({ ms }) => ms >= frame.window.from && ms < frame.window.to)
    .map((lunation) =>
      groupMark(
        moonMarks(lunation, frame.point(frame.along(lunation.ms), frame.moons), frame.moon),
        undefined,
        "y-moon",
      ),
    );
}

/** A moon; an eclipse has a ring, with rays where it is seen, broken where it is not. */
export function moonMarks(
  { kind, eclipse }: Pick<LineLunation, "kind" | "eclipse">,
  at: Point,
  size: number,
): readonly Mark[] {
  const disc = glyphMark({
    name: kind === "new" ? "new-moon" : "full-moon",
    ...at,
    size,
    ink: "ink",
    strokeWidth: 1.8,
  });
  if (eclipse === null) return [disc];
  const radius = size * 0.62;
  if (!eclipse.seen) return [disc, circleMark({ ...at, r: radius }, { stroke: "ink", width: 1.2, dash: "1.5 3" })];
  const rays = Array.from({ length: 12 }, (_, index) => {
    const [inner, outer] = [polar(radius, index * 30), polar(radius + 3.5, index * 30)];
    return stroke({ x: at.x + inner.x, y: at.y + inner.y }, { x: at.x + outer.x, y: at.y + outer.y });
  });
  return [
    disc,
    circleMark({ ...at, r: radius }, { stroke: "ink", width: 1.2 }),
    pathMark(rays.join(""), { stroke: "ink", width: 1.1 }),
  ];
}

/** Room of a copper line's sign along the line of time. */
const signRoom = 20;

/** The copper lines: the birthday with a Sun at its end, today with a triangle; below the last lane, or on the scale
 * (compact). */
export function nowMarks(
  frame: YearFrame,
  at: { readonly birthdays: readonly string[]; readonly today: string | null },
): readonly Mark[] {
  const { window, along, point, scale, far, form } = frame;
  const signs = [
    ...at.birthdays.map((instant) => ({ instant, mark: birthdayMark })),
    ...(at.today === null ? [] : [{ instant: at.today, mark: todayMark }]),
  ].flatMap(({ instant, mark }) => {
    const ms = Date.parse(instant);
    return ms >= window.from && ms < window.to ? [{ at: along(ms), room: signRoom, mark }] : [];
  });
  const places = lineUp(signs, { from: frame.start - signRoom / 2, to: frame.end + signRoom / 2 });
  const across = form === "wide" ? far + 13 : (scale[0] + scale[1]) / 2;
  return [
    ...signs.map((sign) =>
      lineMark({ from: point(sign.at, scale[1]), to: point(sign.at, far) }, { stroke: "metal", width: 1.8 }, "y-now"),
    ),
    ...signs.flatMap(({ mark, at: place }, index) => {
      const spot = point(places[index] ?? place, across);
      // On the scale a sign lies on a bead of plain ground.
      return [...(form === "wide" ? [] : [circleMark({ ...spot, r: 9.5 }, { fill: "ground" })]), mark(spot)];
    }),
  ];
}

/** The Sun back where it stood. */
export function birthdayMark(at: Point): Mark {
  return glyphMark({ name: "sun", ...at, size: 17, ink: "metal", strokeWidth: 1.8 });
}

/** Today. */
export function todayMark({ x, y }: Point): Mark {
  return pathMark(`M${round(x)} ${round(y - 7)}l6.5 12h-13Z`, { fill: "metal" });
}
