import type { ReportPlan } from "@cosmic/interpretation/plan/report-plan";
import { reference } from "../context/blocks.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Block, Chapter } from "../document.ts";
import { growthPairs } from "../render/growth-pairs.ts";
import { mapSections } from "./map-sections.ts";

/** Chapters that speak of the whole chart: no pointer starts there. */
const ofTheWhole: readonly string[] = ["at-a-glance", "spine", "growth", "now", "letter", "cycles", "appendix"];

/** Adds a pointer to each section of Growth below the first passage that makes one of its two claims. */
export function withGrowthReferences(
  chapters: readonly Chapter[],
  plan: ReportPlan,
  context: ReportContext,
): readonly Chapter[] {
  const titles = new Map(chapters.flatMap(({ sections }) => sections).map(({ id, title }) => [id, title]));
  const waiting = new Set(growthPairs(plan));
  const pointersAt = (block: Block): readonly Block[] => {
    const parts = block.kind === "paragraph" ? (block.parts ?? []) : [];
    const begun = [...waiting].filter(({ ends }) => ends.some((part) => parts.includes(part)));
    for (const pair of begun) waiting.delete(pair);
    return begun.map(({ section, a, b, ends: [first = ""] }, index) => {
      const other = parts.includes(first) ? b : a;
      const wording = wordings[(waiting.size + index) % wordings.length] ?? "reference.tension";
      return reference(
        context.say(wording, { other: context.words.titled(other), title: titles.get(section) ?? "" }),
        section,
      );
    });
  };
  return mapSections(chapters, (section, chapter) =>
    ofTheWhole.includes(chapter.id)
      ? section
      : { ...section, blocks: section.blocks.flatMap((block) => [block, ...pointersAt(block)]) },
  );
}

const wordings = ["reference.tension", "reference.tension2", "reference.tension3"] as const;

/** Removes pointers to sections that the report does not have. */
export function withoutLooseReferences(chapters: readonly Chapter[]): readonly Chapter[] {
  const targets = new Set(chapters.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]));
  return mapSections(chapters, (section) => ({
    ...section,
    blocks: section.blocks.filter((block) => block.kind !== "reference" || targets.has(block.target)),
  }));
}
