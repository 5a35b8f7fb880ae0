import { aspectGrid } from "@cosmic/drawings/book/aspect-grid";
import { describedAspects } from "@cosmic/interpretation/selection/described-aspects";
import { aspectTitled } from "@cosmic/interpretation/strings/fact-words";
import { orbText } from "@cosmic/interpretation/strings/number-words";
import type { ReportContext } from "../context/report-context.ts";
import type { Block } from "../document.ts";

/** All aspects between planets and to the chart's angles, as a grid. */
export function aspectGridBlock(context: ReportContext): Block {
  const { say, facts } = context;
  const told = describedAspects(facts);
  const [closest] = told;
  const count = String(told.length + facts.angleAspects.length);
  const words = {
    title: closest
      ? say("figure.grid.title", { count, closest: aspectTitled(closest, context) })
      : say("figure.grid.titleNone", { count }),
    aspects: {
      conjunction: say("aspect.conjunction"),
      opposition: say("aspect.opposition"),
      trine: say("aspect.trine"),
      square: say("aspect.square"),
      sextile: say("aspect.sextile"),
      quincunx: say("aspect.quincunx"),
    },
    closer: say("figure.grid.closer"),
    // As in the tables, without the degree sign, which does not fit in a cell.
    orb: (orbDeg: number) => orbText(orbDeg, say.rules).replace("°", ""),
  };
  return {
    kind: "figure",
    name: "aspect-grid",
    size: "wide",
    drawing: aspectGrid(facts, words),
    compact: aspectGrid(facts, words, "compact"),
    caption: say(facts.timeUnknown ? "figure.grid.captionUntimed" : "figure.grid.caption"),
  };
}
