import type { FactId } from "./fact-ids.ts";

/** What a fact is about. */
export type FactKind =
  | "moment"
  | "longitude"
  | "sign"
  | "house"
  | "motion"
  | "declination"
  | "dignity"
  | "light"
  | "sect"
  | "score"
  | "ruler"
  | "aspect"
  | "configuration"
  | "reception"
  | "dispositors"
  | "share"
  | "day"
  | "rarity"
  | "doubt"
  | "sidereal"
  | "cycle"
  | "theme";

/** Sections of docs/chart.md: the rule a fact was found by. */
export type Rule =
  | "time"
  | "positions"
  | "signs"
  | "motion"
  | "declination"
  | "houses"
  | "dignity"
  | "sect"
  | "light"
  | "score"
  | "lots"
  | "aspects"
  | "configurations"
  | "rulership"
  | "shares"
  | "themes"
  | "the-day"
  | "tolerance"
  | "rarity"
  | "sidereal"
  | "life-cycles";

/** One fact: what it is, what it follows from, and by which rule. */
export interface FactEntry {
  readonly id: FactId;
  readonly kind: FactKind;
  readonly rule: Rule;
  /** Ids of the facts it rests on; facts of the birth itself rest on nothing. */
  readonly restsOn: readonly FactId[];
}

/** Builds a fact entry. */
export function entry(id: FactId, kind: FactKind, found: { readonly rule: Rule; readonly restsOn: readonly FactId[] }) {
  return { id, kind, rule: found.rule, restsOn: found.restsOn } satisfies FactEntry;
}
