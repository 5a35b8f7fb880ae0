import type { Body } from "@cosmic/sky/sky";

interface Extremes {
  readonly worst: number;
  readonly median: number;
}

/** Passes of one body: arc-seconds from the place at the instant found and at the second printed, and the instant's
 * own largest error in seconds. */
export interface PassFigures {
  readonly body: Body;
  readonly passes: number;
  readonly arc: Extremes;
  readonly printedArc: number;
  readonly seconds: number;
}

export type MoonMoment = "lunations" | "returns" | "progressed";

/** What the accuracy page states about dates; instants in seconds. */
export interface DateFigures {
  readonly promised: {
    readonly direct: number;
    readonly derived: number;
    /** How near to a station the passes beside one lie at most and at least, arc-seconds. */
    readonly stationWithin: number;
    readonly nearestStation: number;
    /** Half a second of Jupiter at its fastest, arc-seconds. */
    readonly halfSecond: number;
  };
  /** Over random places, and over places beside a station. */
  readonly random: readonly PassFigures[];
  readonly grazing: readonly PassFigures[];
  readonly windows: { readonly empty: number; readonly different: number };
  readonly stations: readonly {
    readonly body: Body;
    readonly stations: number;
    readonly seconds: Extremes;
    readonly promised: number;
  }[];
  readonly stationsMissed: number;
  readonly moons: readonly {
    readonly moment: MoonMoment;
    readonly count: number;
    readonly seconds: Extremes;
    readonly promised: number;
  }[];
  readonly eclipses: {
    readonly years: { readonly first: number; readonly last: number };
    readonly sun: number;
    readonly moon: number;
    readonly penumbral: number;
    readonly missed: number;
    readonly added: number;
  };
  readonly phases: {
    readonly years: { readonly count: number; readonly first: number; readonly last: number };
    readonly count: number;
    readonly sameMinute: number;
  };
  /** Against Swiss Ephemeris; houses in arc-seconds. */
  readonly returns: { readonly charts: number; readonly seconds: number; readonly houses: number };
  /** Skies halfway between two births, against Swiss Ephemeris; arc-seconds. */
  readonly halfway: {
    readonly charts: number;
    readonly planets: number;
    readonly moon: number;
    readonly houses: number;
  };
}
