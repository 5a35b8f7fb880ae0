import { possibleSigns } from "@cosmic/chart/certainty/day/possible-signs";
import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import { factIndex } from "@cosmic/chart/fact-index/fact-index";
import type { Facts } from "@cosmic/chart/facts";
import { planetNamed, signs } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import type { ItemRole, PlannedItem } from "@cosmic/interpretation/plan/report-plan";
import { fillSlots } from "@cosmic/interpretation/strings/fill-strings";
import { heading } from "../../context/blocks.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block } from "../../document.ts";
import { partText } from "../part-texts.ts";
import { voiceOfUnit } from "../voice-rows.ts";
import { partHeading } from "./part-heading.ts";
import { slotWords } from "./slot-words.ts";

type Paragraph = Extract<Block, { kind: "paragraph" }>;

/** Turns, voices and questions are set as prose between passages, what continues a core like the core. */
const setAs: Readonly<Record<ItemRole, Paragraph["role"]>> = {
  ...{
    core: "core",
    further: "core",
    gift: "gift",
    strain: "strain",
    scene: "scene",
    practice: "practice",
    others: "others",
  },
  ...{ joint: "joint", frame: "frame", turn: "joint", voice: "joint", question: "joint" },
};

/** Renders the items of one book. */
export function itemRenderer(context: ReportContext): (item: PlannedItem) => Paragraph {
  const { library } = context;
  const known = factIndex(context.facts);
  const isKnown = (fact: FactId) => known.has(fact);
  return ({ part, role, facts, slots, reconciles, alsoIn = [] }) => {
    const { text, plain } = required(partText(library, part), `the text of ${part}`);
    const values = Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, slotWords(value, context)]));
    const unit = part.slice(0, part.indexOf("#"));
    return {
      kind: "paragraph",
      role: setAs[role],
      text: fillSlots(context.subject.firstName === "" ? withoutName(text) : text, values, context.say.rules),
      facts: role === "frame" ? [] : facts.filter(isKnown),
      passage: unit,
      parts: [part],
      ...voiceOfUnit(unit, context),
      ...(role === "question" ? { question: { glyph: planetNamed(facts[0]?.split(".")[0]) ?? "star-8" } } : {}),
      ...(plain === undefined ? {} : { plain }),
      ...(reconciles
        ? { reconciles: { pair: reconciles.pair, domain: reconciles.domain, ...(alsoIn.length > 0 ? { alsoIn } : {}) } }
        : {}),
    };
  };
}

/** A name after a comma is left out with it when the reader gave none. */
function withoutName(text: string): string {
  return text.replaceAll(/, \{name\}(?=[,.])/g, "");
}

/** The blocks of a section’s items: parts with a name of their own come under a small heading. */
export function itemBlocks(
  items: readonly PlannedItem[],
  render: (item: PlannedItem) => Paragraph,
  { say, words, facts }: ReportContext,
): readonly Block[] {
  return items.flatMap((item, index) => {
    if (isLink(item))
      return index > 0 && isLink(items[index - 1]) ? [] : [linksBlock(items.filter(isLink).map(render), say)];
    const block = render(item);
    const named = openPlacement(item, facts, say) ?? rulerTitle(item, say) ?? factTitle(item, words);
    if (named !== null) return [heading(named), block];
    const own = partHeading(item, say);
    return own === null ? [block] : [heading(own), block];
  });
}

/** The heading of a text on the ruler of a planet's sign, which stands after the parts of the sign itself. */
function rulerTitle({ part, role }: PlannedItem, say: ReportContext["say"]): string | null {
  const [kind, , name] = part.slice(0, part.indexOf("#")).split("/");
  const ruler = kind === "sign-rulers" && role === "core" ? planetNamed(name) : null;
  return ruler === null ? null : say("placement.ruledBy", { planet: say(`planetNamed.${ruler}`) });
}

const titledByFact = ["figures/", "conditions/dignity/"];

/** The heading of a text on a figure or a dignity, one of several in their section. */
function factTitle({ part, role, facts: [fact] }: PlannedItem, words: ReportContext["words"]): string | null {
  const isTitled = role === "core" && titledByFact.some((from) => part.startsWith(from));
  return isTitled && fact !== undefined ? words.titled(fact) : null;
}

const isLink = (item: PlannedItem | undefined): boolean => item?.part.startsWith("spine/links/") ?? false;

/** The steps of a ring as one paragraph. */
function linksBlock(links: readonly Paragraph[], say: ReportContext["say"]): Paragraph {
  const [first] = links;
  return {
    ...required(first, "the first step of a ring"),
    text: say("spine.links", { links: links.map(({ text }) => text).join(" ") }),
    facts: links.flatMap(({ facts }) => facts),
    parts: links.flatMap(({ parts = [] }) => parts),
  };
}

/** The heading of a text on one of several rising signs, on the ruler of one, or on one of two signs of a planet, of a
 * day without a birth time. */
function openPlacement({ part, role }: PlannedItem, facts: Facts, say: ReportContext["say"]): string | null {
  const [kind, file, name] = part.slice(0, part.indexOf("#")).split("/");
  const ruler = kind === "the-day-as-it-turned" && file === "rulers" ? planetNamed(name?.split("-")[0]) : null;
  if (role === "core" && ruler !== null) {
    const ruled = new Set(facts.risingSigns.map(({ sign }) => sign).filter((sign) => modernRulers[sign] === ruler));
    const sign = [...ruled]
      .map((one) => say(`sign.${one}`))
      .reduce((first, second) => say("word.or", { first, second }));
    return say("day.ifRuledBy", { planet: say(`planetNamed.${ruler}`), sign });
  }
  const sign = signs.find((one) => one.toLowerCase() === name);
  if (role !== "core" || sign === undefined) return null;
  if (kind === "the-day-as-it-turned" && file === "rising-signs")
    return say("placement.rising", { sign: say(`sign.${sign}`) });
  const planet = kind === "planets-in-signs" && file !== undefined ? planetNamed(file) : null;
  if (planet === null || possibleSigns(planet, facts).length === 1) return null;
  return say("placement.inSign", { placement: say(`planet.${planet}`), sign: say(`sign.${sign}`) });
}
