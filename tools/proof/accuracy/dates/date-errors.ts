import { daysPerYear } from "@cosmic/chart/cycles/life-span";
import { lunations } from "@cosmic/chart/year/lunations";
import { solarReturnInstants } from "@cosmic/chart/year/solar-return-instants";
import { timeScales, unixSecondsAt } from "@cosmic/sky/earth/time-scales";
import { courseOf, moonFromSun } from "@cosmic/sky/events/course";
import { type Crossing, crossings } from "@cosmic/sky/events/crossings";
import { stations } from "@cosmic/sky/events/stations";
import { refineCrossing, tabulatedCourses } from "@cosmic/sky/events/tabulated-course";
import type { Sky } from "@cosmic/sky/sky";
import {
  type GoldenPass,
  type GoldenPasses,
  type GoldenProgression,
  type GoldenReturn,
  type GoldenStation,
  goldenLunations,
} from "../../golden-dates/golden-dates.ts";
import { arcsecondsBetween } from "../errors/errors.ts";

const secondsPerDay = 86_400;
/** Days to either side of a golden instant in which the engine is asked for its own. */
const nearDays = 3;

/** One golden instant and the engine's: how far apart in time, and how far from the target the body really stood. */
export interface DateError<Golden> {
  readonly golden: Golden;
  readonly jdTt: number;
  readonly seconds: number;
  /** Arc-seconds between the body's golden place at the engine's instant and the target. */
  readonly arc: number;
}

/** A pass, and the same distance at the whole second that is printed for it. */
export interface PassError extends DateError<GoldenPass> {
  readonly printedArc: number;
}

/** The crossings of one golden window. */
export interface PassesError {
  readonly golden: GoldenPasses;
  /** Whether the engine finds as many, each in the same direction. */
  readonly same: boolean;
  readonly passes: readonly PassError[];
}

const secondsBetween = (one: number, other: number) => Math.abs(one - other) * secondsPerDay;

/** How far a body is from a target it crossed at the golden instant, by its golden motion, arc-seconds. */
export function arcAt({ jdTt, speed, change }: GoldenPass, atJdTt: number): number {
  const days = atJdTt - jdTt;
  return Math.abs(speed * days + (change * days * days) / 2);
}

/** The instant of the whole second of civil time that is printed, TT. */
const printedJdTt = (jdTt: number) => timeScales(Math.round(unixSecondsAt(jdTt))).jdTt;

/** A search for crossings of a longitude, by the engine whose dates are measured. */
export type PassSearch = (golden: GoldenPasses) => readonly Crossing[];

export function passErrors(search: PassSearch, all: readonly GoldenPasses[]): readonly PassesError[] {
  return all.map((golden) => {
    const found = search(golden);
    const passes = golden.passes.flatMap((pass, index) => {
      const own = found[index];
      if (own === undefined) return [];
      const seconds = secondsBetween(own.jdTt, pass.jdTt);
      const printedArc = arcAt(pass, printedJdTt(own.jdTt));
      return [{ golden: pass, jdTt: own.jdTt, seconds, arc: arcAt(pass, own.jdTt), printedArc }];
    });
    const same =
      found.length === golden.passes.length && golden.passes.every(({ direct }, i) => found[i]?.direct === direct);
    return { golden, same, passes };
  });
}

/** Every crossing of one longitude in the golden window. */
export function skySearch(sky: Sky): PassSearch {
  return ({ body, targetDeg, fromJdTt, toJdTt }) => [
    ...crossings(courseOf(sky, body), { longitudeDeg: targetDeg }, { fromJdTt, toJdTt }),
  ];
}

/** The same on the road of the year's stories: found in a table of the course, finished by the ephemeris. */
export function tableSearch(sky: Sky): PassSearch {
  return ({ body, targetDeg, fromJdTt, toJdTt }) => {
    const window = { fromJdTt, toJdTt };
    const { [body]: course } = tabulatedCourses(sky, [body], { window, stepDays: body === "trueNode" ? 1 : 2 });
    return [...crossings(course, { longitudeDeg: targetDeg }, window)].map((crossing) => ({
      ...crossing,
      jdTt: refineCrossing(sky, body, targetDeg, crossing.jdTt),
    }));
  };
}

export function stationErrors(sky: Sky, all: readonly GoldenStation[]): readonly DateError<GoldenStation>[] {
  return all.flatMap((golden) => {
    const window = { fromJdTt: golden.jdTt - nearDays, toJdTt: golden.jdTt + nearDays };
    const [own, ...others] = stations(courseOf(sky, golden.body), window);
    if (own === undefined || others.length > 0 || own.turns !== golden.turns) return [];
    const arc = arcsecondsBetween(own.longitudeDeg, golden.longitudeDeg);
    return [{ golden, jdTt: own.jdTt, seconds: secondsBetween(own.jdTt, golden.jdTt), arc }];
  });
}

/** Seconds between each golden new or full moon and the engine's. */
export function lunationSeconds(sky: Sky): readonly number[] {
  return goldenLunations().flatMap(({ kind, jdTt }) => {
    const window = { fromJdTt: jdTt - nearDays, toJdTt: jdTt + nearDays };
    const [own, ...others] = lunations(sky, window).filter((one) => one.kind === kind);
    return own === undefined || others.length > 0 ? [] : [secondsBetween(own.jdTt, jdTt)];
  });
}

/** Seconds between each golden return of the Sun and the engine's, which takes the natal place from its own sky. */
export function returnSeconds(sky: Sky, all: readonly GoldenReturn[]): readonly number[] {
  return all.flatMap(({ birthJdTt, jdTt }) => {
    const { longitudeDeg } = sky.position("sun", birthJdTt);
    const window = { fromJdTt: jdTt - nearDays, toJdTt: jdTt + nearDays };
    const [own, ...others] = solarReturnInstants(sky, longitudeDeg, window);
    return own === undefined || others.length > 0 ? [] : [secondsBetween(own, jdTt)];
  });
}

const widths = { sign: 30, phase: 45 } as const;

/** Seconds of life between each golden change of the progressed Moon and the engine's: 365 times those of the sky. */
export function progressionSeconds(sky: Sky, all: readonly GoldenProgression[]): readonly number[] {
  return all.flatMap(({ birthJdTt, kind, begins, progressedJdTt, lifeJdTt }) => {
    const course = kind === "sign" ? courseOf(sky, "moon") : moonFromSun(sky);
    const window = { fromJdTt: progressedJdTt - 1, toJdTt: progressedJdTt + 1 };
    const [own, ...others] = crossings(course, { longitudeDeg: 0, everyDeg: widths[kind] }, window);
    if (own === undefined || others.length > 0 || own.longitudeDeg !== begins * widths[kind]) return [];
    return [secondsBetween(birthJdTt + (own.jdTt - birthJdTt) * daysPerYear, lifeJdTt)];
  });
}
