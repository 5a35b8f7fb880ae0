import type { Mark } from "../../drawing.ts";
import { circleMark, groupMark, lineMark, pathMark } from "../../geometry/marks.ts";
import { type Point, stroke, xy } from "../../geometry/polar.ts";
import { diamondMark } from "../../year/line/year-lanes.ts";
import { dateMarks } from "./now-dates.ts";
import { type NowFrame, reachDeg } from "./now-frame.ts";
import type { NowLineCurve, NowLinePass, NowLineStory } from "./now-line-facts.ts";

const msPerDay = 86_400_000;
/** A station on the way that is drawn lies no further than this from a sample of it, days. */
const nearSampleDays = 4;
const hatchPitch = 3.2;
/** A degree, and what a body may move past it between two samples. */
const inOrbDeg = 1.02;
/** What lies ahead is lighter. */
const aheadOpacity = 0.55;

/** A lane and what lies in it. */
export interface NowLane {
  readonly story: NowLineStory;
  readonly curve: NowLineCurve | undefined;
  readonly index: number;
  /** The day and month of an instant. */
  readonly date: (instant: string) => string;
}

/** What lies under the copper line: the target as an axis, the degree either way while in orb, the body's way. */
export function laneGround(lane: NowLane, frame: NowFrame): readonly Mark[] {
  const { start, end, point, middle } = frame;
  const across = middle(lane.index);
  const axis = { from: point(start, across), to: point(end, across) };
  return [
    lineMark(axis, { stroke: "ink", width: 0.9, opacity: 0.35 }),
    ...lane.story.spans.flatMap((span) => spanMarks(span, lane.index, frame)),
    ...(lane.curve === undefined ? [] : courseMarks(lane.curve, lane.index, frame)),
  ];
}

/** A stretch in orb, one degree either way; engraved where lived. */
function spanMarks(
  span: { readonly in: string; readonly out: string },
  index: number,
  { from, to, asOf, along, point, offset }: NowFrame,
): readonly Mark[] {
  const [enters, leaves] = [Math.max(from, Date.parse(span.in)), Math.min(to, Date.parse(span.out))];
  if (enters >= leaves) return [];
  const [one, other] = [offset(index, -1), offset(index, 1)];
  const [start, end] = [along(enters), along(leaves)];
  const corners = [point(start, one), point(end, one), point(end, other), point(start, other)];
  const lived = along(Math.min(leaves, asOf));
  let hatch = "";
  for (let place = start + hatchPitch / 2; enters < asOf && place < lived; place += hatchPitch) {
    hatch += stroke(point(place, one), point(place, other));
  }
  const box = pathMark(`M${corners.map(xy).join("L")}Z`, { stroke: "ink", width: 1, fill: "ground" }, "n-span");
  return hatch === "" ? [box] : [box, pathMark(hatch, { stroke: "ink", width: 0.8, opacity: 0.38 })];
}

interface Sample {
  readonly ms: number;
  readonly deg: number;
}

/** The body's way within the lane: broken while retrograde, lighter where it lies ahead. */
function courseMarks(curve: NowLineCurve, index: number, frame: NowFrame): readonly Mark[] {
  const samples = approaches(curve);
  const stepMs = curve.everyDays * msPerDay;
  const paths = new Map<string, { d: string; last: Sample | null }>();
  for (const [n, next] of samples.entries()) {
    const here = samples[n - 1];
    // At 180° from the target the offset jumps, and between two approaches there is none.
    if (here === undefined || next.ms - here.ms > stepMs || Math.abs(next.deg - here.deg) > 90) continue;
    const ends = within(here, next);
    if (ends === null) continue;
    const key = `${next.ms <= frame.asOf ? "lived" : "ahead"} ${next.deg >= here.deg ? "direct" : "back"}`;
    const path = paths.get(key) ?? { d: "", last: null };
    const [first, second] = ends.map((sample) => spot(sample, index, frame));
    if (first === undefined || second === undefined) continue;
    path.d += path.last === here ? `L${xy(second)}` : `M${xy(first)}L${xy(second)}`;
    path.last = ends[1] === next ? next : null;
    paths.set(key, path);
  }
  return [...paths].map(([key, { d }]) =>
    pathMark(
      d,
      {
        ...{ stroke: "ink", width: 1.5 },
        ...(key.endsWith("back") ? { dash: "3.5 3.5" } : {}),
        ...(key.startsWith("ahead") ? { opacity: aheadOpacity } : {}),
      },
      "n-course",
    ),
  );
}

/** The samples of every approach that comes into orb, with one beyond the lane either way: others would be scraps. */
function approaches({ from, everyDays, offsetsDeg }: NowLineCurve): readonly Sample[] {
  const start = Date.parse(from);
  const kept = new Set<number>();
  let first = 0;
  for (let n = 0; n <= offsetsDeg.length; n += 1) {
    const deg = offsetsDeg[n];
    if (deg !== undefined && Math.abs(deg) <= reachDeg) continue;
    if (offsetsDeg.slice(first, n).some((one) => Math.abs(one) <= inOrbDeg)) {
      for (let near = Math.max(0, first - 1); near <= n; near += 1) kept.add(near);
    }
    first = n + 1;
  }
  return offsetsDeg.flatMap((deg, n) => (kept.has(n) ? [{ ms: start + n * everyDays * msPerDay, deg }] : []));
}

/** The part of a step that lies within the lane; null when none does. */
function within(here: Sample, next: Sample): readonly [Sample, Sample] | null {
  const cut = (one: Sample, other: Sample): Sample => {
    if (Math.abs(one.deg) <= reachDeg) return one;
    const edge = one.deg > 0 ? reachDeg : -reachDeg;
    const share = (edge - one.deg) / (other.deg - one.deg);
    return { ms: one.ms + share * (other.ms - one.ms), deg: edge };
  };
  const isOutside = (here.deg > reachDeg && next.deg > reachDeg) || (here.deg < -reachDeg && next.deg < -reachDeg);
  return isOutside ? null : [cut(here, next), cut(next, here)];
}

function spot({ ms, deg }: Sample, index: number, { along, point, offset }: NowFrame): Point {
  return point(along(ms), offset(index, deg));
}

/** What lies over the copper line: stations as rings on the way, passes as diamonds with their dates (wide). */
export function laneSigns(lane: NowLane, frame: NowFrame): readonly Mark[] {
  const { from, to, point, along, offset, ring } = frame;
  const { index } = lane;
  const way = lane.curve === undefined ? [] : approaches(lane.curve);
  const stations = (lane.curve?.stations ?? []).filter(
    ({ at, offsetDeg }) =>
      Math.abs(offsetDeg) <= reachDeg &&
      way.some(({ ms }) => Math.abs(ms - Date.parse(at)) <= nearSampleDays * msPerDay),
  );
  const rings = stations.map(({ at, offsetDeg }) => point(along(Date.parse(at)), offset(index, offsetDeg)));
  const passes = lane.story.passes.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < to);
  return [
    ...rings.map((at) => circleMark({ ...at, r: ring }, { fill: "ground", stroke: "ink", width: 1.4 }, "n-ring")),
    ...passes.map((pass) => passMark(pass, index, frame)),
    ...(frame.form === "wide" ? dateMarks({ passes, rings, index, date: lane.date }, frame) : []),
  ];
}

function passMark({ at, direct, stay }: NowLinePass, index: number, frame: NowFrame): Mark {
  const { along, point, middle, diamond, form } = frame;
  const [start, end] =
    stay === null
      ? [along(Date.parse(at)), along(Date.parse(at))]
      : [along(Date.parse(stay.from)), along(Date.parse(stay.to))];
  const stretch = Math.max(0, (end - start) / 2 - diamond);
  const place = point((start + end) / 2, middle(index));
  return groupMark([diamondMark(place, { half: diamond, stretch, direct, form })], undefined, "n-pass");
}
