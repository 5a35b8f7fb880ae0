import type { Wording } from "@cosmic/library/generated/wording-keys";
import type { PartName, Passage, PassagePart, Subject } from "@cosmic/library/passage";

export type { PartName, Passage, PassagePart, Subject, Wording };

/** The words of one language that a report is made of. */
export interface ReportLibrary {
  readonly sun: Subject;
  readonly moon: Subject;
  readonly ascendant: Subject;
  readonly wording: Wording;
}
