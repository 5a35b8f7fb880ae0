import type { AspectEnd } from "../../names.ts";
import type { StoryBody, StoryNature } from "../year-facts.ts";

const mostChosen = 10;
const leastChosen = 6;
const lightest = 1;
const mostOfBody = 4;
const mostOfPoint = 3;
const softWanted = 2;
const softWeight = 1.5;

/** What the choice goes by. */
export interface Weighed {
  readonly body: StoryBody;
  readonly point: AspectEnd;
  readonly nature: StoryNature;
  readonly weight: number;
}

/**
 * The stories in print, heaviest first, out of a list that is heaviest first: ten at most, six if there are as
 * many, under a weight of 1 only to make six; four of a body, three of a point, one of a body, point and nature; two
 * soft ones if any weigh 1.5; none of natal Uranus, Neptune and Pluto.
 */
export function chooseStories<Story extends Weighed>(stories: readonly Story[]): readonly Story[] {
  const eligible = stories.filter(({ point }) => point !== "uranus" && point !== "neptune" && point !== "pluto");
  const plain = taken(eligible, [], mostChosen);
  const isSoft = ({ nature }: Story) => nature === "soft";
  const worthy = eligible.filter((story) => isSoft(story) && story.weight >= softWeight);
  if (plain.filter(isSoft).length >= Math.min(softWanted, worthy.length)) return plain;
  // Make room for the heaviest soft ones: first the others, so that no limit keeps a heavier story out.
  const hard = taken(
    eligible.filter((story) => !isSoft(story)),
    [],
    mostChosen - softWanted,
  );
  const withSoft = taken(worthy, hard, hard.length + softWanted);
  const filled = new Set(taken(eligible, withSoft, mostChosen));
  return eligible.filter((story) => filled.has(story));
}

/** Adds stories in order to those already taken, as long as the limits allow. */
function taken<Story extends Weighed>(
  stories: readonly Story[],
  already: readonly Story[],
  most: number,
): readonly Story[] {
  const chosen = [...already];
  for (const story of stories) {
    if (chosen.length >= most) break;
    if (story.weight < lightest && chosen.length >= leastChosen) break;
    if (!chosen.includes(story) && fits(story, chosen)) chosen.push(story);
  }
  return chosen;
}

function fits(story: Weighed, chosen: readonly Weighed[]): boolean {
  const ofBody = chosen.filter(({ body }) => body === story.body);
  const ofPoint = chosen.filter(({ point }) => point === story.point);
  const ofBoth = ofBody.some(({ point, nature }) => point === story.point && nature === story.nature);
  return ofBody.length < mostOfBody && ofPoint.length < mostOfPoint && !ofBoth;
}
