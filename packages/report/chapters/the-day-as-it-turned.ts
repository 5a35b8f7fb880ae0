import type { Sign } from "@cosmic/chart/facts";
import { possibleMoonSigns } from "@cosmic/interpretation/moon-signs";
import { note } from "../blocks.ts";
import { framed, section } from "../chapter-frame.ts";
import type { Block, Chapter } from "../document.ts";
import { signGlyph } from "../placement-words.ts";
import { tell } from "../tell.ts";
import type { Telling } from "../telling.ts";
import { blockOfRisingSigns } from "./rising-signs.ts";

/** Of a day without an hour: the Moon as certain or as two, and the rising signs that the day could have, each with its
 * hours and a page to recognize oneself by. No chapter where the time is known. */
export function theDayAsItTurned(telling: Telling): readonly Chapter[] {
  const { say, facts } = telling;
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
      ...section("day-moon", say("section.dayMoon"), moonBlocks(telling)),
      ...section("day-hours", say("section.dayHours"), [
        note(say("uncertain.rising"), ["rising-signs"]),
        blockOfRisingSigns(facts, say),
      ]),
      ...rising.flatMap((sign) =>
        section(
          `rising-${sign.toLowerCase()}`,
          say("placement.rising", { sign: say(`sign.${sign}`) }),
          risingBlocks(sign, telling),
        ),
      ),
    ],
  } as const;
  return [framed(telling, chapter)];
}

function moonBlocks(telling: Telling): readonly Block[] {
  const { say, facts } = telling;
  const [first, second] = possibleMoonSigns(facts);
  if (!first || !second) {
    const words = { sign: say(`sign.${first ?? facts.planets.moon.sign}`) };
    return [note(say("day.moonSure", words), ["moon-signs"])];
  }
  const words = { first: say(`sign.${first}`), second: say(`sign.${second}`), time: facts.moonSigns[0]?.to ?? "" };
  const heading = `${first}-${second}`.toLowerCase();
  return [
    note(say("day.moonTwo", words), ["moon-signs"]),
    ...tell(telling, { subject: "the-day-as-it-turned/two-moons", heading, facts: ["moon-signs"] }),
  ];
}

/** The hours of one rising sign, and a page to know oneself by. */
function risingBlocks(sign: Sign, telling: Telling): readonly Block[] {
  const { say, facts } = telling;
  const hours = facts.risingSigns
    .filter((window) => window.sign === sign)
    .map(({ from, to }) => say("day.window", { from, to }));
  const margin: Block = {
    kind: "margin-note",
    glyph: signGlyph(sign),
    title: say("placement.rising", { sign: say(`sign.${sign}`) }),
    lines: hours,
    facts: ["rising-signs"],
  };
  const told = tell(telling, {
    subject: "the-day-as-it-turned/rising-signs",
    heading: sign.toLowerCase(),
    facts: ["rising-signs"],
  });
  return told.length === 0 ? [] : [margin, ...told];
}
