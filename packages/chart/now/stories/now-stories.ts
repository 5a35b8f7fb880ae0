import { required } from "../../required.ts";
import type { NatalPoint } from "../../year/natal-points.ts";
import type { FoundStory, StoryPoint } from "../../year/stories/found-story.ts";
import { searchStories } from "../../year/stories/search-stories.ts";
import { type PointRoles, storyWeight } from "../../year/stories/story-weight.ts";
import { writeStory } from "../../year/stories/write-story.ts";
import type { NowBody, NowStory } from "../now-shape.ts";
import type { NowSky } from "../now-sky.ts";
import { tenseOf } from "../tense.ts";
import { chooseStories } from "./choose-stories.ts";
import { nowMeetings } from "./meetings.ts";

/** Weights are rounded to this fraction, so that the order of equal ones never depends on the last bit. */
const weightParts = 1e6;

/** The stories of a chart in the window, heaviest first, the chosen ones ranked. */
export function nowStories(now: NowSky, points: readonly NatalPoint[], roles: PointRoles): readonly NowStory[] {
  const stories = searchStories(now, nowMeetings(points))
    .map((found) => unranked(now, found, roles))
    // Equal ones keep the order of the search: by body, point, angle, then time.
    .toSorted((one, other) => other.weight - one.weight);
  const ranks = new Map(chooseStories(stories).map((story, index) => [story, index + 1]));
  return stories.map((story) => ({ ...story, rank: ranks.get(story) ?? null }));
}

function unranked(now: NowSky, found: FoundStory<NowBody, StoryPoint>, roles: PointRoles): NowStory {
  const { body, aspect, natal, angle, targetDeg, clipped } = found;
  const written = writeStory(now, found);
  const first = required(written.spans[0], "a span");
  const last = required(written.spans.at(-1), "a span");
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
