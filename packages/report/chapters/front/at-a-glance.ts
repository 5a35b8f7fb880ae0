import { certainPhase, planetsInTwoSigns, possibleSigns } from "@cosmic/chart/certainty/day/possible-signs";
import { offsetText } from "@cosmic/chart/display";
import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { signs, type ZodiacPoint } from "@cosmic/chart/facts";
import { groupText } from "@cosmic/interpretation/strings/number-words";
import { factRows, note } from "../../context/blocks.ts";
import { type ChapterFrame, section } from "../../context/chapter-frame.ts";
import { degreeInSign, signCell, signGlyph } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Cell, Section } from "../../document.ts";
import { wheelBlock } from "../../drawings/wheel-block.ts";
import { polarSky } from "./polar-sky.ts";
import { sharesBlocks } from "./shares-blocks.ts";
import { themeRows } from "./theme-words.ts";

/** Frame of the opening chapter: wheel, facts, three signs, shares, five themes, rarity. */
export function atAGlance(context: ReportContext): ChapterFrame {
  const { say, facts } = context;
  const untimed = facts.timeUnknown;
  return {
    id: "at-a-glance",
    title: say("chapter.glance.title"),
    subtitle: say(untimed ? "chapter.glance.subtitleUntimed" : "chapter.glance.subtitle"),
    glyph: "star-8",
    tab: "overview",
    opener: null,
    sections: [
      {
        id: "wheel",
        title: say("section.wheel"),
        blocks: [note(introOf(context)), ...polarSky(context), wheelBlock(context)],
      },
      { id: "chart-facts", title: say("section.facts"), blocks: [factsList(context)] },
      {
        id: "signs",
        title: say(untimed ? "section.signsUntimed" : "section.signs"),
        blocks: [signsList(context), note(say("glance.twoRulers"))],
      },
      { id: "balance", title: say("section.balance"), blocks: balance(context) },
      ...section("themes-at-a-glance", say("section.themes"), [
        factRows(say("glance.themesCaption"), themeRows(context)),
      ]),
      ...rarity(context),
    ],
  };
}

function introOf({ say, overhead }: ReportContext): string {
  if (overhead === null) return say("glance.introUntimed");
  return say(overhead.midheavenBelow ? "glance.introReversed" : "glance.intro");
}

function factsList({ say, facts, birth }: ReportContext): Block {
  const { chartRuler, sect, angles, clock } = facts;
  const rows: (readonly [string, Cell])[] = [];
  if (chartRuler) {
    const sign = facts.planets[chartRuler].sign;
    const words = { placement: say(`planet.${chartRuler}`), sign: say(`sign.${sign}`) };
    rows.push([say("glance.ruler"), { text: say("placement.inSign", words), glyph: chartRuler }]);
  }
  if (sect) rows.push([say("glance.sect"), { text: say(`glance.${sect}`), glyph: sect === "day" ? "sun" : "moon" }]);
  rows.push([say("glance.phase"), phaseCell(facts, say)]);
  if (angles) {
    const { midheaven } = angles;
    rows.push([say("glance.midheaven"), { text: degreeInSign(midheaven, say), glyph: signGlyph(midheaven.sign) }]);
  }
  const offset = offsetText(clock.offsetSeconds);
  rows.push([say("glance.zone"), { text: say("glance.zoneOffset", { zone: clock.zone, offset }) }]);
  if (birth.offsetSeconds === undefined) {
    rows.push([say("glance.daylightSaving"), { text: say(clock.daylightSaving ? "word.yes" : "word.no") }]);
  }
  return factRows(say("glance.factsCaption"), rows);
}

function phaseCell(facts: ReportContext["facts"], say: ReportContext["say"]): Cell {
  const { name } = facts.moonPhase;
  const value = say(`phase.${name}`);
  return { text: certainPhase(facts) === null ? say("glance.atNoon", { value }) : value, glyph: name };
}

function signsList(context: ReportContext): Block {
  const { say, facts } = context;
  const { sun, moon } = facts.planets;
  const rows: (readonly [string, Cell])[] = [
    [say("chapter.soul.title"), twoSigns("sun", context) ?? signRow(context, say("planet.sun"), sun)],
    [say("chapter.heart.title"), twoSigns("moon", context) ?? signRow(context, say("planet.moon"), moon)],
  ];
  if (facts.angles) {
    rows.push([say("chapter.mask.title"), signRow(context, say("angle.ascendant"), facts.angles.ascendant)]);
  }
  return factRows(say(facts.timeUnknown ? "glance.signsCaptionUntimed" : "glance.signsCaption"), rows);
}

function signRow({ say, facts }: ReportContext, placement: string, point: ZodiacPoint): Cell {
  const text = facts.timeUnknown
    ? say("placement.inSign", { placement, sign: say(`sign.${point.sign}`) })
    : say("glance.signAt", { placement, degree: degreeInSign(point, say) });
  return { ...signCell(point.sign, say), text };
}

function twoSigns(planet: "sun" | "moon", { say, facts }: ReportContext): Cell | null {
  const [first, second] = possibleSigns(planet, facts);
  if (!first || !second) return null;
  const signs = { first: say(`sign.${first}`), second: say(`sign.${second}`) };
  return { text: say("glance.signOr", { placement: say(`planet.${planet}`), ...signs }), glyph: planet };
}

function balance(context: ReportContext): readonly Block[] {
  const { say, facts } = context;
  const noon = planetsInTwoSigns(facts).map((planet) =>
    note(say("glance.balanceNoon", { body: say(`planetNamed.${planet}`) }), [placementFact(planet, "sign")]),
  );
  return [note(say("glance.balanceNote")), ...noon, ...sharesBlocks(context)];
}

/** Combinations of three signs: the mean rarity is one in as many. */
const combinations = signs.length ** 3;

function rarity({ say, facts }: ReportContext): readonly Section[] {
  if (!facts.rarity) return [];
  const n = groupText(facts.rarity.oneIn, say.rules);
  const mean = groupText(combinations, say.rules);
  const isRare = facts.rarity.oneIn >= combinations;
  const blocks = [
    note(say(isRare ? "glance.rarity" : "glance.rarityCommon", { n }), ["rarity"]),
    note(say("glance.rarityNote", { mean }), ["rarity"]),
  ];
  return [{ id: "rarity", title: say("section.rarity"), blocks }];
}
