import { aspectId, type FactId, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { parseFactId } from "@cosmic/chart/fact-index/parse-fact-id";
import type { Theme, ThemeSubject } from "@cosmic/chart/findings";
import { type Planet, planetNamed } from "@cosmic/chart/names";
import { factPassage } from "@cosmic/interpretation/passages/fact-passages";
import { themeAspect, themePassage } from "@cosmic/interpretation/passages/theme-passages";
import { orbSaid } from "@cosmic/interpretation/strings/aspect-words";
import type { Slots } from "@cosmic/interpretation/strings/fill-strings";
import { houseOrdinal } from "@cosmic/interpretation/strings/house-ordinal";
import { factRows, joint } from "../../context/blocks.ts";
import { framed } from "../../context/chapter-frame.ts";
import { renderPassage } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Cell, Chapter, FactIds, Section } from "../../document.ts";
import { evidenceNamed, mainFact, themeTitle } from "./theme-words.ts";

/** A theme's weight as a passage, by rank: the first two get all parts, the others the strain and practice parts. */
const themeWeights = [10, 10, 5, 4, 4] as const;
const ranks = [1, 2, 3, 4, 5] as const;

/** Five essays, heaviest first, each with all its evidence. */
export function fiveThemes(context: ReportContext): Chapter {
  const { say, facts, words } = context;
  const [first, second] = facts.themes;
  const chapter = {
    id: "five-themes",
    title: say("chapter.themes.title"),
    subtitle: say("chapter.themes.subtitle"),
    glyph: "star-8",
    tab: "overview",
    opener: { lines: facts.themes.slice(0, 3).map((theme) => themeTitle(theme, context)) },
    sections: facts.themes.flatMap((theme, index) => {
      const rank = ranks[index];
      return rank ? [themeSection(theme, rank, context)] : [];
    }),
  } as const;
  const named = (theme: Theme | undefined) => (theme ? words.named(mainFact(theme)) : "");
  return framed(context, chapter, { a: named(first), b: named(second) });
}

function themeSection(theme: Theme, rank: (typeof ranks)[number], context: ReportContext): Section {
  const { say, facts } = context;
  const values = { list: evidenceNamed(theme, context), weight: String(theme.weight) };
  const told = renderPassage(context, {
    ...themePassage(theme, facts),
    facts: [mainFact(theme), ...theme.evidence.slice(1)],
    slots: slotsOf(theme, context),
    weight: themeWeights[rank - 1] ?? 0,
  });
  return {
    id: `theme-${rank}`,
    title: themeTitle(theme, context),
    blocks: [
      // The essay says what it is based on, and the list below it says how much each fact counts.
      ...(told.length > 0 ? told : [joint(say(`theme.lead.${rank}`, values), theme.evidence)]),
      ...evidenceBlocks(theme, context),
    ],
  };
}

/** What supports a theme, heaviest first: each placement with its plain sentence. Skips facts without one, and the
 * theme itself. */
function evidenceBlocks(theme: Theme, context: ReportContext): readonly Block[] {
  const own = themeTitle(theme, context);
  const rows = theme.lines.flatMap(({ fact }) => evidenceRow(fact, theme, context)).filter(([title]) => title !== own);
  return rows.length === 0 ? [] : [factRows(context.say("theme.evidenceCaption"), rows)];
}

function evidenceRow(
  fact: FactId,
  { evidence }: Theme,
  { words, say, passages, facts }: ReportContext,
): readonly (readonly [string, Cell])[] {
  const told = (id: FactId, titled: (title: string) => string) => {
    const title = words.optionalTitle(id);
    const wanted = factPassage(id, facts);
    const plain = wanted ? passages.plainOf(wanted) : null;
    return title === null || plain === null ? [] : [[titled(title), { text: plain }] as const];
  };
  const parsed = parseFactId(fact);
  if (parsed?.kind !== "condition" || parsed.part !== "sect") return told(fact, (title) => title);
  // A sect fact lists the planet's placement under a title that names the sect, unless the evidence has that placement
  // already.
  const placed = placementFact(parsed.name, "sign");
  return evidence.includes(placed) ? [] : told(placed, (placement) => say("theme.inSect", { placement }));
}

/** Slots for a theme's text: two placements, an orb, a house. */
function slotsOf(theme: Theme, { facts, words, say }: ReportContext): Slots {
  if (theme.kind === "aspect") {
    const { subject } = theme;
    const ends = themeAspect(subject, facts);
    const aspect = [...facts.aspects, ...facts.ruleAspects].find((one) => aspectId(one) === subject);
    if (!ends || !aspect) return {};
    const [a, b] = ends;
    const named = (planet: Planet) => words.named(placementFact(planet, "sign"));
    return { a: named(a), b: named(b), orb: orbSaid(aspect, { facts, say }) };
  }
  const placements = theme.evidence.filter((id) => id.endsWith(".sign") || id.endsWith(".house"));
  const [a, b] = placements.flatMap((id) => words.optionalName(id) ?? []);
  const house = houseOf(theme, facts);
  return {
    ...(a ? { a } : {}),
    ...(b ? { b } : {}),
    ...(house === null ? {} : { house: houseOrdinal(house, say) }),
  };
}

function houseOf({ kind, subject }: ThemeSubject, facts: ReportContext["facts"]): number | null {
  if (kind === "house") return Number(subject);
  const planet = planetNamed(subject);
  return planet === null ? null : facts.planets[planet].house;
}

/** Evidence of each theme by its section id, for cross-references. */
export function themeEvidence({ facts }: ReportContext): ReadonlyMap<string, FactIds> {
  return new Map(facts.themes.map(({ evidence }, index) => [`theme-${index + 1}`, evidence]));
}
