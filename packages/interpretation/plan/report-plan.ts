import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import type { HouseNumber, MoonPhaseName, PlacementName, Planet, Sign } from "@cosmic/chart/names";
import type { Role, SpineBody, Structure } from "@cosmic/chart/spine/spine";
import type { Claim, PairName } from "../ledger/claim.ts";

/** `planets-in-signs/moon/taurus#core`: a part of a unit, in any language. */
export type PartId = string;

/** Chapters of the second edition, in the order of the book. */
export const chapterRoles = [
  "at-a-glance",
  "spine",
  "growth",
  "soul",
  "heart",
  "mask",
  "conversation",
  "mercury-venus-mars",
  "love",
  "work",
  "jupiter-saturn",
  "houses",
  "outer-planets",
  "points",
  "temperament",
  "now",
  "letter",
  "the-day-as-it-turned",
  "what-is-uncertain",
  "appendix",
] as const;
export type ChapterRole = (typeof chapterRoles)[number];

/** What fills a slot, in no language. */
export type SlotValue =
  /** “the Moon in Taurus”. */
  | { readonly is: "placement"; readonly fact: FactId }
  /** “the Moon”; several are joined by commas and “and”. */
  | { readonly is: "bodies"; readonly bodies: readonly PlacementName[] }
  | { readonly is: "signs"; readonly signs: readonly Sign[] }
  /** “the seventh house”. */
  | { readonly is: "house"; readonly house: HouseNumber }
  /** “seventh”. */
  | { readonly is: "ordinal"; readonly house: HouseNumber }
  | { readonly is: "orb"; readonly aspect: FactId }
  /** Whether one of the two stands close to the Sun, the Moon or an angle. */
  | { readonly is: "near"; readonly aspect: FactId }
  /** Years a slow planet spends in its sign. */
  | { readonly is: "years"; readonly planet: Planet }
  /** A whole number in words: of planets, of minutes. */
  | { readonly is: "count"; readonly count: number }
  | { readonly is: "number"; readonly number: number }
  /** Whole years on the first and on the last of some dates. */
  | { readonly is: "ages"; readonly from: number; readonly to: number }
  /** Civil dates, `YYYY-MM-DD`, or a stretch of days given as its two ends. */
  | { readonly is: "dates"; readonly dates: readonly (readonly [from: string, to: string])[] }
  /** Civil dates of which each is one day out of a stretch, because the hour of birth is open. */
  | { readonly is: "open-dates"; readonly dates: readonly (readonly [from: string, to: string])[] }
  | { readonly is: "phase"; readonly phase: MoonPhaseName }
  /** `HH:MM`. */
  | { readonly is: "time"; readonly time: string }
  /** The words of a part: a voice’s name, the name of a structure. */
  | { readonly is: "part"; readonly part: PartId; readonly quoted?: true }
  /** The reader’s first name. */
  | { readonly is: "name" };
export type PlannedSlots = Readonly<Record<string, SlotValue>>;

export interface Reconciliation {
  readonly pair: PairName;
  readonly domain: Claim["domain"];
}

/** How an item is set: parts of passages by their own name, lines of frames as prose about the book. A `further`
 * paragraph continues the core before it. */
export type ItemRole =
  | "core"
  | "further"
  | "gift"
  | "strain"
  | "scene"
  | "practice"
  | "others"
  | "joint"
  | "frame"
  | "turn"
  | "voice"
  | "question";

/** One text of the book, in its place. */
export interface PlannedItem {
  readonly part: PartId;
  readonly role: ItemRole;
  /** Facts it rests on, main fact first. */
  readonly facts: readonly FactId[];
  readonly slots: PlannedSlots;
  /** Set when it reconciles two opposite claims of one area of life. */
  readonly reconciles?: Reconciliation;
  /** The parts that make the two claims it reconciles, that of the placement {a} first. */
  readonly ends?: readonly PartId[];
  /** Further areas of life in which it reconciles the same pair. */
  readonly alsoIn?: readonly Claim["domain"][];
}

/** Stands above a paragraph that would be another if the clock had been wrong. */
export interface SectionMark {
  /** The part it stands above. */
  readonly on: PartId;
  readonly words: PlannedItem;
}

export interface SectionPlan {
  /** Unique in the book; what screen, print and references join on. */
  readonly id: string;
  readonly items: readonly PlannedItem[];
  /** Set when the section would read differently within the assumed error of the birth time. */
  readonly mark?: SectionMark;
}

export interface ChapterPlan {
  readonly role: ChapterRole;
  readonly sections: readonly SectionPlan[];
}

/** What became of a contradiction between two parts the book might print. */
export interface PlannedDispute {
  readonly pair: PairName;
  readonly domain: Claim["domain"];
  readonly held: PartId;
  readonly against: PartId;
  readonly outcome: "suppressed" | "turned" | "growth";
}

/** A voice the book carries, and the sections it speaks in. */
export interface CarriedPlaces {
  readonly body: SpineBody;
  readonly places: readonly string[];
}

/** Everything a book says and in which order, in no language: a pure value of chart, date and catalogue. */
export interface ReportPlan {
  readonly version: 1;
  /** Civil date the book is written on, `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly spine: readonly Structure[];
  readonly roles: Readonly<Partial<Record<SpineBody, Role>>>;
  readonly carried: readonly CarriedPlaces[];
  readonly disputes: readonly PlannedDispute[];
  readonly chapters: readonly ChapterPlan[];
  /** Words of prose, counted in the pattern language. */
  readonly words: number;
  /** Parts the plan wanted and the library does not have. */
  readonly missing: readonly PartId[];
}
