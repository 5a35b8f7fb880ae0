import type { ChosenPassage } from "@cosmic/interpretation/choose-passages";
import { note } from "../blocks.ts";
import type { Block, Chapter, Section } from "../document.ts";
import { houseNumber, signGlyph } from "../placement-words.ts";
import type { Telling } from "../telling.ts";
import { planetMargin } from "./margin-notes.ts";
import { passageBlocks } from "./passage-blocks.ts";
import { luminaryLines, stateSection } from "./soul.ts";
import { luminaryState } from "./state-sentences.ts";

/** The Moon: its sign, then where it stands. A Moon that changed sign on a day without an hour is told twice. */
export function heart(telling: Telling): Chapter {
  const { say, facts, chosen } = telling;
  const [first, second] = chosen.moon;
  if (first && second) return twoMoons(telling, first, second);
  const { moon } = facts.planets;
  const sign = say(`sign.${moon.sign}`);
  const house = houseNumber(moon.house);
  return {
    ...frame(telling),
    subtitle:
      house === null
        ? say("chapter.heart.subtitleUntimed", { sign })
        : say("chapter.heart.subtitle", { sign, house: say(`house.${house}`) }),
    glyph: signGlyph(moon.sign),
    opener: { lines: luminaryLines("moon", telling) },
    sections: [
      ...chosen.moon.map((passage) => ({
        ...sectionFrame(telling, passage, "heart-sign"),
        blocks: [...planetMargin("moon", facts, say), ...passageBlocks(passage, say, { quoted: true })],
      })),
      ...stateSection("heart-state", say("section.heartState"), luminaryState("moon", facts, say)),
    ],
  };
}

function twoMoons(telling: Telling, first: ChosenPassage, second: ChosenPassage): Chapter {
  const { say, facts } = telling;
  const signs = { first: say(`sign.${first.sign}`), second: say(`sign.${second.sign}`) };
  const until = say("placement.until", { sign: signs.first, time: facts.moonSigns[0]?.to ?? "" });
  const after = say("placement.after", { sign: signs.second });
  const margin: Block = {
    kind: "margin-note",
    glyph: "moon",
    title: say("planet.moon"),
    lines: [until, after],
    facts: ["moon.sign"],
  };
  return {
    ...frame(telling),
    subtitle: say("chapter.heart.subtitleTwo", signs),
    glyph: "moon",
    opener: { lines: [until, after] },
    sections: [first, second].map((passage, index) => ({
      ...sectionFrame(telling, passage, `heart-sign-${index + 1}`),
      blocks: [
        ...(index === 0 ? [margin, note(say("state.moon.two", signs), ["moon.sign"])] : []),
        ...passageBlocks(passage, say, { quoted: index === 0 }),
      ],
    })),
  };
}

function frame({ say, plates }: Telling): Pick<Chapter, "id" | "title" | "tab" | "plate"> {
  return { id: "heart", title: say("chapter.heart.title"), tab: "overview", plate: plates.moon };
}

function sectionFrame({ say }: Telling, { sign }: ChosenPassage, id: string): Pick<Section, "id" | "title"> {
  return { id, title: say("placement.inSign", { placement: say("planet.moon"), sign: say(`sign.${sign}`) }) };
}
