import { possibleSigns } from "@cosmic/chart/certainty/day/possible-signs";
import { houseNumber } from "@cosmic/chart/names";
import { alignmentBars } from "@cosmic/interpretation/selection/alignment-bars";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import { speedText } from "@cosmic/interpretation/strings/number-words";
import type { ChapterFrame } from "../../context/chapter-frame.ts";
import { degreeInSign, signGlyph } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import { planetFrames } from "./planet-frames.ts";

/** Frame of the chapter on the Sun: its sign, house and condition. */
export function soul(context: ReportContext): ChapterFrame {
  const { say, facts } = context;
  const { sun } = facts.planets;
  const sign = say(`sign.${sun.sign}`);
  const [first, second] = possibleSigns("sun", facts);
  const house = houseNumber(sun.house);
  return {
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
    sections: planetFrames("sun", context, "soul"),
  };
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
