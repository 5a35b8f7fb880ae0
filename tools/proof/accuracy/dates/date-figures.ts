import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Body, Sky } from "@cosmic/sky/sky";
import { goldenPasses, goldenProgressions, goldenReturns, goldenStations } from "../../golden-dates/golden-dates.ts";
import { type Spread, spreadOf } from "../errors/errors.ts";
import {
  lunationSeconds,
  type PassError,
  type PassesError,
  passErrors,
  progressionSeconds,
  returnSeconds,
  skySearch,
  stationErrors,
} from "./date-errors.ts";
import { promisedDates, stationSeconds } from "./date-promises.ts";
import { type EclipseDifferences, eclipseDifferences } from "./eclipse-differences.ts";
import { type PhaseYear, phaseYears } from "./phase-differences.ts";
import { type SwissDifferences, swissReturnDifferences } from "./swiss-differences.ts";
import { type HalfwayDifferences, halfwayDifferences } from "./swiss-halfway.ts";

/** Errors of one body's passes. */
export interface PassRow {
  readonly body: Body;
  readonly passes: number;
  /** Arc-seconds from the target at the instant found, and at the whole second printed for it. */
  readonly arc: Spread;
  readonly printedArc: number;
  /** Largest error of the instant, seconds. */
  readonly seconds: number;
}

export interface StationRow {
  readonly body: Body;
  readonly stations: number;
  /** Seconds. */
  readonly time: Spread;
  readonly promisedSeconds: number;
  /** Largest error of where it stands still, arc-seconds. */
  readonly arc: number;
}

export type MoonMoment = "lunations" | "returns" | "progressed";
export interface MoonRow {
  readonly moment: MoonMoment;
  /** Seconds. */
  readonly time: Spread;
  readonly promisedSeconds: number;
}

/** What the accuracy page states about dates. */
export interface DateFigures {
  /** Over random targets. */
  readonly passes: readonly PassRow[];
  /** On targets up to a minute of arc inside a station's loop. */
  readonly grazing: readonly PassRow[];
  readonly windows: {
    readonly count: number;
    /** Just outside a loop, crossed by nothing. */
    readonly empty: number;
    /** Windows in which the engine finds other passes than there are. */
    readonly different: number;
  };
  readonly stations: readonly StationRow[];
  /** Golden stations the engine does not find, or turns the other way. */
  readonly stationsMissed: number;
  readonly moons: readonly MoonRow[];
  readonly eclipses: EclipseDifferences;
  readonly phases: readonly PhaseYear[];
  readonly returns: SwissDifferences;
  readonly halfway: HalfwayDifferences;
}

export function dateFigures(sky: Sky): DateFigures {
  const windows = passErrors(skySearch(sky), goldenPasses());
  const golden = goldenStations();
  const stations = stationErrors(sky, golden);
  return {
    passes: passRows(
      sky,
      windows.filter(({ golden: { kind } }) => kind !== "grazing"),
    ),
    grazing: passRows(
      sky,
      windows.filter(({ golden: { kind } }) => kind === "grazing"),
    ),
    windows: {
      count: windows.length,
      empty: windows.filter(({ golden: { passes } }) => passes.length === 0).length,
      different: windows.filter(({ same }) => !same).length,
    },
    stations: sky.bodies.flatMap((body) => {
      const its = stations.filter((one) => one.golden.body === body);
      const time = spreadOf(its.map(({ seconds }) => seconds));
      const promisedSeconds = stationSeconds[body];
      if (time === null || promisedSeconds === undefined) return [];
      return [{ body, stations: its.length, time, promisedSeconds, arc: Math.max(...its.map(({ arc }) => arc)) }];
    }),
    stationsMissed: golden.length - stations.length,
    moons: [
      moonRow("lunations", lunationSeconds(sky), promisedDates.moonSeconds),
      moonRow("returns", returnSeconds(sky, goldenReturns()), promisedDates.moonSeconds),
      moonRow("progressed", progressionSeconds(sky, goldenProgressions()), promisedDates.progressedSeconds),
    ],
    eclipses: eclipseDifferences(sky),
    phases: phaseYears(sky),
    returns: swissReturnDifferences(sky),
    halfway: halfwayDifferences({ sky, timeZones: timeZonesFrom(zoneHistory) }),
  };
}

function passRows(sky: Sky, windows: readonly PassesError[]): readonly PassRow[] {
  // The nodes stand before Chiron in the engine's order; here they come last.
  const ordered = [...sky.bodies].sort((one, other) => Number(one === "trueNode") - Number(other === "trueNode"));
  return ordered.flatMap((body) => {
    const its = windows.filter(({ golden }) => golden.body === body).flatMap(({ passes }) => passes);
    const arc = spreadOf(its.map((pass) => pass.arc));
    if (arc === null) return [];
    const worst = (key: keyof Pick<PassError, "printedArc" | "seconds">) => Math.max(...its.map((pass) => pass[key]));
    return [{ body, passes: its.length, arc, printedArc: worst("printedArc"), seconds: worst("seconds") }];
  });
}

function moonRow(moment: MoonMoment, seconds: readonly number[], promisedSeconds: number): MoonRow {
  const time = spreadOf(seconds);
  if (time === null) throw new Error(`no golden ${moment} was found`);
  return { moment, time, promisedSeconds };
}
