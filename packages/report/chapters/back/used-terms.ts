import type { PatternType } from "@cosmic/chart/names";
import { isSureFigure } from "@cosmic/interpretation/selection/possible-signs";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Chapter, Section } from "../../document.ts";
import { blockText } from "../../plain-text.ts";

/** Section of the appendix that explains the terms. */
export const glossaryId = "glossary";

/** Figures explained only where the chart has them: some are everyday words, and a method that names them all is no reason. */
const figures: readonly PatternType[] = ["grand-trine", "grand-cross", "t-square", "kite", "yod", "mystic-rectangle"];
/** Terms that a book uses in other words than their own, or whose word it also uses otherwise. */
const otherWords: Readonly<Record<string, RegExp>> = {
  "chart-ruler": /\bruler of the chart|\brules the chart|\bchart ruler/iu,
  "fragile-fact": /\bfragile\b/iu,
  direct: /\b(?:turns?|turned|moves|moving) direct\b/iu,
};

/** The chapters with only those terms explained that the book uses outside its glossary. */
export function withUsedTerms(chapters: readonly Chapter[], { facts, passages }: ReportContext): readonly Chapter[] {
  const text = chapters
    .flatMap(({ sections }) => sections.filter(({ id }) => id !== glossaryId).map(sectionText))
    .join("\n");
  const keys = new Map(passages.entries("glossary/terms").map(([key, { term }]) => [term, key]));
  const isUsed = (term: string): boolean => {
    const key = keys.get(term) ?? "";
    const figure = figures.find((one) => one === key);
    if (figure !== undefined)
      return facts.configurations.some((one) => one.type === figure && isSureFigure(one, facts));
    return (otherWords[key] ?? termPattern(term)).test(text);
  };
  const used = (block: Block): Block =>
    block.kind === "facts" ? { ...block, rows: block.rows.filter(({ label }) => isUsed(label)) } : block;
  return chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((one) => (one.id === glossaryId ? { ...one, blocks: one.blocks.map(used) } : one)),
  }));
}

function sectionText({ title, blocks }: Section): string {
  return [title, ...blocks.map(blockText)].join("\n");
}

/** The word or words of a term, one or several of it, in either case. */
function termPattern(term: string): RegExp {
  return new RegExp(`(?<!\\p{L})${term}(?:s|es)?(?!\\p{L})`, "iu");
}
