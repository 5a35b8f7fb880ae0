import type { Chapter, Section } from "@cosmic/report/document";

/** Formulas of the three bars, which appear only on screen. */
const screenBars = "bars";

/** A chapter's sections that are printed. */
export function printedSections({ sections }: Pick<Chapter, "sections">): readonly Section[] {
  return sections.filter(({ id }) => id !== screenBars);
}
