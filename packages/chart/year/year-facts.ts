/**
 * Every fact of one reader's twelve months. Field names and values are a public contract with scripts outside this
 * repository. Instants are ISO 8601 in UTC, rounded to the nearest second; angles are degrees, tropical, apparent,
 * geocentric.
 */

import type { FactsWithoutCycles, ZodiacPoint } from "../facts.ts";
import type { AspectEnd, HouseNumber, MoonPhaseName, Planet, Sign } from "../names.ts";
import type { Eclipse } from "./eclipses/eclipses.ts";

/** Bodies whose transits become stories. */
export const storyBodies = ["jupiter", "saturn", "uranus", "neptune", "pluto", "chiron", "trueNode"] as const;
export type StoryBody = (typeof storyBodies)[number];
export type StoryAspect = "conjunction" | "opposition" | "square" | "trine" | "sextile";
export type StoryNature = "conjunction" | "opposition" | "square" | "soft";
/** `saturn-square-sun.90`: the number is the angle from the natal point along the zodiac. */
export type StoryId = `${StoryBody}-${StoryAspect}-${AspectEnd}.${number}`;
/** Bodies that have stations. */
export const turningBodies = ["mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"] as const;
export type TurningBody = (typeof turningBodies)[number];
/** Bodies whose way through the natal houses is listed. */
export const walkingBodies = ["sun", ...turningBodies, "trueNode"] as const;
export type WalkingBody = (typeof walkingBodies)[number];

/** A stretch of time, from first to last instant. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
}

/** An exact crossing of the target; without a birth time a stay within the arc of the day. */
export interface StoryPass {
  readonly at: string;
  /** False while the body is retrograde; of a stay, as the body enters. */
  readonly direct: boolean;
  /** A station of the body lies within 1″ of the target here. */
  readonly standing: boolean;
  /** The instant of this pass for a birth five minutes earlier and later; null without a birth time. */
  readonly leeway: { readonly earlier: string | null; readonly later: string | null } | null;
  /** Only without a birth time. A body that turns within the arc of the day leaves it where it came in, and passes the
   * point of some births on that day twice and of others never; it does not go `through`. */
  readonly stay: (Stretch & { readonly through: boolean }) | null;
}

/** The meetings of one transiting body with one target. */
export interface Story {
  readonly id: StoryId;
  readonly body: StoryBody;
  readonly aspect: StoryAspect;
  readonly point: AspectEnd;
  readonly nature: StoryNature;
  /** Natal longitude plus the angle, 0 ≤ x < 360. */
  readonly target: number;
  readonly shape: "one" | "three" | "five" | "near";
  readonly weight: number;
  /** Place among the chosen, from 1; null when not chosen. */
  readonly rank: number | null;
  /** Some of it lies beyond the search, 1,100 days before and after the year. */
  readonly clipped: boolean;
  /** A pass has no leeway at one end, or one over 60 days: printed last. */
  readonly fragile: boolean;
  readonly spans: readonly { readonly in: string; readonly out: string }[];
  readonly passes: readonly StoryPass[];
  /** Without a pass: the closest approach. */
  readonly nearest: { readonly at: string; readonly orb: number } | null;
}

export interface StationFact {
  readonly body: TurningBody;
  readonly at: string;
  readonly turns: "direct" | "retrograde";
  readonly longitude: number;
}

/** A retrograde stretch that meets the year, whole. */
export interface Retrograde extends Stretch {
  readonly body: TurningBody;
}

/** A body enters a natal house; without a birth time the Sun enters a sign. */
export interface HouseIngress {
  readonly body: WalkingBody;
  readonly house: HouseNumber | null;
  readonly sign: Sign;
  readonly at: string;
}

/** Mars meets the natal point of a chosen story in orb. */
export interface Trigger {
  readonly story: StoryId;
  readonly at: string;
}

/** A natal point near a lunation or opposite it. */
export interface Touch {
  readonly point: AspectEnd;
  readonly angle: 0 | 180;
  readonly orb: number;
}

export interface LunationFact {
  readonly kind: "new" | "full";
  readonly at: string;
  readonly longitude: number;
  readonly sign: Sign;
  readonly house: HouseNumber | null;
  /** Closest first. */
  readonly touches: readonly Touch[];
  readonly eclipse: {
    readonly type: Eclipse["type"];
    /** The greatest eclipse, seen from the Earth's center. */
    readonly greatest: string;
    readonly seen: boolean;
    /** True altitude when deepest there, whole degrees; unseen, at the greatest eclipse. */
    readonly altitude: number;
  } | null;
}

/** The Sun at its natal longitude, cast for the year's place. */
export interface SolarReturn {
  readonly at: string;
  readonly role: "main" | "brief";
  readonly ascendant: ZodiacPoint;
  readonly midheaven: ZodiacPoint;
  readonly ascendantAtBirthplace: ZodiacPoint;
  readonly facts: FactsWithoutCycles;
  /** Planets in the return's angular houses. */
  readonly angular: readonly Planet[];
}

/** A sign of the year, from return to return. */
export interface Profection extends Stretch {
  readonly age: number;
  readonly sign: Sign;
  /** The natal house counted by whole signs from the rising sign. */
  readonly house: HouseNumber;
  readonly ruler: Planet;
}

/** Where the progressed Moon stands; null is what the birth time would settle. */
export interface ProgressedState {
  readonly sign: Sign | null;
  readonly house: HouseNumber | null;
  readonly phase: MoonPhaseName | null;
}

export type ProgressedChange =
  | { readonly kind: "sign"; readonly becomes: Sign; readonly at: string | null; readonly span: Stretch | null }
  | { readonly kind: "house"; readonly becomes: HouseNumber; readonly at: string }
  | { readonly kind: "phase"; readonly becomes: MoonPhaseName; readonly at: string };

/** The progressed Moon exactly in aspect to a natal point. */
export interface ProgressedMeeting {
  readonly point: AspectEnd;
  readonly aspect: StoryAspect;
  readonly angle: number;
  readonly at: string;
}

export interface ProgressedMoon {
  readonly from: ProgressedState;
  readonly to: ProgressedState;
  readonly changes: readonly ProgressedChange[];
  readonly meetings: readonly ProgressedMeeting[];
}

type MonthEventKind = "pass" | "lunation" | "station" | "ingress" | "return" | "progressed" | "trigger";

/** A dated line; `of` names the story, body, lunation, return or change. */
export interface MonthEvent {
  readonly at: string;
  readonly kind: MonthEventKind;
  readonly of: string;
}

/** One of the twelve months; the days before the first full month belong to the first. */
export interface MonthFacts {
  readonly id: `month.${string}`;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly lead: StoryId | null;
  readonly state: "rising" | "exact" | "leaving" | "quiet";
  /** Where the Sun stands in the middle of the month. */
  readonly sunHouse: HouseNumber | null;
  /** Instant of the lunation that is described. */
  readonly lunation: string | null;
  /** At most fourteen, in order. */
  readonly events: readonly MonthEvent[];
}

/** An easing story and a pressing one that meet. */
export interface YearContradiction {
  readonly ground: "point" | "days" | "house";
  readonly easing: StoryId;
  readonly pressing: StoryId;
}

/** Something left out, and why. */
export interface LeftOut {
  readonly what: string;
  readonly why: "birth-time-unknown" | "beyond-the-search" | "narrow-house";
}

export interface YearFacts {
  readonly id?: string;
  readonly window: Stretch & { readonly zone: string; readonly months: readonly string[] };
  /** Heaviest first. */
  readonly stories: readonly Story[];
  readonly stations: readonly StationFact[];
  readonly retrogrades: readonly Retrograde[];
  /** The natal house of each body when the year begins; null without a birth time. */
  readonly housesAtStart: Readonly<Record<WalkingBody, HouseNumber>> | null;
  readonly ingresses: readonly HouseIngress[];
  readonly triggers: readonly Trigger[];
  readonly lunations: readonly LunationFact[];
  readonly returns: readonly SolarReturn[];
  readonly profections: readonly Profection[];
  readonly progressedMoon: ProgressedMoon;
  readonly months: readonly MonthFacts[];
  readonly contradictions: readonly YearContradiction[];
  readonly leftOut: readonly LeftOut[];
}
