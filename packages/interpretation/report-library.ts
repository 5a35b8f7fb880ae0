import type { Wording } from "@cosmic/library/generated/wording-keys";
import type { PartName as AnyPart, Passage, PassagePart, Subject } from "@cosmic/library/passage";

export type { Passage, PassagePart, Subject, Wording };

/** Parts told of a placement; `close` and `wide` belong to aspects. */
export type PartName = Exclude<AnyPart, "close" | "wide">;

/** The words of one language that a report is made of. */
export interface ReportLibrary {
  readonly sun: Subject;
  readonly moon: Subject;
  readonly ascendant: Subject;
  readonly wording: Wording;
}
