import type { PhraseLists } from "@cosmic/library/phrases";
import type { ChartTruth } from "./chart-truth.ts";

/** One paragraph as the checker sees it. */
export interface CheckedParagraph {
  readonly text: string;
  /** Facts it rests on; null if it is about the book itself and needs none. */
  readonly facts: readonly string[] | null;
  /** For a passage part, its plain sentence, possibly empty; null for anything else. */
  readonly plain: string | null;
}

export interface CheckedChapter {
  readonly id: string;
  readonly paragraphs: readonly CheckedParagraph[];
  /** Titles, cells, captions: text that is not prose. */
  readonly lines: readonly string[];
  /** Titles and headings with nothing under them. */
  readonly emptyTitles: readonly string[];
}

/** A contradiction in the book, and whether the book reconciles it. */
export interface CheckedTension {
  /** `needs-closeness.needs-distance`. */
  readonly heading: string;
  readonly reconciled: boolean;
}

/** The text of one report, as input to the checker. */
export interface ReportText {
  /** Whether a text is clearly written in another language than the book. */
  readonly isForeign: (text: string) => boolean;
  readonly chapters: readonly CheckedChapter[];
  /** Texts outside chapters: title page, colophon. */
  readonly lines: readonly string[];
  /** What every book must contain, by name: person, date, time, place, time zone. Empty ones are not required. */
  readonly required: Readonly<Record<string, string>>;
  /** What the buyer typed (name, place): printed as typed, so never reported as a fault. */
  readonly typed: readonly string[];
  readonly phrases: PhraseLists;
  /** Chart facts, for sentences that name a placement. */
  readonly truth: ChartTruth;
  /** The heaviest contradictions among the book's claims. */
  readonly tensions: readonly CheckedTension[];
}

/** Every kind of fault the checker finds. */
export const findingKinds = [
  "unresolved-slot",
  "missing-token",
  "empty-text",
  "empty-section",
  "banned-phrase",
  "flattery",
  "foretelling",
  "doubled",
  "long-paragraph",
  "paragraph-without-fact",
  "repeated-sentence",
  "near-repetition",
  "contradicts-facts",
  "unreconciled-claims",
  "needs-birth-time",
  "without-plain-sentence",
  "wrong-language",
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** One fault, and its location. */
export interface Finding {
  readonly kind: FindingKind;
  /** Chapter id and paragraph, as `soul, paragraph 2`; `book` for the whole book. */
  readonly place: string;
  readonly excerpt: string;
}
