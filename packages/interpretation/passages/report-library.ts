import type { Wording } from "@cosmic/library/generated/wording-keys";
import type { LanguageRules } from "@cosmic/library/language-rules";
import type { PartName as AnyPart, LineSubject, Passage, PassagePart, Subject } from "@cosmic/library/passage";

export type { LanguageRules, LineSubject, Passage, PassagePart, Subject, Wording };

/** Parts with a heading of their own; `close` and `wide` are additions to an aspect. */
export type PartName = Exclude<AnyPart, "close" | "wide">;

/** All texts of one language for a report. Unwritten ones are absent. */
export interface ReportLibrary {
  /** Passages by subject id, `planets-in-signs/moon`. */
  readonly passages: Readonly<Record<string, Subject>>;
  /** Lines about the book by subject id, `joints/relations`. */
  readonly lines: Readonly<Record<string, LineSubject>>;
  readonly wording: Wording;
  readonly rules: LanguageRules;
}

/** All entries of a subject of lines, by heading: a term and its meaning, a method and its title. */
export function linesIn(
  { lines }: Pick<ReportLibrary, "lines">,
  subject: string,
): readonly (readonly [heading: string, lines: Readonly<Record<string, string>>])[] {
  return Object.entries(lines[subject]?.lines ?? {});
}
