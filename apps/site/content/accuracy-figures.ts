import type { GlyphName } from "@cosmic/drawings/glyphs/glyphs";
import type { Body } from "@cosmic/sky/sky";
import type { DateFigures } from "./accuracy-date-figures.ts";
import figures from "./accuracy-figures.json" with { type: "json" };

/** How far a list of answers is off: the largest, the 99th in a hundred, the middle one; arc-seconds unless said
 * otherwise. */
export interface ErrorSpread {
  readonly worst: number;
  readonly p99: number;
  readonly median: number;
}

type Extremes = Pick<ErrorSpread, "worst" | "median">;

/** A body, its largest allowed error, and what was found year by year. */
export interface BodyYears {
  readonly body: Body;
  readonly glyph: GlyphName;
  readonly promised: number;
  /** Largest error of each year from the first, in hundred-thousandths of an arc-second; `-` where nothing was
   * measured. */
  readonly years: string;
}

/** Errors of one set of moments, body by body. */
export interface PlaceSet {
  readonly moments: number;
  readonly bodies: readonly {
    readonly body: Body;
    readonly longitude: ErrorSpread;
    /** Null for points whose golden numbers are longitudes. */
    readonly latitude: ErrorSpread | null;
  }[];
  /** Places seen through the Sun's disc, which stand apart. */
  readonly behindSun: { readonly places: number; readonly worst: number };
}

/** Errors of longitude alone. */
export interface LongitudeSet {
  readonly moments: number;
  readonly bodies: readonly ({ readonly body: Body } & Extremes)[];
}

interface Years {
  readonly first: number;
  readonly last: number;
}

export type AngleName = "siderealTime" | "obliquity" | "ascendant" | "midheaven" | "placidus" | "porphyry";
export type ClockSource = "occultations" | "almanac" | "measured" | "bulletin" | "beyondBulletin";

/** Every figure of the accuracy page. */
export interface AccuracyFigures {
  readonly engine: string;
  readonly span: Years;
  readonly promised: { readonly direct: number; readonly derived: number };
  /** Largest error of Sun, Moon and planets over all moments looked at. */
  readonly planets: { readonly worst: number; readonly moments: number };
  readonly years: readonly BodyYears[];
  readonly random: PlaceSet;
  readonly randomSpan: Years;
  readonly chosen: PlaceSet;
  readonly joints: LongitudeSet;
  readonly later: LongitudeSet;
  readonly laterSpan: Years;
  readonly minutes: {
    readonly placements: number;
    readonly near: number;
    readonly nearWrong: number;
    readonly wrong: number;
    readonly edge: number;
  };
  readonly angles: {
    readonly places: number;
    readonly polar: number;
    readonly settingPoints: number;
    readonly rows: readonly ({ readonly angle: AngleName } & ErrorSpread)[];
  };
  /** Speed in arc-seconds a day; distance in millionths of itself. */
  readonly motions: readonly {
    readonly body: Body;
    readonly speed: Extremes | null;
    readonly distance: Extremes | null;
  }[];
  readonly dates: DateFigures;
  /** TT − UT1, seconds. */
  readonly eras: readonly {
    readonly source: ClockSource;
    readonly years: Years;
    readonly firstSeconds: number;
    readonly lastSeconds: number;
    readonly leastUncertainty: number;
    readonly mostUncertainty: number;
  }[];
  /** What one second of time is in each place, arc-seconds; and how far UTC and UT1 have been apart, seconds. */
  readonly second: {
    readonly moon: number;
    readonly sun: number;
    readonly ascendant: number;
    readonly civil: number;
    readonly leapSecondsFrom: number;
  };
  readonly peers: {
    /** The day it was done, YYYY-MM-DD. */
    readonly measured: string;
    readonly own: LongitudeSet;
    readonly engines: readonly {
      readonly name: string;
      readonly version: string;
      readonly bodies: LongitudeSet["bodies"];
    }[];
  };
  readonly sizes: readonly { readonly decade: number; readonly bytes: number }[];
  /** How far what is left out would move a place, arc-seconds. */
  readonly limits: {
    readonly skyfield: number;
    readonly jupiter: number;
    readonly saturn: number;
    readonly pluto: number;
    readonly lightDelay: number;
    readonly chiron: Years & { readonly states: number; readonly met: number; readonly promised: number };
  };
  readonly hash: string;
  readonly hashedPositions: number;
}

// JSON knows no unions; tools/proof/accuracy/make.ts writes the file from this very type and the tests compare it.
export const accuracyFigures = figures as AccuracyFigures;
