import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import type { ReportPlan } from "@cosmic/interpretation/plan/report-plan";
import { reference } from "../context/blocks.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Block, Chapter, Section } from "../document.ts";
import { growthPairs } from "../render/growth-pairs.ts";
import { mapSections } from "./map-sections.ts";

/** Chapters that speak of the whole chart: no pointer starts there. */
const ofTheWhole: readonly string[] = ["at-a-glance", "spine", "growth", "now", "letter", "cycles", "appendix"];

/** Adds a pointer to each section of Growth where the first of its two placements is described. */
export function withGrowthReferences(
  chapters: readonly Chapter[],
  plan: ReportPlan,
  context: ReportContext,
): readonly Chapter[] {
  const titles = new Map(chapters.flatMap(({ sections }) => sections).map(({ id, title }) => [id, title]));
  const waiting = new Set(growthPairs(plan));
  return mapSections(chapters, (section, chapter) => {
    if (ofTheWhole.includes(chapter.id)) return section;
    const begun = [...waiting].filter(({ a, b }) => restsOn(section, a) || restsOn(section, b));
    for (const pair of begun) waiting.delete(pair);
    const pointers = begun.map(({ section: target, a, b }, index): Block => {
      const other = restsOn(section, a) ? b : a;
      const wording = wordings[(waiting.size + index) % wordings.length] ?? "reference.tension";
      const title = titles.get(target) ?? "";
      return reference(context.say(wording, { other: context.words.titled(other), title }), target);
    });
    return { ...section, blocks: [...section.blocks, ...pointers] };
  });
}

const wordings = ["reference.tension", "reference.tension2", "reference.tension3"] as const;

/** Whether a passage of the section has this as its main fact. */
function restsOn({ blocks }: Section, fact: FactId): boolean {
  return blocks.some((block) => block.kind === "paragraph" && block.role === "core" && block.facts[0] === fact);
}

/** Removes pointers to sections that the report does not have. */
export function withoutLooseReferences(chapters: readonly Chapter[]): readonly Chapter[] {
  const targets = new Set(chapters.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]));
  return mapSections(chapters, (section) => ({
    ...section,
    blocks: section.blocks.filter((block) => block.kind !== "reference" || targets.has(block.target)),
  }));
}
