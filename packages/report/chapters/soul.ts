import { speedText } from "@cosmic/chart/display";
import { raiseFirst } from "@cosmic/interpretation/wording-fill";
import type { Block, Chapter, Section } from "../document.ts";
import { degreeInSign, houseNumber, signGlyph } from "../placement-words.ts";
import type { Telling } from "../telling.ts";
import { planetMargin } from "./margin-notes.ts";
import { passageBlocks } from "./passage-blocks.ts";
import { luminaryState } from "./state-sentences.ts";

/** The Sun: its sign, then where it stands. */
export function soul(telling: Telling): Chapter {
  const { say, facts, chosen } = telling;
  const { sun } = facts.planets;
  const sign = say(`sign.${sun.sign}`);
  const house = houseNumber(sun.house);
  return {
    id: "soul",
    title: say("chapter.soul.title"),
    subtitle:
      house === null
        ? say("chapter.soul.subtitleUntimed", { sign })
        : say("chapter.soul.subtitle", { sign, house: say(`house.${house}`) }),
    glyph: signGlyph(sun.sign),
    tab: "overview",
    opener: { lines: luminaryLines("sun", telling) },
    plate: telling.plates.sun,
    sections: [
      ...chosen.sun.map((passage) => ({
        id: "soul-sign",
        title: say("placement.inSign", { placement: say("planet.sun"), sign }),
        blocks: [...planetMargin("sun", facts, say), ...passageBlocks(passage, say, { quoted: true })],
      })),
      ...stateSection("soul-state", say("section.soulState"), luminaryState("sun", facts, say)),
    ],
  };
}

/** Degree, house and speed for the head of an opener; without a birth time the sign, and that the time is unknown. */
export function luminaryLines(planet: "sun" | "moon", { facts, say }: Telling): readonly string[] {
  const point = facts.planets[planet];
  const house = houseNumber(point.house);
  if (house === null) return [say(`sign.${point.sign}`), say("placement.unknownTime")];
  return [
    degreeInSign(point, say),
    raiseFirst(say(`house.${house}`)),
    say("placement.speed", { speed: speedText(point.speed) }),
  ];
}

/** A section of joints, left out when there is nothing to say. */
export function stateSection(id: string, title: string, blocks: readonly Block[]): readonly Section[] {
  return blocks.length === 0 ? [] : [{ id, title, blocks }];
}
