import { factSubject } from "@cosmic/chart/fact-index/fact-ids";
import type { FactEntry } from "../chart-entries.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Chapter } from "../document.ts";

/** Sections that show a fact under a different name. */
const shownIn: Readonly<Record<string, string>> = {
  "sun-signs": "soul-sign",
  "moon-signs": "heart-sign",
  "rising-signs": "day-hours",
  "chart-ruler": "mask-state",
  "moon-phase": "heart-phase",
  emphasis: "elements-and-modes",
  elements: "elements-and-modes",
  hemispheres: "halves",
  quadrants: "halves",
  "progressed-sun-sign": "progressed-sun",
  "progressed-moon-sign": "progressed-moon",
  "progressed-moon-phase": "progressed-phases",
};

/** The facts paragraphs cite besides the placements, houses and aspects in `told`, each in words and with its section.
 * A fact without a short name uses that section's title. */
export function factEntries(
  { words }: ReportContext,
  chapters: readonly Chapter[],
  told: ReadonlySet<string>,
): readonly FactEntry[] {
  const sections = chapters.flatMap((chapter) => chapter.sections);
  const cited = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "paragraph" && block.role !== "note" ? block.facts : [])),
  );
  return [...new Set(cited)].flatMap((id) => {
    const subject = factSubject(id);
    if (told.has(subject)) return [];
    const shown = isCycle(subject) ? "life-line" : (shownIn[subject] ?? subject);
    const section = sections.find((one) => one.id === shown);
    const name = words.optionalTitle(id) ?? section?.title;
    if (name === undefined) return [];
    return [{ id, name, ...(section ? { section: section.id } : {}) }];
  });
}

/** `saturn-return`, `uranus-square`: crossings are shown on the line of a life. */
const isCycle = (subject: string): boolean => /^(?:\w+-(?:return|square|opposition))$/.test(subject);
