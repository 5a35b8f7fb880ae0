import type { Planet } from "@cosmic/chart/facts";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import type { ChapterFrame } from "../../context/chapter-frame.ts";
import { planetDegree } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import { planetFrames } from "./planet-frames.ts";

interface Together {
  readonly id: "mercury-venus-mars" | "jupiter-saturn" | "outer-planets";
  readonly planets: readonly [Planet, ...Planet[]];
  readonly subtitle: string;
}

/** Frame of the chapter on Mercury, Venus and Mars. */
export function mercuryVenusMars(context: ReportContext): ChapterFrame {
  const subtitle = context.say("chapter.mercury-venus-mars.subtitle");
  return together(context, { id: "mercury-venus-mars", planets: ["mercury", "venus", "mars"], subtitle });
}

/** Frame of the chapter on Jupiter and Saturn. */
export function jupiterSaturn(context: ReportContext): ChapterFrame {
  const subtitle = context.say("chapter.jupiter-saturn.subtitle");
  return together(context, { id: "jupiter-saturn", planets: ["jupiter", "saturn"], subtitle });
}

/** Frame of the chapter on Uranus, Neptune and Pluto, whose signs a whole generation shares. */
export function outerPlanets(context: ReportContext): ChapterFrame {
  const { facts, say } = context;
  const subtitle = say(facts.timeUnknown ? "chapter.outer-planets.subtitleUntimed" : "chapter.outer-planets.subtitle");
  return together(context, { id: "outer-planets", planets: ["uranus", "neptune", "pluto"], subtitle });
}

function together(context: ReportContext, { id, planets, subtitle }: Together): ChapterFrame {
  const { say, facts } = context;
  const lines = planets.map((planet) =>
    say("opener.planet", { planet: say(`planet.${planet}`), degree: planetDegree(planet, facts, say) }),
  );
  return {
    id,
    title: listed(
      planets.map((planet) => say(`planet.${planet}`)),
      say,
    ),
    subtitle,
    glyph: planets[0],
    tab: "planets",
    opener: { lines },
    sections: planets.flatMap((planet) => planetFrames(planet, context, planet)),
  };
}
