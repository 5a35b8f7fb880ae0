import { isSureFigure } from "@cosmic/chart/certainty/day/possible-signs";
import type { PatternType } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import { linesIn } from "@cosmic/interpretation/passages/report-library";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Chapter, Section } from "../../document.ts";
import { blockText } from "../../plain-text.ts";

/** Appendix section with the glossary. */
export const glossaryId = "glossary";

/** Pattern terms explained only if the chart has the pattern: some are everyday words, and a method note that lists
 * them all does not count as use. */
const figures: readonly PatternType[] = ["grand-trine", "grand-cross", "t-square", "kite", "yod", "mystic-rectangle"];
/** Notes on method that, in a book without a birth time, name what the book leaves out. */
const ofTheHour: readonly string[] = ["zodiac", "strength", "further-methods", "uncertain"];

/** Reduces the glossary to the terms the book uses elsewhere. */
export function withUsedTerms(
  chapters: readonly Chapter[],
  { facts, library, say }: ReportContext,
): readonly Chapter[] {
  const { glossary } = say.rules;
  const notUse = facts.timeUnknown ? [glossaryId, ...ofTheHour] : [glossaryId];
  const text = chapters
    .flatMap(({ sections }) => sections.filter(({ id }) => !notUse.includes(id)).map(sectionText))
    .join("\n")
    .toLowerCase();
  const keys = new Map(linesIn(library, "glossary/terms").map(([key, { term }]) => [term, key]));
  const isUsed = (term: string): boolean => {
    const key = required(keys.get(term), `the entry of ${term}`);
    const figure = figures.find((one) => one === key);
    if (figure !== undefined)
      return facts.configurations.some((one) => one.type === figure && isSureFigure(one, facts));
    const other = glossary.otherWords[key];
    return other === undefined ? isTermIn(text, term, glossary.plural) : pattern(other, "u").test(text);
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

/** Whether a term stands in lower-case text, in singular or plural; any of its words may have the plural's ending. */
function isTermIn(text: string, term: string, plural: string): boolean {
  const words = term.toLowerCase().split(" ");
  const [first = term] = words;
  const whole = pattern(`${words.map((word) => `${word}(?:${plural})?`).join(" ")}(?!\\p{L})`, "uy");
  // A pattern that looks behind would try every place of a whole book; the first word is found much sooner.
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    whole.lastIndex = at;
    if (!letter.test(text.charAt(at - 1)) && whole.test(text)) return true;
  }
  return false;
}

const letter = /\p{L}/u;
const patterns = new Map<string, RegExp>();

/** Compiled once for all reports: a glossary has some seventy terms. */
function pattern(source: string, flags: "u" | "uy"): RegExp {
  const found = patterns.get(source) ?? new RegExp(source, flags);
  patterns.set(source, found);
  return found;
}
