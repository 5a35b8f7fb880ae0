import { planetOrder } from "../../names.ts";
import { type Story, type StoryId, storyBodies } from "../year-facts.ts";
import type { YearSky } from "../year-sky.ts";
import { chooseStories } from "./choose-stories.ts";
import type { FoundStory } from "./found-story.ts";
import { type PointRoles, storyWeight } from "./story-weight.ts";
import { writeStory } from "./write-story.ts";

/** A story as it is printed, beside what it was made from. */
export interface ToldStory {
  readonly found: FoundStory;
  readonly story: Story;
}

/** The stories of a year, heaviest first, with their weights, ranks and leeways. */
export function tellStories(year: YearSky, stories: readonly FoundStory[], roles: PointRoles): readonly ToldStory[] {
  const weighed = stories
    .map((found) => {
      const { body, nature, natal } = found;
      return { found, body, nature, point: natal.point, weight: storyWeight(found, year.year, roles) };
    })
    .toSorted((one, other) => other.weight - one.weight || orderOf(one.found) - orderOf(other.found));
  const ranks = new Map(chooseStories(weighed).map(({ found }, index) => [found, index + 1]));
  return weighed.map(({ found, weight }) => ({ found, story: told(year, found, weight, ranks.get(found) ?? null) }));
}

/** Equal weights: by body, point, angle. */
function orderOf({ body, natal: { point }, angle }: FoundStory): number {
  const placeOfPoint = point === "ascendant" ? 10 : point === "midheaven" ? 11 : planetOrder[point];
  return (storyBodies.indexOf(body) * 12 + placeOfPoint) * 360 + angle;
}

/** `saturn-square-sun.90`. */
function storyId({ body, aspect, natal, angle }: FoundStory): StoryId {
  return `${body}-${aspect}-${natal.point}.${angle}`;
}

function told(year: YearSky, found: FoundStory, weight: number, rank: number | null): Story {
  const { body, aspect, natal, nature, targetDeg, clipped } = found;
  const { shape, ...written } = writeStory(year, found);
  return {
    id: storyId(found),
    ...{ body, aspect, point: natal.point, nature, target: targetDeg },
    ...{ shape, weight, rank, clipped },
    ...written,
  };
}
