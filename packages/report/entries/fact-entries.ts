import { cycleSections } from "../chapters/life/cycles.ts";
import type { FactEntry } from "../chart-entries.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Chapter } from "../document.ts";

/** Where the book shows a fact whose section has another name than the fact. */
const shownIn: Readonly<Record<string, string>> = {
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
  ...Object.fromEntries(cycleSections.flatMap(([section, kinds]) => kinds.map((kind) => [kind, section]))),
};

/** What paragraphs rest on besides `told` placements, houses and aspects, each in words and with the section that shows it.
 * A fact without a short name goes by the title of that section. */
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
    const [subject = ""] = id.split(".");
    if (told.has(subject)) return [];
    const section = sections.find((one) => one.id === (shownIn[subject] ?? subject));
    const name = words.titled(id) ?? section?.title;
    if (name === undefined) return [];
    return [{ id, name, ...(section ? { section: section.id } : {}) }];
  });
}
