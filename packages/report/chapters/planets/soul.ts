import { possibleSigns } from "@cosmic/chart/certainty/possible-signs";
import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { houseNumber } from "@cosmic/chart/names";
import { alignmentBars } from "@cosmic/interpretation/selection/alignment-bars";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import { speedText } from "@cosmic/interpretation/strings/number-words";
import { framed } from "../../context/chapter-frame.ts";
import { degreeInSign, signGlyph } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Chapter } from "../../document.ts";
import { planetSections } from "./planet-sections.ts";

/** The Sun: its sign, house and condition. */
export function soul(context: ReportContext): Chapter {
  const { say, facts } = context;
  const { sun } = facts.planets;
  const sign = say(`sign.${sun.sign}`);
  const [first, second] = possibleSigns("sun", facts);
  const house = houseNumber(sun.house);
  const chapter = {
    id: "soul",
    title: say("chapter.soul.title"),
    subtitle:
      first && second
        ? say("chapter.soul.subtitleTwo", { first: say(`sign.${first}`), second: say(`sign.${second}`) })
        : house === null
          ? say("chapter.soul.subtitleUntimed", { sign })
          : say("chapter.soul.subtitle", { sign, house: say(`house.${house}`) }),
    glyph: signGlyph(sun.sign),
    tab: "overview",
    opener: { lines: luminaryLines("sun", context) },
    plate: context.plates.sun,
    bar: { label: say("bar.lifePurpose"), percent: alignmentBars(facts).lifePurpose },
    sections: planetSections("sun", context, { id: "soul" }),
  } as const;
  return framed(context, chapter, { sign, ...luminarySlots("sun", context) });
}

/** Degree, house and speed for an opener page; without a birth time, the sign and a note that the time is unknown. */
export function luminaryLines(planet: "sun" | "moon", { facts, say }: ReportContext): readonly string[] {
  const point = facts.planets[planet];
  const house = houseNumber(point.house);
  if (house === null) return [signsNamed(planet, { facts, say }), say("placement.unknownTime")];
  return [
    degreeInSign(point, say),
    raiseFirst(say(`house.${house}`)),
    say("placement.speed", { speed: speedText(point.speed, say.rules) }),
  ];
}

/** A planet's sign, or both possible ones. */
function signsNamed(planet: "sun" | "moon", { facts, say }: Pick<ReportContext, "facts" | "say">): string {
  const [first, second] = possibleSigns(planet, facts);
  if (second === undefined) return say(`sign.${first}`);
  return say("word.or", { first: say(`sign.${first}`), second: say(`sign.${second}`) });
}

/** Slots for the opening lines of a chapter about one body. */
export function luminarySlots(
  planet: "sun" | "moon",
  { facts, say, words }: ReportContext,
): Readonly<Record<string, string>> {
  const house = houseNumber(facts.planets[planet].house);
  return {
    a: words.named(placementFact(planet, "sign")),
    ...(house === null ? {} : { house: say(`ordinal.${house}`) }),
  };
}
