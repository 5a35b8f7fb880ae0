import type { StoryPoint } from "../../year/stories/found-story.ts";
import type { NowBody, Tense } from "../now-shape.ts";

const mostTold = 5;
/** Of each tense so many come first, in this order. */
const wanted: readonly (readonly [tense: Tense, count: number])[] = [
  ["present", 2],
  ["ahead", 2],
  ["past", 1],
];
const mostOfBody = 2;
const mostOfPoint = 2;
const lightest = 2;

/** What the choice goes by. */
export interface Told {
  readonly body: NowBody;
  readonly point: StoryPoint;
  readonly tense: Tense;
  readonly weight: number;
}

/**
 * The chosen stories, heaviest first, out of a list that is heaviest first: five, of which two present, two ahead
 * and one past if there are as many, the rest by weight; at most two of a body and two of a point; none under a weight
 * of 2.
 */
export function chooseStories<Story extends Told>(stories: readonly Story[]): readonly Story[] {
  const eligible = stories.filter(({ weight }) => weight >= lightest);
  const chosen = new Set<Story>();
  const take = (from: readonly Story[], most: number) => {
    let taken = 0;
    for (const story of from) {
      if (taken >= most || chosen.size >= mostTold) break;
      if (chosen.has(story) || !fits(story, [...chosen])) continue;
      chosen.add(story);
      taken += 1;
    }
  };
  for (const [tense, count] of wanted)
    take(
      eligible.filter((story) => story.tense === tense),
      count,
    );
  take(eligible, mostTold);
  return eligible.filter((story) => chosen.has(story));
}

function fits(story: Told, chosen: readonly Told[]): boolean {
  const ofBody = chosen.filter(({ body }) => body === story.body).length;
  const ofPoint = chosen.filter(({ point }) => point === story.point).length;
  return ofBody < mostOfBody && ofPoint < mostOfPoint;
}
