import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import { aspectTypeIn, parseFactId } from "@cosmic/chart/fact-index/parse-fact-id";
import { type PlacementName, planetNamed } from "@cosmic/chart/names";
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
      title: words.titled(fact),
      ...(glyph === undefined ? {} : { glyph }),
      ...(sentence === undefined ? {} : { plain: sentence }),
    };
  };
  return tensions.map(({ sectionId, a, b }) => ({ section: sectionId, a: claim(a), b: claim(b) }));
}

const pointGlyphs: Readonly<Partial<Record<PlacementName, string>>> = {
  ascendant: "ascendant",
  midheaven: "midheaven",
  trueNode: "north-node",
  chiron: "chiron",
  meanLilith: "lilith",
  fortune: "fortune",
};

/** The Moon for `moon.sign`, the square for `venus-square-saturn`. */
function glyphOf(fact: FactId): string | undefined {
  const parsed = parseFactId(fact);
  if (parsed?.kind !== "placement" && parsed?.kind !== "condition") return aspectTypeIn(fact);
  return planetNamed(parsed.name) ?? pointGlyphs[parsed.name];
}
