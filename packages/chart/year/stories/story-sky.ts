import { type Course, courseOf, type SearchWindow } from "@cosmic/sky/events/course";
import { type Station, stations } from "@cosmic/sky/events/stations";
import { tabulatedCourses } from "@cosmic/sky/events/tabulated-course";
import type { Sky } from "@cosmic/sky/sky";
import { recordOf } from "../../record-of.ts";
import { shorterWay } from "../../zodiac/longitude.ts";
import type { StoryBody } from "../year-facts.ts";

/** Stories are searched this far beyond either end of the period, days. */
const searchedDays = 1100;
/** Stretches of one story lie less than this apart, days: whatever follows a cut lies within it. */
export const storyGapDays = 400;
const slowStepDays = 2;
/** Step of the tables of bodies that move by more than a few minutes of arc a day, days. */
export const fastStepDays = 1;

/** The sky in which the stories of a period are searched; all births share it. */
export interface StorySky<Body extends StoryBody = StoryBody> {
  readonly sky: Sky;
  /** A story belongs to the period when a span of it meets it. */
  readonly period: SearchWindow;
  /** The span in which stories are searched, cut at the ends of the ephemeris. */
  readonly search: SearchWindow;
  /** Where they are looked for, to know what the search cuts. */
  readonly reach: SearchWindow;
  readonly courses: Readonly<Record<Body, Course>>;
  /** The longitudes that each body visits in the period, and a little more; unwrapped. */
  readonly ways: Readonly<Record<Body, { readonly lowDeg: number; readonly highDeg: number }>>;
  /** Over `reach`; none of the node, whose wobble has stations of no meaning. */
  readonly stations: Readonly<Record<Body, readonly Station[]>>;
}

/** Computes what all births share in a period, for stories of the given bodies. */
export function storySky<Body extends StoryBody>(
  sky: Sky,
  period: SearchWindow,
  bodies: readonly Body[],
): StorySky<Body> {
  const search = widened(sky, period, searchedDays);
  const reach = widened(sky, search, storyGapDays);
  const slow = bodies.filter((body) => body !== "trueNode");
  const wobbling = bodies.filter((body) => body === "trueNode");
  const tables: Partial<Record<StoryBody, Course>> = {
    ...tabulatedCourses(sky, slow, { window: reach, stepDays: slowStepDays }),
    ...tabulatedCourses(sky, wobbling, { window: reach, stepDays: fastStepDays }),
  };
  const courses = recordOf(bodies, (body) => tables[body] ?? courseOf(sky, body));
  return {
    ...{ sky, period, search, reach, courses },
    ways: recordOf(bodies, (body) => wayOf(courses[body], period)),
    stations: recordOf(bodies, (body) => (body === "trueNode" ? [] : [...stations(courseOf(sky, body), reach)])),
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
