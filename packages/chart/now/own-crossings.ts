import { tabulatedCourses } from "@cosmic/sky/events/tabulated-course";
import type { Sky } from "@cosmic/sky/sky";
import { ageAt } from "../cycles/age.ts";
import { crossingsOf } from "../cycles/crossings.ts";
import type { Facts } from "../facts.ts";
import { crossingKinds } from "../names.ts";
import { required } from "../required.ts";
import { staysIn } from "../year/stories/stays.ts";
import { fastStepDays } from "../year/stories/story-sky.ts";
import type { Stretch } from "../year/year-facts.ts";
import type { OwnCrossing } from "./now-shape.ts";
import { tenseOf } from "./tense.ts";

/** Passes of the node between which it stays this close to its target are one date, degrees. */
const nodeOrbDeg = 1;
/** A node within its orb at a pass has come into it less than this before, days. */
const nodeReachDays = 120;

/** What the crossings of a life are found in. */
type Lived = Pick<Facts, "cycles" | "instant" | "clock">;

/**
 * Every crossing of a body over its own natal place, its squares and its opposition in a life, in order of time. Passes
 * of the node are one date each still: `joinNodeDates` joins those of a crossing that is chosen.
 */
export function ownCrossings(facts: Lived, asOf: string): readonly OwnCrossing[] {
  return facts.cycles
    .flatMap((cycle) => {
      const kind = crossingKinds.find((one) => one === cycle.kind);
      return kind === undefined ? [] : crossingsOf(cycle).map((crossing) => ({ ...crossing, kind }));
    })
    .map(({ kind, count, dates: passes }): OwnCrossing => {
      const dates = passes.map(({ date }) => ({ from: date, to: date }));
      const { from, to } = stretchOf({ dates });
      return { kind, count, dates, tense: tenseOf(from, to, asOf), age: ageAt(from, facts) };
    })
    .toSorted((one, other) => orderOf(one) - orderOf(other));
}

/** First and last date of a crossing. */
export function stretchOf({ dates }: Pick<OwnCrossing, "dates">): Stretch {
  return { from: required(dates[0], "a date").from, to: required(dates.at(-1), "a date").to };
}

/** By date; two on one day in the order of their kinds, which are fewer than a day has milliseconds. */
function orderOf(crossing: OwnCrossing): number {
  return Date.parse(stretchOf(crossing).from) + crossingKinds.indexOf(crossing.kind);
}

/**
 * The same crossing; of the node, which wobbles over its target, the passes of one stay within a degree as one date from
 * the first to the last.
 */
export function joinNodeDates(crossing: OwnCrossing, { points }: Pick<Facts, "points">, sky: Sky): OwnCrossing {
  const natalDeg = points.trueNode?.longitude;
  const { kind, dates } = crossing;
  const isOfNode = kind === "node-return" || kind === "node-opposition";
  if (!isOfNode || dates.length === 1 || natalDeg === undefined) return crossing;
  const targetDeg = natalDeg + (kind === "node-opposition" ? 180 : 0);
  const { from, to } = stretchOf(crossing);
  const window = {
    fromJdTt: Math.max(noonOf(sky, from) - nodeReachDays, sky.span.firstJdTt + fastStepDays),
    toJdTt: Math.min(noonOf(sky, to) + nodeReachDays, sky.span.lastJdTt - fastStepDays),
  };
  const course = tabulatedCourses(sky, ["trueNode"], { window, stepDays: fastStepDays }).trueNode;
  const near = { lowDeg: targetDeg - nodeOrbDeg, highDeg: targetDeg + nodeOrbDeg };
  const joined = staysIn(course, near, window).flatMap(({ inJdTt, outJdTt }): readonly Stretch[] => {
    const within = dates.filter(({ from: date }) => {
      const noon = noonOf(sky, date);
      return noon >= inJdTt && noon <= outJdTt;
    });
    return within.length === 0 ? [] : [stretchOf({ dates: within })];
  });
  return { ...crossing, dates: joined };
}

function noonOf(sky: Sky, date: string): number {
  return sky.timeScales(Date.parse(`${date}T12:00:00Z`) / 1000).jdTt;
}
