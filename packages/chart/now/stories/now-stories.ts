import { planets } from "../../names.ts";
import type { NatalPoint } from "../../year/natal-points.ts";
import type { FoundStory, StoryPoint } from "../../year/stories/found-story.ts";
import { searchStories } from "../../year/stories/search-stories.ts";
import { type PointRoles, storyWeight } from "../../year/stories/story-weight.ts";
import { writeStory } from "../../year/stories/write-story.ts";
import { type NowBody, type NowStory, nowBodies } from "../now-shape.ts";
import type { NowSky } from "../now-sky.ts";
import { tenseOf } from "../tense.ts";
import { chooseStories } from "./choose-stories.ts";
import { nowMeetings } from "./meetings.ts";

/** Weights are rounded to this fraction, so that the order of equal ones never depends on the last bit. */
const weightParts = 1e6;

/** The stories of a chart in the window, heaviest first, the chosen ones ranked. */
export function nowStories(now: NowSky, points: readonly NatalPoint[], roles: PointRoles): readonly NowStory[] {
  const stories = searchStories(now, nowMeetings(points))
    .map((found) => ({ found, story: unranked(now, found, roles) }))
    .toSorted((one, other) => other.story.weight - one.story.weight || orderOf(one.found) - orderOf(other.found))
    .map(({ story }) => story);
  const ranks = new Map(chooseStories(stories).map((story, index) => [story, index + 1]));
  return stories.map((story) => ({ ...story, rank: ranks.get(story) ?? null }));
}

function unranked(now: NowSky, found: FoundStory<NowBody, StoryPoint>, roles: PointRoles): NowStory {
  const { body, aspect, natal, angle, targetDeg, clipped, spans } = found;
  const written = writeStory(now, found);
  const [first, last] = [written.spans[0], written.spans.at(-1)];
  if (first === undefined || last === undefined || spans.length === 0) throw new Error("a story has a span");
  return {
    id: `${body}-${aspect}-${natal.point}.${angle}`,
    ...{ body, aspect, point: natal.point, target: targetDeg },
    nature: aspect === "conjunction" ? "meets" : "presses",
    tense: tenseOf(first.in, last.out, now.asOf),
    weight: Math.round(storyWeight(found, now.period, roles) * weightParts) / weightParts,
    rank: null,
    clipped,
    ...written,
  };
}

const pointsInOrder: readonly StoryPoint[] = [...planets, "ascendant", "descendant", "midheaven", "imumCoeli"];

/** Equal weights: by body, point, angle, then time. */
function orderOf({ body, natal: { point }, angle }: FoundStory<NowBody, StoryPoint>): number {
  return (nowBodies.indexOf(body) * pointsInOrder.length + pointsInOrder.indexOf(point)) * 360 + angle;
}
