import { possibleSigns } from "@cosmic/chart/certainty/possible-signs";
import { aspectId, elementId, type FactId, type PlacementPart } from "@cosmic/chart/fact-index/fact-ids";
import { parseFactId } from "@cosmic/chart/fact-index/parse-fact-id";
import type { Aspect, Planet } from "@cosmic/chart/facts";
import { elements as elementOrder, planetNamed } from "@cosmic/chart/names";
import { conversationAspects, describedAspects } from "@cosmic/interpretation/passages/fact-passages";
import { aspectWeight } from "@cosmic/interpretation/selection/fact-weights";
import { leastOf } from "@cosmic/interpretation/selection/leading-shares";
import { type Tension, tensionsOf } from "@cosmic/interpretation/selection/tensions";
import { aspectNamed, bodyTitled, listed } from "@cosmic/interpretation/strings/fact-words";
import { joint, reference } from "../../context/blocks.ts";
import { framed, section } from "../../context/chapter-frame.ts";
import { renderPassage } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Chapter, Section } from "../../document.ts";

/** A contradiction the book names, and the section that reconciles it. */
export interface NamedTension extends Tension {
  readonly sectionId: string;
  /** That section's heading. */
  readonly title: string;
}

/** This chart's contradictions, each named and reconciled; Saturn; the hardest aspect; the least developed element.
 * Composed after all other chapters, whose passages supply the contradictions. */
export function growth(context: ReportContext): {
  readonly chapter: Chapter;
  readonly tensions: readonly NamedTension[];
} {
  const { say } = context;
  // Compose this before the contradictions, since its passages may take part in one.
  const least = leastElement(context);
  const named = tensionsOf(context.draft.told).map((tension, index) => ({
    ...tension,
    sectionId: `tension-${index + 1}`,
  }));
  const told = named.map((tension) => ({ tension, sections: tensionSection(tension, context) }));
  const chapter = {
    id: "growth",
    title: say("chapter.growth.title"),
    subtitle: say("chapter.growth.subtitle"),
    glyph: "square",
    tab: "challenges",
    opener: { lines: told.flatMap(({ sections }) => sections.map(({ title }) => title)).slice(0, 2) },
    sections: [
      ...told.flatMap(({ sections }) => sections),
      ...section("asks-most", say("section.saturn"), [...saturnBlocks(context), ...hardestBlocks(context)]),
      ...section("least-practised", say("section.leastElement"), least),
    ],
  } as const;
  return {
    chapter: framed(context, chapter),
    tensions: told.flatMap(({ tension, sections: [first] }) => (first ? [{ ...tension, title: first.title }] : [])),
  };
}

/** The most common pairs have a second passage, used if the second claim is heavier. */
function tensionSection(
  { heading, a, b, sectionId, weight }: Omit<NamedTension, "title">,
  context: ReportContext,
): readonly Section[] {
  const { words } = context;
  const slots = { a: words.named(a.fact), b: words.named(b.fact) };
  const told = { heading, facts: [a.fact, b.fact] as const, slots, weight };
  const again = { ...told, subject: "tensions/pairs-again" };
  const second = b.weight > a.weight && context.passages.has(again) ? renderPassage(context, again) : [];
  const blocks = second.length > 0 ? second : renderPassage(context, { ...told, subject: "tensions/pairs" });
  return section(sectionId, tensionTitle(a.fact, b.fact, context), blocks);
}

/** Both sides of a contradiction; a sign or house they share is named once. */
function tensionTitle(one: FactId, other: FactId, { say, words, facts }: ReportContext): string {
  const named = say("title.pair", { first: words.titled(one), second: words.named(other) });
  const [[first, part], [second, otherPart]] = [planetIn(one), planetIn(other)];
  if (!first || !second || part !== otherPart) return named;
  const placement = say("word.and", { first: bodyTitled(first, say), second: words.body(second) });
  const [here, there] = [facts.planets[first], facts.planets[second]];
  const { house } = here;
  if (part === "house" && house !== null && house === there.house)
    return say("placement.inHouse", { placement, house: say(`house.${house}`) });
  if (part === "sign" && here.sign === there.sign)
    return say("placement.inSign", { placement, sign: say(`sign.${here.sign}`) });
  return named;
}

/** The planet of a placement, and its part, from the fact id. */
function planetIn(fact: FactId): readonly [planet: Planet | null, part: PlacementPart | null] {
  const parsed = parseFactId(fact);
  if (parsed?.kind !== "placement" && parsed?.kind !== "condition") return [null, null];
  return [planetNamed(parsed.name), parsed.part];
}

function saturnBlocks(context: ReportContext): readonly Block[] {
  const { say, words, facts } = context;
  const text = say("growth.saturn", { placement: words.named("saturn.sign") });
  // With two possible signs, the section to link to is that of the first.
  const [sign] = possibleSigns("saturn", facts);
  const title = say("placement.inSign", { placement: say("planet.saturn"), sign: say(`sign.${sign}`) });
  const link = reference(say("reference.told", { title }), "saturn-sign");
  return [joint(text, ["saturn.sign"]), link];
}

/** The heaviest square or opposition, and where it is described. */
function hardestBlocks(context: ReportContext): readonly Block[] {
  const { say, facts } = context;
  const listed = describedAspects(facts);
  const [hardest] = listed
    .filter(({ type }) => type === "square" || type === "opposition")
    .toSorted((one, other) => aspectWeight(other) - aspectWeight(one));
  if (!hardest) return [joint(say("growth.noHardAspect"), listed.slice(0, 1).map(aspectId))];
  const named = aspectNamed(hardest, say);
  const inTalk = listed.indexOf(hardest) < conversationAspects;
  return [
    joint(say("growth.hardest", { aspect: named }), [aspectId(hardest)]),
    ...(inTalk ? [reference(say("reference.told", { title: pairTitle(hardest, context) }), talkOf(hardest))] : []),
  ];
}

/** Same heading as the section in the conversation chapter that describes it. */
function pairTitle({ a, b, type }: Aspect, { say }: ReportContext): string {
  return say(`aspectPair.${type}`, { a: bodyTitled(a, say), b: bodyTitled(b, say) });
}

function talkOf(aspect: Aspect): string {
  return `aspect-${aspectId(aspect)}`;
}

/** The elements without planets, otherwise the one with the fewest; empty on a tie. */
function leastElement(context: ReportContext): readonly Block[] {
  const { say, facts } = context;
  const { missingElements } = facts.emphasis;
  if (missingElements.length > 0) {
    const lacking = missingElements.map((element) => elementId(element));
    const list = listed(
      missingElements.map((element) => say(`elementNamed.${element}`)),
      say,
    );
    const told = missingElements.flatMap((element) =>
      renderPassage(context, {
        subject: "conditions/elements",
        heading: `${element.toLowerCase()}-missing`,
        facts: [elementId(element)],
      }),
    );
    return [joint(say("growth.missing", { element: list }), lacking), ...told];
  }
  const fewest = leastOf(facts.elements);
  const least = elementOrder.find((element) => element === fewest);
  if (!least) return [];
  const words = { element: say(`elementNamed.${least}`), percent: String(facts.elements[least]) };
  const fact = elementId(least);
  return [
    joint(say("growth.least", words), [fact]),
    ...renderPassage(context, {
      subject: "conditions/elements",
      heading: `${least.toLowerCase()}-least`,
      facts: [fact],
    }),
  ];
}
