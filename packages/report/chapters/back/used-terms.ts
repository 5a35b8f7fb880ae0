import { isSureFigure } from "@cosmic/chart/certainty/possible-signs";
import type { PatternType } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Chapter, Section } from "../../document.ts";
import { blockText } from "../../plain-text.ts";

/** Appendix section with the glossary. */
export const glossaryId = "glossary";

/** Pattern terms explained only if the chart has the pattern: some are everyday words, and a method note that lists
 * them all does not count as use. */
const figures: readonly PatternType[] = ["grand-trine", "grand-cross", "t-square", "kite", "yod", "mystic-rectangle"];
/** Terms the book uses in different wording, or whose word also has another meaning in it. */
const otherWords: Readonly<Record<string, RegExp>> = {
  "chart-ruler": /\bruler of the chart|\brules the chart|\bchart ruler/iu,
  "fragile-fact": /\bfragile\b/iu,
  direct: /\b(?:turns?|turned|moves|moving) direct\b/iu,
};

/** Reduces the glossary to the terms the book uses elsewhere. */
export function withUsedTerms(chapters: readonly Chapter[], { facts, passages }: ReportContext): readonly Chapter[] {
  const text = chapters
    .flatMap(({ sections }) => sections.filter(({ id }) => id !== glossaryId).map(sectionText))
    .join("\n");
  const keys = new Map(passages.entries("glossary/terms").map(([key, { term }]) => [term, key]));
  const isUsed = (term: string): boolean => {
    const key = required(keys.get(term), `the entry of ${term}`);
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

/** Matches a term in singular or plural, ignoring case. */
function termPattern(term: string): RegExp {
  return new RegExp(`(?<!\\p{L})${term}(?:s|es)?(?!\\p{L})`, "iu");
}
