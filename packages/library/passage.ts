/** Named parts of a passage; a chapter takes the ones it needs. `close` is added to an aspect under 1° from exact, `wide`
 * to one over 5°. */
export const partNames = ["core", "gift", "strain", "scene", "practice", "others", "close", "wide"] as const;
export type PartName = (typeof partNames)[number];

export interface PassagePart {
  readonly text: string;
  /** The one plain sentence of the part, as it stands in `text`; empty in `close` and `wide`. */
  readonly plain: string;
}

/** The words for one fact, e.g. the Moon in Capricorn. */
export interface Passage {
  /** `planets-in-signs/moon/capricorn`. */
  readonly id: string;
  /** Vocabulary of `claims.md`, strongest first. */
  readonly claims: readonly string[];
  readonly parts: Readonly<Partial<Record<PartName, PassagePart>>>;
  /** A sentence of the passage that can stand alone in large type, marked by its writer. */
  readonly quote?: string;
}

/** Editions the library is compiled to; `en-gb` is made from `en`. */
export type Edition = "en" | "en-gb" | "es" | "pt";

/** One compiled file of passages, by their heading. */
export interface Subject {
  readonly id: string;
  readonly language: Edition;
  readonly passages: Readonly<Record<string, Passage>>;
}

/** A sentence or paragraph about the book itself: a joint, an opening, a term, a method. */
export type Line = string;

/** One compiled file of lines: by heading, then by number or name. */
export interface LineSubject {
  readonly id: string;
  readonly language: Edition;
  readonly lines: Readonly<Record<string, Readonly<Record<string, Line>>>>;
}
