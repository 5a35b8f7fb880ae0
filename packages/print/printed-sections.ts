import type { Chapter, Section } from "@cosmic/report/document";

/** Formulas of the three bars, which only the screen draws. */
const screenBars = "bars";

/** The sections of a chapter that a book has. */
export function printedSections({ sections }: Pick<Chapter, "sections">): readonly Section[] {
  return sections.filter(({ id }) => id !== screenBars);
}
