/**
 * The facts of "Where you are now": twelve months behind a date and twenty-four ahead of it. Plain data. Instants are
 * ISO 8601 in UTC, rounded to the nearest second; dates are `YYYY-MM-DD`, UTC; angles are degrees, tropical, apparent,
 * geocentric.
 */

import type { CrossingKind, HouseNumber, MoonPhaseName, Sign } from "../names.ts";
import type { Role } from "../spine/spine.ts";
import type { StoryPoint } from "../year/stories/found-story.ts";
import type { WrittenStory } from "../year/stories/write-story.ts";
import type { Profection, ProgressedChange, ProgressedMeeting, StoryAspect, Stretch } from "../year/year-facts.ts";

/** Bodies whose aspects to the chart are listed. */
export const nowBodies = ["jupiter", "saturn", "uranus", "neptune", "pluto"] as const;
export type NowBody = (typeof nowBodies)[number];

/** `meets` is a conjunction; `presses` a square or an opposition. */
export type NowNature = "meets" | "presses";

/** How a stretch of time lies to the date: over, begun and not over, or still to begin. Either end counts as within. */
export type Tense = "past" | "present" | "ahead";

/** `saturn-square-sun.90`: the number is the angle from the natal point along the zodiac. */
export type NowStoryId = `${NowBody}-${StoryAspect}-${StoryPoint}.${number}`;

/** The meetings of one body with one target, at least one of whose spans lies in the window, if only in part. */
export interface NowStory extends WrittenStory {
  readonly id: NowStoryId;
  readonly body: NowBody;
  readonly aspect: StoryAspect;
  readonly point: StoryPoint;
  readonly nature: NowNature;
  /** Natal longitude plus the angle, 0 ≤ x < 360. */
  readonly target: number;
  /** From the first entry to the last exit, gaps included. */
  readonly tense: Tense;
  /** Rounded to a millionth. */
  readonly weight: number;
  /** Rank among the chosen, heaviest first, from 1; null when not chosen. */
  readonly rank: number | null;
  /** Some of it lies beyond the search, 1,100 days before and after the window. */
  readonly clipped: boolean;
}

/** A year of life from one return of the Sun to the next, with its sign, and where the sign's ruler stands at birth. */
export interface NowProfection extends Profection {
  readonly rulerHouse: HouseNumber;
  /** How the ruler stands to the spine. */
  readonly role: Role;
}

/** Where the progressed Moon stands, and from when until when. An instant is a stretch of no length; without a birth
 * time it is as long as the day of birth allows. */
export interface NowStay<Value> {
  readonly is: Value;
  readonly next: Value;
  /** Null when it has stood there since birth. */
  readonly since: Stretch | null;
  readonly until: Stretch;
}

/** The progressed Moon on the date; null is what the birth time would settle. */
export interface NowMoon {
  readonly sign: NowStay<Sign> | null;
  readonly house: NowStay<HouseNumber> | null;
  readonly phase: NowStay<MoonPhaseName> | null;
  /** Within the window, in order of time. */
  readonly changes: readonly ProgressedChange[];
  /** Exact aspects to natal Sun, Moon, chart ruler and the angles within the window, in order of time. */
  readonly meetings: readonly ProgressedMeeting[];
}

/** A body comes back to its own natal place, or to a square or opposition of it. */
export interface OwnCrossing {
  readonly kind: CrossingKind;
  /** 1 for the first of its kind in life. */
  readonly count: number;
  /** Dates of the passes: of a planet one each; those of the node between which it stays within a degree are one. */
  readonly dates: readonly Stretch[];
  /** From the first date to the last. */
  readonly tense: Tense;
  /** In whole years on the first date. */
  readonly age: number;
}

/**
 * Whose chapter it is, by age on the date: a `child` (under 12) has the next returns alone, for later; a `minor` (under
 * 18) nothing meant for adults; an `elder` (84 and over) looks back on returns instead of ahead.
 */
export type NowReader = "child" | "minor" | "adult" | "elder";

export interface NowFacts {
  /** The date on which the chapter is written. */
  readonly asOf: string;
  /** First day of the window, and the first after it. */
  readonly window: Stretch;
  /** In whole years on the date. */
  readonly age: number;
  readonly reader: NowReader;
  /** Heaviest first. */
  readonly stories: readonly NowStory[];
  /** Null without a birth time. */
  readonly profection: { readonly current: NowProfection; readonly next: NowProfection } | null;
  /** Null for a child. */
  readonly progressedMoon: NowMoon | null;
  /** Within the window, in order of time. */
  readonly crossings: readonly OwnCrossing[];
  /** The next two beyond the window (for a child, beyond the date); for an elder none. */
  readonly nextReturns: readonly OwnCrossing[];
  /** For an elder: up to three that lie before the window, one a kind, in order of time. */
  readonly pastReturns: readonly OwnCrossing[];
}
