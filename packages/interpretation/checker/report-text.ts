import type { PhraseLists } from "@cosmic/library/phrases";
import type { ChartTruth } from "./chart-truth.ts";
import type { LanguageName } from "./language-words.ts";

/** One paragraph as the checker sees it. */
export interface CheckedParagraph {
  readonly text: string;
  /** Facts it rests on; null where it is about the book itself and owes none. */
  readonly facts: readonly string[] | null;
  /** Of a part of a passage, its plain sentence, which may be empty; null for what is no part. */
  readonly plain: string | null;
}

export interface CheckedChapter {
  readonly id: string;
  readonly paragraphs: readonly CheckedParagraph[];
  /** Titles, cells, captions: text that is no prose. */
  readonly lines: readonly string[];
  /** Titles and headings with nothing under them. */
  readonly emptyTitles: readonly string[];
}

/** A contradiction the book holds, and whether it reconciles it. */
export interface CheckedTension {
  /** `needs-closeness.needs-distance`. */
  readonly heading: string;
  readonly reconciled: boolean;
}

/** The text of one report, as the checker wants it. */
export interface ReportText {
  readonly language: LanguageName;
  readonly chapters: readonly CheckedChapter[];
  /** Texts outside chapters: title page, colophon. */
  readonly lines: readonly string[];
  /** What every book must hold, by name: the person, date, time, place, zone. Empty ones are not asked for. */
  readonly required: Readonly<Record<string, string>>;
  /** What the buyer typed (name, place): it is printed as typed, and no fault of ours. */
  readonly typed: readonly string[];
  readonly phrases: PhraseLists;
  /** What the chart says, for sentences that name a placement. */
  readonly truth: ChartTruth;
  /** The heaviest contradictions among what the book claims. */
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

/** One fault, and where. */
export interface Finding {
  readonly kind: FindingKind;
  /** Chapter id and paragraph, as `soul, paragraph 2`; `book` for the whole. */
  readonly place: string;
  readonly excerpt: string;
}
