import { lifeLine } from "@cosmic/drawings/book/life-line";
import { localClock } from "../context/dates.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Block } from "../document.ts";

/** Length of the line in years. */
const lifeYears = 90;

/** The life line. A book has no reading date, so the present is only marked on screen. */
export function lifeLineBlock({ say, facts }: ReportContext): Block {
  const { year } = localClock(facts);
  const words = {
    title: say("figure.life.title", { from: String(year), to: String(year + lifeYears) }),
    turns: {
      jupiter: say("figure.life.jupiter"),
      "north-node": say("figure.life.nodes"),
      saturn: say("figure.life.saturn"),
      chiron: say("figure.life.chiron"),
      uranus: say("figure.life.uranus"),
    },
    moon: say("figure.life.moon"),
  };
  return {
    kind: "figure",
    name: "life-line",
    size: "wide",
    drawing: lifeLine(facts, words),
    compact: lifeLine(facts, words, "compact"),
    caption: say("figure.life.caption"),
  };
}
