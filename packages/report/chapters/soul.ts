import { speedText } from "@cosmic/chart/display";
import { alignmentBars } from "@cosmic/interpretation/alignment-bars";
import { raiseFirst } from "@cosmic/interpretation/wording-fill";
import { framed } from "../chapter-frame.ts";
import type { Chapter } from "../document.ts";
import { degreeInSign, houseNumber, signGlyph } from "../placement-words.ts";
import type { Telling } from "../telling.ts";
import { planetSections } from "./planet-sections.ts";

/** The Sun: its sign, its house, how it stands. */
export function soul(telling: Telling): Chapter {
  const { say, facts } = telling;
  const { sun } = facts.planets;
  const sign = say(`sign.${sun.sign}`);
  const house = houseNumber(sun.house);
  const chapter = {
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
    bar: { label: say("bar.lifePurpose"), percent: alignmentBars(facts).lifePurpose },
    sections: planetSections("sun", telling, { id: "soul" }),
  } as const;
  return framed(telling, chapter, { sign, ...luminarySlots("sun", telling) });
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

/** What the first lines of a chapter on one body may name. */
export function luminarySlots(
  planet: "sun" | "moon",
  { facts, say, words }: Telling,
): Readonly<Record<string, string>> {
  const house = houseNumber(facts.planets[planet].house);
  return {
    a: words.named(`${planet}.sign`) ?? "",
    ...(house === null ? {} : { house: say(`ordinal.${house}`) }),
  };
}
