import type { SearchWindow } from "@cosmic/sky/events/course";
import { houseOf } from "../../horizon/houses.ts";
import { passesIn } from "../stories/story-weight.ts";
import type { ToldStory } from "../stories/tell-stories.ts";
import type { StoryBody, YearContradiction } from "../year-facts.ts";

const daysApart = 20;
const pressingBodies: readonly StoryBody[] = ["saturn", "uranus", "neptune", "pluto"];

/**
 * Chosen stories that pull two ways: an easing one (soft, or Jupiter's) and a pressing one (hard or conjunct, of Saturn
 * to Pluto) on one natal point, exact within twenty days of each other in the year, or with targets in one natal house;
 * each pair once, by the first of these.
 */
export function contradictionsOf(
  stories: readonly ToldStory[],
  year: SearchWindow,
  cusps: readonly number[] | null,
): readonly YearContradiction[] {
  const chosen = stories.filter(({ story }) => story.rank !== null);
  const easing = chosen.filter(({ story }) => story.body === "jupiter" || story.nature === "soft");
  const pressing = chosen.filter(({ story }) => pressingBodies.includes(story.body) && story.nature !== "soft");
  return easing.flatMap((one) =>
    pressing.flatMap((other): readonly YearContradiction[] => {
      const ground = groundOf(one, other, { year, cusps });
      return ground === null ? [] : [{ ground, easing: one.story.id, pressing: other.story.id }];
    }),
  );
}

function groundOf(
  one: ToldStory,
  other: ToldStory,
  { year, cusps }: { readonly year: SearchWindow; readonly cusps: readonly number[] | null },
): YearContradiction["ground"] | null {
  if (one.story.point === other.story.point) return "point";
  const passes = passesIn(other.found, year);
  const isClose = passesIn(one.found, year).some(({ jdTt }) =>
    passes.some((pass) => Math.abs(pass.jdTt - jdTt) <= daysApart),
  );
  if (isClose) return "days";
  const isOneHouse = cusps !== null && houseOf(one.story.target, cusps) === houseOf(other.story.target, cusps);
  return isOneHouse ? "house" : null;
}
