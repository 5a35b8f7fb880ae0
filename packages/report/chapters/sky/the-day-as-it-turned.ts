import { certainElement, possibleMoonSigns, possibleSigns } from "@cosmic/chart/certainty/possible-signs";
import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { planets, type Sign, signs } from "@cosmic/chart/facts";
import { required } from "@cosmic/chart/required";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import { timeInSentence, timeInTable } from "@cosmic/interpretation/strings/time-words";
import { heading as headingOf, note } from "../../context/blocks.ts";
import { framed, section } from "../../context/chapter-frame.ts";
import { signGlyph } from "../../context/placement-words.ts";
import { renderPassage } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Chapter } from "../../document.ts";
import { dayBlock } from "../../drawings/day-block.ts";
import { blockOfRisingSigns } from "./rising-signs.ts";

/** For births without a time: the Moon in one certain sign or two possible ones, and the day's possible rising signs,
 * each with its hours and a page to recognize yourself by. Empty if the time is known. */
export function theDayAsItTurned(context: ReportContext): readonly Chapter[] {
  const { say, facts } = context;
  if (!facts.timeUnknown) return [];
  const rising = [...new Set(facts.risingSigns.map(({ sign }) => sign))];
  const chapter = {
    id: "the-day-as-it-turned",
    title: say("chapter.day.title"),
    subtitle: say("chapter.day.subtitle"),
    glyph: "ascendant",
    tab: "houses",
    opener: { lines: [] },
    sections: [
      ...section("day-moon", say("section.dayMoon"), moonBlocks(context)),
      ...section("day-hours", say("section.dayHours"), [
        note(say("uncertain.rising"), ["rising-signs"]),
        dayBlock(context),
        blockOfRisingSigns(facts, say),
        ...(rising.length < signs.length ? fewerSignsBlocks(context) : []),
      ]),
      ...rising.flatMap((sign) =>
        section(
          `rising-${sign.toLowerCase()}`,
          say("placement.rising", { sign: say(`sign.${sign}`) }),
          risingBlocks(sign, context),
        ),
      ),
    ],
  } as const;
  return [framed(context, chapter)];
}

function moonBlocks(context: ReportContext): readonly Block[] {
  const { say, facts } = context;
  const [first, second] = possibleMoonSigns(facts);
  if (!second) return [note(say("day.moonSure", { sign: say(`sign.${first}`) }), ["moon-signs"])];
  const { to } = required(facts.moonSigns[0], "the first sign of the Moon");
  const words = { first: say(`sign.${first}`), second: say(`sign.${second}`), time: timeInSentence(to, say.rules) };
  const heading = `${first}-${second}`.toLowerCase();
  return [
    note(say("day.moonTwo", words), ["moon-signs"]),
    ...renderPassage(context, { subject: "the-day-as-it-turned/two-moons", heading, facts: ["moon-signs"] }),
  ];
}

/** Near the poles some signs never rise and the others share the day unevenly. */
function fewerSignsBlocks(context: ReportContext): readonly Block[] {
  const passage = { subject: "the-day-as-it-turned/high-latitude", heading: "fewer-than-twelve" };
  return renderPassage(context, { ...passage, facts: ["rising-signs"], weight: fewerSignsWeight });
}

/** Such a day has fewer rising-sign pages than others, so this note is given in full. */
const fewerSignsWeight = 6;

/** The hours of one rising sign, and a page to recognize yourself by. */
function risingBlocks(sign: Sign, context: ReportContext): readonly Block[] {
  const { say, facts } = context;
  const hours = facts.risingSigns
    .filter((window) => window.sign === sign)
    .map(({ from, to }) => say("day.window", { from: timeInTable(from, say.rules), to: timeInTable(to, say.rules) }));
  const margin: Block = {
    kind: "margin-note",
    glyph: signGlyph(sign),
    title: say("placement.rising", { sign: say(`sign.${sign}`) }),
    lines: hours,
    facts: ["rising-signs"],
  };
  const heading = sign.toLowerCase();
  const told = [
    ...renderPassage(context, { subject: pagesFor(context.facts), heading, facts: ["rising-signs"] }),
    ...renderPassage(context, {
      subject: "planets-in-signs/ascendant",
      heading,
      facts: ["rising-signs"],
      weight: planetsIn(sign, context.facts) > 0 ? spokenForWeight : reserveWeight(sign, context.facts),
      only: ["gift", "scene", "strain", "others"],
    }),
    ...rulerBlocks(sign, context),
  ];
  return told.length === 0 ? [] : [margin, ...told];
}

/** These pages exist in two versions: a Sun in earth or water relates differently to the rising sign. */
function pagesFor(facts: ReportContext["facts"]): string {
  const element = certainElement("sun", facts);
  return element === "Earth" || element === "Water"
    ? "the-day-as-it-turned/rising-signs-inward"
    : "the-day-as-it-turned/rising-signs";
}

/** Passages on the would-be chart ruler are given in full: few books share them. */
const rulerWeight = 8;
/** More about the signs themselves only if the book is short: first the signs that hold planets that day, then the
 * others in zodiac order from the Sun's sign, so that two books don't get the same ones. */
const spokenForWeight = -5;
function reserveWeight(sign: Sign, { planets: placed }: ReportContext["facts"]): number {
  const behind = (signs.indexOf(sign) - signs.indexOf(placed.sun.sign) + signs.length) % signs.length;
  return reserveStart - behind * reserveStep;
}

const reserveStart = -12;
/** More than the weight range of one passage's parts. */
const reserveStep = 10;

function planetsIn(sign: Sign, facts: ReportContext["facts"]): number {
  return planets.filter((planet) => {
    const [only, other] = possibleSigns(planet, facts);
    return only === sign && other === undefined;
  }).length;
}

/** The would-be chart ruler, by the element it was in that day; included with the first sign it rules. */
function rulerBlocks(sign: Sign, context: ReportContext): readonly Block[] {
  const { facts, words, say, draft } = context;
  const ruler = modernRulers[sign];
  const element = certainElement(ruler, facts);
  if (element === null) return [];
  const fact = placementFact(ruler, "sign");
  const heading = `${ruler}-${element}`.toLowerCase();
  const told = renderPassage(context, {
    subject: "the-day-as-it-turned/rulers",
    heading,
    facts: [fact],
    weight: rulerWeight,
  });
  const note: Block = { kind: "margin-note", glyph: ruler, title: words.titled(fact), lines: [], facts: [fact] };
  const head = headingOf(say("placement.ruledBy", { planet: say(`planetNamed.${ruler}`) }));
  return told.length === 0 ? [] : [note, ...draft.headed(head, told)];
}
