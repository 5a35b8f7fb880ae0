import type { Wording } from "@cosmic/library/generated/wording-keys";
import type { PartName as AnyPart, LineSubject, Passage, PassagePart, Subject } from "@cosmic/library/passage";

export type { LineSubject, Passage, PassagePart, Subject, Wording };

/** Parts told under a heading of their own; `close` and `wide` are additions to an aspect. */
export type PartName = Exclude<AnyPart, "close" | "wide">;

/** The words of one language that a report is made of. What is not written yet is absent. */
export interface ReportLibrary {
  /** Passages by the id of their subject, `planets-in-signs/moon`. */
  readonly passages: Readonly<Record<string, Subject>>;
  /** Lines about the book by the id of their subject, `joints/relations`. */
  readonly lines: Readonly<Record<string, LineSubject>>;
  readonly wording: Wording;
}
