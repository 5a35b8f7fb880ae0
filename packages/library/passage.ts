/** Named parts of a passage; a chapter takes the ones it needs. `close` is added for orbs under 1°, `wide` for orbs
 * over 5°; `why`, a reason, or `turn`, where it runs the other way, continues the core. */
export const partNames = [
  ...(["core", "gift", "strain", "scene", "practice", "others"] as const),
  ...(["close", "wide", "why", "turn"] as const),
] as const;
export type PartName = (typeof partNames)[number];

export interface PassagePart {
  readonly text: string;
  /** The part's one plain sentence, as it occurs in `text`; empty for `close`, `wide` and a scene without one. */
  readonly plain: string;
}

/** The text for one fact, such as the Moon in Capricorn. */
export interface Passage {
  /** `planets-in-signs/moon/capricorn`. */
  readonly id: string;
  /** From the controlled vocabulary of claims, strongest first. */
  readonly claims: readonly string[];
  readonly parts: Readonly<Partial<Record<PartName, PassagePart>>>;
  /** A sentence marked by its writer as a pull quote; it makes sense on its own. */
  readonly quote?: string;
}

/** One compiled file of passages, keyed by heading. */
export interface Subject {
  readonly id: string;
  /** Its edition, `en-gb`. */
  readonly language: string;
  readonly passages: Readonly<Record<string, Passage>>;
}

/** A sentence or paragraph about the book itself: a joint, an opening, a term, a method. */
export type Line = string;

/** One compiled file of lines, keyed by heading, then by number or name. */
export interface LineSubject {
  readonly id: string;
  /** Its edition, `en-gb`. */
  readonly language: string;
  readonly lines: Readonly<Record<string, Readonly<Record<string, Line>>>>;
}
