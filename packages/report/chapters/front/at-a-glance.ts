import { offsetText } from "@cosmic/chart/display";
import type { ZodiacPoint } from "@cosmic/chart/facts";
import { certainPhase, possibleMoonSigns, possibleSigns } from "@cosmic/interpretation/choice/possible-signs";
import type { Block, Cell, Chapter, Section } from "../../document.ts";
import { wheelBlock } from "../../drawings/wheel-block.ts";
import { factRows, note } from "../../telling/blocks.ts";
import { framed, section } from "../../telling/chapter-frame.ts";
import { degreeInSign, signCell, signGlyph } from "../../telling/placement-words.ts";
import type { Telling } from "../../telling/telling.ts";
import { polarSky } from "./polar-sky.ts";
import { sharesBlocks } from "./shares-blocks.ts";
import { themeRows } from "./theme-words.ts";

/** The chart on two pages: wheel, facts, three signs, shares, rarity. */
export function atAGlance(telling: Telling): Chapter {
  const { say, facts } = telling;
  const untimed = facts.timeUnknown;
  const chapter = {
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
        blocks: [note(introOf(telling)), ...polarSky(telling), wheelBlock(telling)],
      },
      { id: "chart-facts", title: say("section.facts"), blocks: [factsList(telling)] },
      { id: "signs", title: say(untimed ? "section.signsUntimed" : "section.signs"), blocks: [signsList(telling)] },
      { id: "balance", title: say("section.balance"), blocks: balance(telling) },
      ...section("themes-at-a-glance", say("section.themes"), [
        factRows(say("glance.themesCaption"), themeRows(telling)),
      ]),
      ...rarity(telling),
    ],
  } as const;
  return framed(telling, chapter);
}

function introOf({ say, overhead }: Telling): string {
  if (overhead === null) return say("glance.introUntimed");
  return say(overhead.midheavenBelow ? "glance.introReversed" : "glance.intro");
}

function factsList({ say, facts, birth }: Telling): Block {
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

function phaseCell(facts: Telling["facts"], say: Telling["say"]): Cell {
  const { name } = facts.moonPhase;
  const value = say(`phase.${name}`);
  return { text: certainPhase(facts) === null ? say("glance.atNoon", { value }) : value, glyph: name };
}

function signsList(telling: Telling): Block {
  const { say, facts } = telling;
  const { sun, moon } = facts.planets;
  const rows: (readonly [string, Cell])[] = [
    [say("chapter.soul.title"), twoSigns("sun", telling) ?? signRow(telling, say("planet.sun"), sun)],
    [say("chapter.heart.title"), twoSigns("moon", telling) ?? signRow(telling, say("planet.moon"), moon)],
  ];
  if (facts.angles) {
    rows.push([say("chapter.mask.title"), signRow(telling, say("angle.ascendant"), facts.angles.ascendant)]);
  }
  return factRows(say(facts.timeUnknown ? "glance.signsCaptionUntimed" : "glance.signsCaption"), rows);
}

function signRow({ say, facts }: Telling, placement: string, point: ZodiacPoint): Cell {
  const text = facts.timeUnknown
    ? say("placement.inSign", { placement, sign: say(`sign.${point.sign}`) })
    : say("glance.signAt", { placement, degree: degreeInSign(point, say) });
  return { ...signCell(point.sign, say), text };
}

function twoSigns(planet: "sun" | "moon", { say, facts }: Telling): Cell | null {
  const [first, second] = possibleSigns(planet, facts);
  if (!first || !second) return null;
  const signs = { first: say(`sign.${first}`), second: say(`sign.${second}`) };
  return { text: say("glance.signOr", { placement: say(`planet.${planet}`), ...signs }), glyph: planet };
}

function balance(telling: Telling): readonly Block[] {
  const { say, facts } = telling;
  const noon = possibleMoonSigns(facts).length > 1 ? [note(say("glance.balanceNoon"), ["moon-signs"])] : [];
  return [note(say("glance.balanceNote")), ...noon, ...sharesBlocks(telling)];
}

function rarity({ say, facts }: Telling): readonly Section[] {
  if (!facts.rarity) return [];
  const n = String(facts.rarity.oneIn).replaceAll(/\B(?=(?:\d{3})+$)/g, say("number.group"));
  const blocks = [note(say("glance.rarity", { n }), ["rarity"]), note(say("glance.rarityNote"), ["rarity"])];
  return [{ id: "rarity", title: say("section.rarity"), blocks }];
}
