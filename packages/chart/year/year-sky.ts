import { type Course, courseOf, type SearchWindow } from "@cosmic/sky/events/course";
import { type Station, stations } from "@cosmic/sky/events/stations";
import { tabulatedCourses } from "@cosmic/sky/events/tabulated-course";
import type { Sky } from "@cosmic/sky/sky";
import { recordOf } from "../record-of.ts";
import { shorterWay } from "../zodiac/longitude.ts";
import { type Lunation, lunations } from "./lunations.ts";
import type { YearWindow } from "./window.ts";
import { type StoryBody, storyBodies, type TurningBody, turningBodies, type WalkingBody } from "./year-facts.ts";

/** Stories are searched this far beyond either end of the year, days. */
const searchedDays = 1100;
/** Stretches of one story lie less than this apart, days: whatever follows a cut lies within it. */
export const storyGapDays = 400;
/** No retrograde lasts longer, days. */
const retrogradeDays = 200;
const slowStepDays = 2;
const fastStepDays = 1;

/** What all readers of one window share: the sky of it, and the events in it. */
export interface YearSky {
  readonly sky: Sky;
  readonly window: YearWindow;
  /** The year itself, TT. */
  readonly year: SearchWindow;
  /** The span in which stories are searched, cut at the ends of the ephemeris. */
  readonly search: SearchWindow;
  /** Where they are looked for, to know what the search cuts. */
  readonly reach: SearchWindow;
  readonly courses: Readonly<Record<StoryBody | WalkingBody, Course>>;
  /** The longitudes that each body of a story visits in the year, and a little more; unwrapped. */
  readonly ways: Readonly<Record<StoryBody, { readonly lowDeg: number; readonly highDeg: number }>>;
  /** Over `reach` for the slow bodies, around the year for Mercury, Venus and Mars. */
  readonly stations: Readonly<Record<TurningBody | "chiron", readonly Station[]>>;
  readonly lunations: readonly Lunation[];
}

/** Computes what all births share in a window; reuse it for every reader of the same window. */
export function yearSky(sky: Sky, window: YearWindow): YearSky {
  const year = {
    fromJdTt: sky.timeScales(window.fromUnix).jdTt,
    toJdTt: sky.timeScales(window.toUnix).jdTt,
  };
  const search = widened(sky, year, searchedDays);
  const reach = widened(sky, search, storyGapDays);
  const around = widened(sky, year, retrogradeDays);
  const slow = tabulatedCourses(sky, ["jupiter", "saturn", "uranus", "neptune", "pluto", "chiron"], {
    window: reach,
    stepDays: slowStepDays,
  });
  const node = tabulatedCourses(sky, ["trueNode"], { window: reach, stepDays: fastStepDays });
  const fast = tabulatedCourses(sky, ["sun", "mercury", "venus", "mars"], { window: year, stepDays: fastStepDays });
  const turning = recordOf([...turningBodies, "chiron"], (body) => [
    ...stations(courseOf(sky, body), body in slow ? reach : around),
  ]);
  const courses = { ...slow, ...node, ...fast };
  return {
    ...{ sky, window, year, search, reach, courses, stations: turning },
    ways: recordOf(storyBodies, (body) => wayOf(courses[body], year)),
    lunations: lunations(sky, year),
  };
}

/** The least and the greatest longitude of a course in a window, looked at daily and widened by half a day's motion. */
function wayOf({ at, bounds }: Course, { fromJdTt, toJdTt }: SearchWindow) {
  let here = at(fromJdTt).longitudeDeg;
  let [lowDeg, highDeg] = [here, here];
  for (let jdTt = fromJdTt + 1; jdTt < toJdTt + 1; jdTt += 1) {
    here += shorterWay(here, at(Math.min(jdTt, toJdTt)).longitudeDeg);
    lowDeg = Math.min(lowDeg, here);
    highDeg = Math.max(highDeg, here);
  }
  const margin = Math.max(bounds.fastestDegPerDay, -bounds.slowestDegPerDay) / 2;
  return { lowDeg: lowDeg - margin, highDeg: highDeg + margin };
}

/** A window widened by days either way, within the ephemeris and a step of a table from its ends. */
export function widened(sky: Sky, { fromJdTt, toJdTt }: SearchWindow, days: number): SearchWindow {
  return {
    fromJdTt: Math.max(fromJdTt - days, sky.span.firstJdTt + slowStepDays),
    toJdTt: Math.min(toJdTt + days, sky.span.lastJdTt - slowStepDays),
  };
}
