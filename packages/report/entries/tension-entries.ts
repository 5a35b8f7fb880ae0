import { planets } from "@cosmic/chart/facts";
import type { UsedPassage } from "@cosmic/interpretation/selection/tensions";
import type { NamedTension } from "../chapters/life/growth.ts";
import type { ClaimEntry, TensionEntry } from "../chart-entries.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Chapter } from "../document.ts";
import { plainSentences } from "./plain-sentences.ts";

/** The book's contradictions, each side with its passage's plain sentence. */
export function tensionEntries(
  tensions: readonly NamedTension[],
  chapters: readonly Chapter[],
  { words }: ReportContext,
): readonly TensionEntry[] {
  const plain = plainSentences(chapters);
  const claim = ({ id, fact }: UsedPassage): ClaimEntry => {
    const glyph = glyphOf(fact);
    const sentence = plain.get(id);
    return {
      title: words.titled(fact) ?? "",
      ...(glyph === undefined ? {} : { glyph }),
      ...(sentence === undefined ? {} : { plain: sentence }),
    };
  };
  return tensions.map(({ sectionId, a, b }) => ({ section: sectionId, a: claim(a), b: claim(b) }));
}

const aspectTypes = ["conjunction", "opposition", "trine", "square", "sextile", "quincunx"];
const pointGlyphs: Readonly<Record<string, string>> = {
  ascendant: "ascendant",
  midheaven: "midheaven",
  trueNode: "north-node",
  chiron: "chiron",
  meanLilith: "lilith",
  fortune: "fortune",
};

/** The Moon for `moon.sign`, the square for `venus-square-saturn`. */
function glyphOf(fact: string): string | undefined {
  const [subject = ""] = fact.split(".");
  return (
    planets.find((planet) => planet === subject) ??
    pointGlyphs[subject] ??
    aspectTypes.find((type) => subject.includes(`-${type}-`))
  );
}
