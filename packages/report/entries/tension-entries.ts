import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import { aspectTypeIn, parseFactId } from "@cosmic/chart/fact-index/parse-fact-id";
import { type PlacementName, planetNamed } from "@cosmic/chart/names";
import type { ReportPlan } from "@cosmic/interpretation/plan/report-plan";
import type { ClaimEntry, TensionEntry } from "../chart-entries.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Block, Chapter } from "../document.ts";
import { growthPairs } from "../render/growth-pairs.ts";

/** The contradictions with a section of their own, each side with the plain sentence of its passage. */
export function tensionEntries(
  plan: ReportPlan,
  chapters: readonly Chapter[],
  { words }: ReportContext,
): readonly TensionEntry[] {
  const blocks = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  const claim = (fact: FactId): ClaimEntry => {
    const glyph = glyphOf(fact);
    const plain = blocks.find((block): block is Plain => isPlainOn(block, fact))?.plain;
    return {
      title: words.titled(fact),
      ...(glyph === undefined ? {} : { glyph }),
      ...(plain === undefined ? {} : { plain }),
    };
  };
  return growthPairs(plan).map(({ section, a, b }) => ({ section, a: claim(a), b: claim(b) }));
}

type Plain = Extract<Block, { kind: "paragraph" }>;

/** Whether a block is the core of a passage on this fact, with a plain sentence. */
function isPlainOn(block: Block, fact: FactId): boolean {
  return block.kind === "paragraph" && block.role === "core" && block.plain !== undefined && block.facts[0] === fact;
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
