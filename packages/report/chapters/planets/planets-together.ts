import type { Planet } from "@cosmic/chart/facts";
import type { ChapterName } from "@cosmic/interpretation/selection/chapter-moods";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import { framed } from "../../context/chapter-frame.ts";
import { planetDegree } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Chapter, Section } from "../../document.ts";
import { innerSlots, outerSlots } from "./opening-words.ts";
import { planetSections } from "./planet-sections.ts";
import { type TwoPlanets, withTwoPlanets } from "./two-planets.ts";

interface Together {
  readonly id: ChapterName & ("mercury-venus-mars" | "jupiter-saturn" | "outer-planets");
  readonly planets: readonly [Planet, ...Planet[]];
  readonly houseFirst?: boolean;
  readonly pairs?: readonly TwoPlanets[];
}

/** Mercury, Venus and Mars, each in full. */
export function mercuryVenusMars(context: ReportContext): Chapter {
  return together(context, {
    id: "mercury-venus-mars",
    planets: ["mercury", "venus", "mars"],
    pairs: [
      ["mercury", "mars"],
      ["sun", "mars"],
    ],
  });
}

/** Jupiter and Saturn. */
export function jupiterSaturn(context: ReportContext): Chapter {
  return together(context, {
    id: "jupiter-saturn",
    planets: ["jupiter", "saturn"],
    pairs: [
      ["venus", "saturn"],
      ["jupiter", "saturn"],
    ],
  });
}

/** Uranus, Neptune, Pluto: house and aspects first, then the sign, which a whole generation shares. */
export function outerPlanets(context: ReportContext): Chapter {
  return together(context, { id: "outer-planets", planets: ["uranus", "neptune", "pluto"], houseFirst: true });
}

function together(context: ReportContext, { id, planets, houseFirst = false, pairs = [] }: Together): Chapter {
  const { say, facts } = context;
  const lines = planets.map((planet) =>
    say("opener.planet", { planet: say(`planet.${planet}`), degree: planetDegree(planet, facts, say) }),
  );
  const sections = planets.flatMap((planet, index) => {
    const after = planets[index - 1];
    return planetSections(planet, context, { id: planet, houseFirst, ...(after ? { after } : {}) });
  });
  const chapter = {
    id,
    title: listed(
      planets.map((planet) => say(`planet.${planet}`)),
      say,
    ),
    subtitle: say(houseFirst && facts.timeUnknown ? "chapter.outer-planets.subtitleUntimed" : `chapter.${id}.subtitle`),
    glyph: planets[0],
    tab: "planets",
    opener: { lines },
    sections: pairs.reduce<readonly Section[]>((told, pair) => withTwoPlanets(told, pair, context), sections),
  } as const;
  return framed(context, chapter, houseFirst ? outerSlots(context) : innerSlots(context));
}
