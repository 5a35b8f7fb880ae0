import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import { aspectTypeIn, parseFactId } from "@cosmic/chart/fact-index/parse-fact-id";
import type { Facts } from "@cosmic/chart/facts";
import { type HouseNumber, type PlacementName, planetNamed, polarities, type Sign } from "@cosmic/chart/names";
import { signAt } from "@cosmic/chart/zodiac/longitude";
import type { ReportPlan } from "@cosmic/interpretation/plan/report-plan";
import type { ClaimEntry, TensionEntry } from "../chart-entries.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Block, Chapter } from "../document.ts";
import { growthPairs } from "../render/growth-pairs.ts";

/** The contradictions with a section of their own, each side with the plain sentence of its passage. */
export function tensionEntries(
  plan: ReportPlan,
  chapters: readonly Chapter[],
  { words, facts }: ReportContext,
): readonly TensionEntry[] {
  const blocks = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  const claim = (fact: FactId): ClaimEntry => {
    const plain = blocks.find((block): block is Plain => isPlainOn(block, fact))?.plain;
    return {
      title: words.titled(fact),
      glyph: glyphOf(fact, facts),
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

/** The Moon for `moon.sign`, the square for `venus-square-saturn`, the sign for a house or a gathering; the star of
 * this book for what has no glyph. */
function glyphOf(fact: FactId, facts: Facts): string {
  const parsed = parseFactId(fact);
  switch (parsed?.kind) {
    case "placement":
    case "condition":
      return planetNamed(parsed.name) ?? pointGlyphs[parsed.name] ?? plainGlyph;
    case "house":
      return signOfHouse(parsed.house, facts)?.toLowerCase() ?? plainGlyph;
    case "stellium": {
      const sign = parsed.sign ?? (parsed.house === undefined ? undefined : signOfHouse(parsed.house, facts));
      return sign?.toLowerCase() ?? plainGlyph;
    }
    case "share":
      return polarities.some((one) => one === parsed.of) ? plainGlyph : parsed.of.toLowerCase();
    default:
      return aspectTypeIn(fact) ?? plainGlyph;
  }
}

const plainGlyph = "star-8";

function signOfHouse(house: HouseNumber, { houses }: Facts): Sign | undefined {
  const cusp = houses?.cusps[house - 1];
  return cusp === undefined ? undefined : signAt(cusp);
}
