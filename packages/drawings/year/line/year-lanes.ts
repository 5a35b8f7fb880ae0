import type { Mark } from "../../drawing.ts";
import { lineUp } from "../../geometry/line-up.ts";
import { circleMark, groupMark, lineMark, pathMark, textMark } from "../../geometry/marks.ts";
import { type Point, round, stroke, xy } from "../../geometry/polar.ts";
import { aspectStyles } from "../../glyphs/aspect-styles.ts";
import { glyphMark } from "../../glyphs/glyphs.ts";
import type { LinePass, LineStation, LineStory } from "./line-facts.ts";
import type { YearFrame } from "./year-frame.ts";

const msPerDay = 86_400_000;
/** A leeway is drawn from here on, days. */
const toldLeewayDays = 1;
/** A closest approach is at a station: within so many days it is the same ring. */
const sameRingDays = 3;
/** Half the distance between the two hairlines of a stretch in orb. */
const rail = 2.6;
/** Half a bracket's height. */
const bracket = { reach: 9, foot: 4 } as const;

/** A lane and what it lies on. */
export interface Lane {
  readonly story: LineStory;
  readonly stations: readonly LineStation[];
  readonly index: number;
  /** The day of the month of an instant, as a figure. */
  readonly day: (instant: string) => string;
}

/** A mark on a lane: a pass or a ring, with its true place. */
interface LaneSign {
  readonly pass: LinePass | null;
  readonly at: number;
  readonly room: number;
  readonly figure: string;
}

/** One story: its three glyphs at the head, hairlines while in orb, stations as rings, passes as diamonds. */
export function laneMarks(lane: Lane, frame: YearFrame): readonly Mark[] {
  const across = frame.lane(lane.index);
  const signs = signsOf(lane, frame);
  const places = lineUp(signs, { from: frame.start - 4, to: frame.end + 4 });
  return [
    groupMark(headMarks(lane.story, across, frame), undefined, "y-head"),
    lineMark(
      { from: frame.point(frame.start, across), to: frame.point(frame.end, across) },
      { stroke: "line", width: 1 },
    ),
    ...spanMarks(lane.story, across, frame),
    ...drawnPasses(lane.story, frame).flatMap((pass) => bracketMarks(pass, across, frame)),
    ...signs.map((sign, index) =>
      groupMark(
        signMarks(sign, { along: places[index] ?? sign.at, across }, frame),
        undefined,
        sign.pass ? "y-pass" : "y-ring",
      ),
    ),
  ];
}

/** Body, aspect, natal point: side by side before a lane, or above it. */
function headMarks({ body, aspect, point }: LineStory, across: number, frame: YearFrame): readonly Mark[] {
  const [wide, size, small] = frame.form === "wide" ? [true, 20, 14] : [false, 18, 14];
  const spots = wide ? [16, 43, 70] : [11, 32, 53];
  const at = (index: number) => frame.point(spots[index] ?? 0, across);
  const name = body === "trueNode" ? "north-node" : body;
  return [
    glyphMark({ name, ...at(0), size, ink: "ink", strokeWidth: 1.6 }),
    glyphMark({ name: aspect, ...at(1), size: small, ink: aspectStyles[aspect].ink, strokeWidth: 2 }),
    glyphMark({ name: point, ...at(2), size, ink: "ink", strokeWidth: 1.6 }),
  ];
}

/** A double hairline for each stretch in orb, closed where it begins and ends within the year. */
function spanMarks({ spans, body }: LineStory, across: number, frame: YearFrame): readonly Mark[] {
  const { window, along, point } = frame;
  let path = "";
  for (const { from, to } of stretches(spans, body)) {
    if (to <= window.from || from >= window.to) continue;
    const [start, end] = [along(Math.max(from, window.from)), along(Math.min(to, window.to))];
    for (const side of [-rail, rail]) path += stroke(point(start, across + side), point(end, across + side));
    if (from >= window.from) path += stroke(point(start, across - rail), point(start, across + rail));
    if (to <= window.to) path += stroke(point(end, across - rail), point(end, across + rail));
  }
  return path === "" ? [] : [pathMark(path, { stroke: "ink", width: 1.1 }, "y-span")];
}

/** Of the node only the first entry and the last exit are drawn. */
function stretches(spans: LineStory["spans"], body: LineStory["body"]) {
  const all = spans.map((span) => ({ from: Date.parse(span.in), to: Date.parse(span.out) }));
  const [first, last] = [all[0], all.at(-1)];
  return body === "trueNode" && first !== undefined && last !== undefined ? [{ from: first.from, to: last.to }] : all;
}

function drawnPasses({ passes, body }: LineStory, { window }: YearFrame): readonly LinePass[] {
  if (body === "trueNode") return [];
  return passes.filter(({ at, stay }) => {
    const [from, to] = stay === null ? [at, at] : [stay.from, stay.to];
    return Date.parse(to) >= window.from && Date.parse(from) < window.to;
  });
}

function signsOf({ story, stations, day }: Lane, frame: YearFrame): readonly LaneSign[] {
  const { window, along, passRoom, ringRoom } = frame;
  const isIn = (ms: number) => ms >= window.from && ms < window.to;
  const passes = drawnPasses(story, frame).map((pass): LaneSign => {
    const [from, to] = stayEnds(pass, frame);
    return { pass, at: (from + to) / 2, room: Math.max(passRoom, to - from + 4), figure: day(pass.at) };
  });
  const turns = stations.filter(({ body, at }) => {
    const ms = Date.parse(at);
    const inOrb = story.spans.some((span) => ms >= Date.parse(span.in) && ms <= Date.parse(span.out));
    return body === story.body && inOrb && isIn(ms);
  });
  const rings = turns.map(
    ({ at }): LaneSign => ({ pass: null, at: along(Date.parse(at)), room: ringRoom, figure: "" }),
  );
  const near = story.nearest === null ? null : Date.parse(story.nearest.at);
  const isRinged = near !== null && turns.some(({ at }) => Math.abs(Date.parse(at) - near) < sameRingDays * msPerDay);
  if (near === null || isRinged || !isIn(near)) return [...passes, ...rings];
  return [...passes, ...rings, { pass: null, at: along(near), room: ringRoom, figure: "" }];
}

/** Ends of a stay along the line, cut at the year; of a pass, twice its place. */
function stayEnds({ at, stay }: LinePass, { window, along }: YearFrame): readonly [from: number, to: number] {
  const cut = (instant: string) => along(Math.min(window.to, Math.max(window.from, Date.parse(instant))));
  return stay === null ? [cut(at), cut(at)] : [cut(stay.from), cut(stay.to)];
}

interface Spot {
  readonly along: number;
  readonly across: number;
}

/** From here on a moved sign has a leader to its true place. */
const leaderFrom = 1.5;

function signMarks(sign: LaneSign, { along, across }: Spot, frame: YearFrame): readonly Mark[] {
  const { point, diamond: half, ring, form } = frame;
  const at = point(along, across);
  const moved = Math.abs(along - sign.at) > leaderFrom;
  const tick = moved
    ? [pathMark(leader(sign.at, { along, across }, frame), { stroke: "ink", width: 0.9, opacity: 0.6 })]
    : [];
  if (sign.pass === null) {
    return [...tick, circleMark({ ...at, r: ring }, { fill: "ground", stroke: "ink", width: 1.4 })];
  }
  const [from, to] = stayEnds(sign.pass, frame);
  const stretch = Math.max(0, (to - from) / 2 - half);
  const figure =
    form === "wide" ? { x: at.x, y: at.y + half + 15 } : { x: at.x + half + 2, y: at.y + frame.figure * 0.35 };
  return [
    ...tick,
    diamondMark(at, { half, stretch, direct: sign.pass.direct, form }),
    textMark(
      { ...figure, words: sign.figure },
      { face: "ui", size: frame.figure, anchor: form === "wide" ? "middle" : "start" },
      { fill: "ink", stroke: "ground", width: 3.5, halo: true },
    ),
  ];
}

/** From a tick at the true place to the moved sign. */
function leader(from: number, { along, across }: Spot, { point }: YearFrame): string {
  const edge = -rail - 5;
  return `M${[point(from, across), point(from, across + edge), point(along, across + edge), point(along, across)].map(xy).join("L")}`;
}

export interface DiamondShape {
  readonly half: number;
  /** Half the length of a stay between its two points. */
  readonly stretch: number;
  readonly direct: boolean;
  readonly form: YearFrame["form"];
}

/** A pass: filled when direct, open when retrograde; drawn out to its length when it is a stay. */
export function diamondMark({ x, y }: Point, { half, stretch, direct, form }: DiamondShape): Mark {
  const corner = (along: number, across: number) =>
    xy(form === "wide" ? { x: x + along, y: y + across } : { x: x + across, y: y + along });
  const corners = [
    corner(-half - stretch, 0),
    corner(-stretch, -half),
    ...(stretch > 0 ? [corner(stretch, -half)] : []),
    corner(half + stretch, 0),
    corner(stretch, half),
    ...(stretch > 0 ? [corner(-stretch, half)] : []),
  ];
  const paint = direct
    ? ({ fill: "ink", stroke: "ink", width: 1 } as const)
    : ({ fill: "ground", stroke: "metal", width: 1.8 } as const);
  return pathMark(`M${corners.join("L")}Z`, paint, direct ? "y-direct" : "y-retrograde");
}

/** Square brackets round a pass, where five minutes of birth time move it by more than a day; one alone where the pass
 * would not happen at the other end. */
function bracketMarks({ at, leeway }: LinePass, across: number, frame: YearFrame): readonly Mark[] {
  if (leeway === null) return [];
  const known = [leeway.earlier, leeway.later].flatMap((at) => (at === null ? [] : [Date.parse(at)]));
  const [from, to] = [Math.min(...known), Math.max(...known)];
  const isWide = known.length < 2 || to - from > toldLeewayDays * msPerDay;
  if (known.length === 0 || !isWide) return [];
  const { window, along, point } = frame;
  const pass = Date.parse(at);
  // Each bracket opens to the pass.
  const ends = [...new Set([from, to])]
    .filter((end) => end >= window.from && end < window.to)
    .map((end) => ({ at: end, foot: end < pass ? bracket.foot : -bracket.foot }));
  const d = ends.map(({ at: end, foot }) => {
    const x = along(end);
    const corners = [
      point(x + foot, across - bracket.reach),
      point(x, across - bracket.reach),
      point(x, across + bracket.reach),
      point(x + foot, across + bracket.reach),
    ];
    return `M${corners.map(xy).join("L")}`;
  });
  return d.length === 0 ? [] : [pathMark(d.join(""), { stroke: "ink", width: 1.2 }, "y-leeway")];
}

/** Samples for the legend. */
export function railSample({ x, y }: Point): Mark {
  return pathMark(`M${round(x - 11)} ${round(y - rail)}h22M${round(x - 11)} ${round(y + rail)}h22`, {
    stroke: "ink",
    width: 1.1,
  });
}
export function bracketSample({ x, y }: Point): Mark {
  return pathMark(`M${round(x - 6)} ${round(y - 8)}h-4v16h4M${round(x + 6)} ${round(y - 8)}h4v16h-4`, {
    stroke: "ink",
    width: 1.2,
  });
}
