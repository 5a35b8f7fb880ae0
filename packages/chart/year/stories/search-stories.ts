import type { SearchWindow } from "@cosmic/sky/events/course";
import { type Crossing, crossings } from "@cosmic/sky/events/crossings";
import type { Station } from "@cosmic/sky/events/stations";
import { refineCrossing } from "@cosmic/sky/events/tabulated-course";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import type { StoryBody } from "../year-facts.ts";
import type { FoundPass, FoundStory, Meeting, Stay, StoryPoint } from "./found-story.ts";
import { type Arc, staysIn } from "./stays.ts";
import { type StorySky, storyGapDays } from "./story-sky.ts";

/** A body is in orb within this, degrees. */
const orbDeg = 1;

/** The stories of a period: those of which a span meets it, every instant by the ephemeris itself. */
export function searchStories<Body extends StoryBody, Point extends StoryPoint>(
  ground: StorySky<Body>,
  meetings: readonly Meeting<Body, Point>[],
): readonly FoundStory<Body, Point>[] {
  return meetings.flatMap((meeting) => storiesOf(ground, meeting).map((story) => refined(ground, story)));
}

/** A story as the table has it. */
interface Uncut<Body extends StoryBody, Point extends StoryPoint>
  extends Omit<FoundStory<Body, Point>, "clipped" | "passes"> {
  readonly crossed: readonly Crossing[];
  /** In the arc of the day; null with a birth time. */
  readonly stays: readonly Stay[] | null;
}

/** Stories of one body with one point that meet the period, as the table has them. */
function storiesOf<Body extends StoryBody, Point extends StoryPoint>(
  ground: StorySky<Body>,
  { body, natal, angles }: Meeting<Body, Point>,
): readonly Uncut<Body, Point>[] {
  const { longitudeDeg, behindDeg, aheadDeg, shifted } = natal;
  const course = ground.courses[body];
  const isNode = body === "trueNode";
  return angles.flatMap(({ angle, aspect, nature }): readonly Uncut<Body, Point>[] => {
    const arc = { lowDeg: longitudeDeg + angle - behindDeg, highDeg: longitudeDeg + angle + aheadDeg };
    const near = { lowDeg: arc.lowDeg - orbDeg, highDeg: arc.highDeg + orbDeg };
    if (!isReached(ground, body, near)) return [];
    const groups = grouped(staysIn(course, near, ground.reach)).filter((spans) =>
      spans.some((span) => meets(ground, span)),
    );
    if (groups.length === 0) return [];
    const targetDeg = normalizeDegrees(longitudeDeg + angle);
    const crossed = isNode ? [] : [...crossings(course, { longitudeDeg: targetDeg }, ground.reach)];
    const stays = isNode || shifted !== null ? null : staysIn(course, arc, ground.reach);
    return groups.map((spans) => ({
      ...{ angle, aspect, nature, body, natal, targetDeg },
      spans: isNode ? outermost(spans) : spans,
      crossed: crossed.filter(({ jdTt }) => isWithin(spans, jdTt)),
      stays: stays?.filter(({ inJdTt, outJdTt }) => isWithin(spans, (inJdTt + outJdTt) / 2)) ?? null,
    }));
  });
}

/** Whether a body comes into an arc within the period at all: most targets are far from its way. */
function isReached<Body extends StoryBody>(
  { ways }: Pick<StorySky<Body>, "ways">,
  body: Body,
  { lowDeg, highDeg }: Arc,
): boolean {
  const way = ways[body];
  return normalizeDegrees(highDeg - way.lowDeg) <= highDeg - lowDeg + way.highDeg - way.lowDeg;
}

/** Spans in groups with gaps under 400 days. */
function grouped(spans: readonly Stay[]): readonly (readonly Stay[])[] {
  const groups: Stay[][] = [];
  for (const span of spans) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && span.inJdTt - last.outJdTt < storyGapDays) group.push(span);
    else groups.push([span]);
  }
  return groups;
}

/** Of the node, which wobbles over a target, the first entry and the last exit. */
function outermost(spans: readonly Stay[]): readonly Stay[] {
  const [first] = spans;
  const last = spans.at(-1);
  return first && last ? [{ ...first, outJdTt: last.outJdTt, outDeg: last.outDeg }] : [];
}

function meets({ period }: Pick<StorySky, "period">, { inJdTt, outJdTt }: Stay): boolean {
  return outJdTt > period.fromJdTt && inJdTt < period.toJdTt;
}

function isWithin(spans: readonly Stay[], jdTt: number): boolean {
  return spans.some(({ inJdTt, outJdTt }) => jdTt >= inJdTt && jdTt <= outJdTt);
}

/** The same story by the ephemeris, cut at the ends of the search. */
function refined<Body extends StoryBody, Point extends StoryPoint>(
  ground: StorySky<Body>,
  { crossed: found, stays, ...story }: Uncut<Body, Point>,
): FoundStory<Body, Point> {
  const { sky, search } = ground;
  const exact = (longitudeDeg: number | null, jdTt: number) =>
    longitudeDeg === null ? jdTt : refineCrossing(sky, story.body, longitudeDeg, jdTt);
  const refinedStay = (stay: Stay): Stay => ({
    ...stay,
    inJdTt: exact(stay.inDeg, stay.inJdTt),
    outJdTt: exact(stay.outDeg, stay.outJdTt),
  });
  const spans = story.spans.map(refinedStay);
  const crossed = found
    .map(({ longitudeDeg, jdTt, direct }): FoundPass => ({ jdTt: exact(longitudeDeg, jdTt), direct, stay: null }))
    .filter(({ jdTt }) => jdTt >= search.fromJdTt && jdTt <= search.toJdTt);
  const first = spans[0]?.inJdTt ?? search.fromJdTt;
  const last = spans.at(-1)?.outJdTt ?? search.toJdTt;
  return {
    ...story,
    spans: cut(search, spans),
    passes:
      stays === null
        ? crossed
        : cut(search, stays.map(refinedStay)).map((stay) => passIn(ground.stations[story.body], stay, crossed)),
    clipped: first < search.fromJdTt || last > search.toJdTt,
  };
}

/** A stay as a pass: at the first crossing of the noon target in it, else at a station, else in its middle. */
function passIn(stations: readonly Station[], stay: Stay, crossed: readonly FoundPass[]): FoundPass {
  const isInside = ({ jdTt }: { readonly jdTt: number }) => jdTt >= stay.inJdTt && jdTt <= stay.outJdTt;
  const at = crossed.find(isInside) ?? stations.find(isInside) ?? { jdTt: (stay.inJdTt + stay.outJdTt) / 2 };
  return { jdTt: at.jdTt, direct: stay.direct, stay };
}

/** The part of each stay that lies in the search. */
function cut(search: SearchWindow, stays: readonly Stay[]): readonly Stay[] {
  return stays
    .filter(({ inJdTt, outJdTt }) => outJdTt > search.fromJdTt && inJdTt < search.toJdTt)
    .map((stay) => ({
      ...stay,
      inJdTt: Math.max(stay.inJdTt, search.fromJdTt),
      outJdTt: Math.min(stay.outJdTt, search.toJdTt),
    }));
}
