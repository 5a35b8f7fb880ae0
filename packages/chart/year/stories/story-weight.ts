import type { SearchWindow } from "@cosmic/sky/events/course";
import type { Planet } from "../../names.ts";
import type { StoryAspect, StoryBody } from "../year-facts.ts";
import type { FoundPass, FoundStory, StoryPoint } from "./found-story.ts";

// Weights of the premium specification, §2.6.
const bodyWeights: Readonly<Record<StoryBody, number>> = {
  pluto: 10,
  saturn: 9,
  uranus: 9,
  neptune: 8,
  jupiter: 5,
  chiron: 4,
  trueNode: 4,
};
const pointWeights: Readonly<Record<StoryPoint, number>> = {
  sun: 10,
  moon: 10,
  ascendant: 9,
  descendant: 9,
  midheaven: 8,
  imumCoeli: 8,
  mercury: 7,
  venus: 7,
  mars: 7,
  saturn: 5,
  jupiter: 4,
  uranus: 2,
  neptune: 2,
  pluto: 2,
};
const aspectWeights: Readonly<Record<StoryAspect, number>> = {
  conjunction: 1,
  opposition: 0.9,
  square: 0.85,
  trine: 0.55,
  sextile: 0.35,
};
const rulerBonus = 2;
const spineBonus = 2;
const themeBonus = 1;
const withoutPass = 0.6;
const fullDays = 60;
const severalPasses = 1.15;

/** What makes a natal point weigh more in a chart and a period. */
export interface PointRoles {
  readonly chartRuler: Planet | null;
  readonly yearRuler: Planet | null;
  /** Planets that lead one of the five themes. */
  readonly themePlanets: ReadonlySet<StoryPoint>;
  /** Members of the structures that hold the chart. */
  readonly spineCore: ReadonlySet<StoryPoint>;
}

/** How much a story weighs in a period: body, natal point, aspect, and how much of it happens within the period. */
export function storyWeight(story: FoundStory<StoryBody, StoryPoint>, period: SearchWindow, roles: PointRoles): number {
  const { point } = story.natal;
  const ofPoint =
    pointWeights[point] +
    (point === roles.chartRuler ? rulerBonus : 0) +
    (point === roles.yearRuler ? rulerBonus : 0) +
    (roles.themePlanets.has(point) ? themeBonus : 0) +
    (roles.spineCore.has(point) ? spineBonus : 0);
  return (bodyWeights[story.body] * ofPoint * aspectWeights[story.aspect] * presence(story, period)) / 10;
}

/** What the weight needs to know of when a story happens. */
type Timing = Pick<FoundStory, "passes" | "spans">;

function presence(story: Timing, period: SearchWindow): number {
  const passes = passesIn(story, period).length;
  return (
    (passes > 0 ? 1 : withoutPass) *
    (0.5 + 0.5 * Math.min(1, daysInOrb(story, period) / fullDays)) *
    (passes > 1 ? severalPasses : 1)
  );
}

/** The passes of a story in a window; a stay counts when any of it lies there. */
export function passesIn(
  { passes }: Pick<FoundStory, "passes">,
  { fromJdTt, toJdTt }: SearchWindow,
): readonly FoundPass[] {
  return passes.filter(({ jdTt, stay }) =>
    stay === null ? jdTt >= fromJdTt && jdTt < toJdTt : stay.outJdTt > fromJdTt && stay.inJdTt < toJdTt,
  );
}

/** Days of a window that a story is in orb. */
function daysInOrb({ spans }: Timing, { fromJdTt, toJdTt }: SearchWindow): number {
  let days = 0;
  for (const { inJdTt, outJdTt } of spans) {
    days += Math.max(0, Math.min(outJdTt, toJdTt) - Math.max(inJdTt, fromJdTt));
  }
  return days;
}
