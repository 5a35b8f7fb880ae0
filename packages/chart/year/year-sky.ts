import { type Course, courseOf, type SearchWindow } from "@cosmic/sky/events/course";
import { type Station, stations } from "@cosmic/sky/events/stations";
import { tabulatedCourses } from "@cosmic/sky/events/tabulated-course";
import type { Sky } from "@cosmic/sky/sky";
import { recordOf } from "../record-of.ts";
import { type Lunation, lunations } from "./lunations.ts";
import { fastStepDays, type StorySky, storySky, widened } from "./stories/story-sky.ts";
import type { YearWindow } from "./window.ts";
import { type StoryBody, storyBodies, type TurningBody, type WalkingBody } from "./year-facts.ts";

/** No retrograde lasts longer, days. */
const retrogradeDays = 200;

/** What all readers of one window share: the sky of it, and the events in it. */
export interface YearSky extends StorySky {
  readonly window: YearWindow;
  /** The year itself, TT: the period of its stories. */
  readonly year: SearchWindow;
  readonly courses: Readonly<Record<StoryBody | WalkingBody, Course>>;
  /** Over `reach` for the slow bodies, around the year for Mercury, Venus and Mars. */
  readonly stations: Readonly<Record<StoryBody | TurningBody, readonly Station[]>>;
  readonly lunations: readonly Lunation[];
}

/** Computes what all births share in a window; reuse it for every reader of the same window. */
export function yearSky(sky: Sky, window: YearWindow): YearSky {
  const year = {
    fromJdTt: sky.timeScales(window.fromUnix).jdTt,
    toJdTt: sky.timeScales(window.toUnix).jdTt,
  };
  const slow = storySky(sky, year, storyBodies);
  const fast = tabulatedCourses(sky, ["sun", "mercury", "venus", "mars"], { window: year, stepDays: fastStepDays });
  const around = widened(sky, year, retrogradeDays);
  const turning = recordOf(["mercury", "venus", "mars"], (body) => [...stations(courseOf(sky, body), around)]);
  return {
    ...slow,
    ...{ window, year },
    courses: { ...slow.courses, ...fast },
    stations: { ...slow.stations, ...turning },
    lunations: lunations(sky, year),
  };
}
