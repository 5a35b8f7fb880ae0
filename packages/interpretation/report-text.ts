import type { PhraseLists } from "@cosmic/library/phrases";

/** One paragraph as the checker sees it. */
export interface CheckedParagraph {
  readonly text: string;
  /** Facts it rests on; null where it is about the book itself and owes none. */
  readonly facts: readonly string[] | null;
}

export interface CheckedChapter {
  readonly id: string;
  readonly paragraphs: readonly CheckedParagraph[];
  /** Titles, cells, captions: text that is no prose. */
  readonly lines: readonly string[];
}

/** The text of one report, as the checker wants it. */
export interface ReportText {
  readonly chapters: readonly CheckedChapter[];
  /** Texts outside chapters: title page, colophon. */
  readonly lines: readonly string[];
  /** What every book must hold, by name: the person, date, time, place, zone. Empty ones are not asked for. */
  readonly required: Readonly<Record<string, string>>;
  /** What the buyer typed (name, place): it is printed as typed, and no fault of ours. */
  readonly typed: readonly string[];
  readonly phrases: PhraseLists;
}

export type FindingKind =
  | "unresolved-slot"
  | "missing-token"
  | "empty-text"
  | "banned-phrase"
  | "flattery"
  | "foretelling"
  | "doubled"
  | "long-paragraph"
  | "paragraph-without-fact"
  | "repeated-sentence"
  | "near-repetition";

/** One fault, and where. */
export interface Finding {
  readonly kind: FindingKind;
  /** Chapter id and paragraph, as `soul, paragraph 2`; `book` for the whole. */
  readonly place: string;
  readonly excerpt: string;
}
