import type { MoonPhaseName } from "@cosmic/chart/facts";
import { moonPhase } from "@cosmic/drawings/book/moon-phase";
import type { ReportContext } from "../context/report-context.ts";
import type { Block } from "../document.ts";

/** The Moon at its phase among the four quarters; oriented as seen from the birth's hemisphere. */
export function moonPhaseBlock(name: MoonPhaseName, { say, facts, birth }: ReportContext): Block {
  const words = {
    title: say("figure.phase.title", { phase: say(`phase.${name}`), angle: String(Math.round(facts.moonPhase.angle)) }),
    newMoon: say("phase.new-moon"),
    firstQuarter: say("phase.first-quarter"),
    fullMoon: say("phase.full-moon"),
    lastQuarter: say("phase.last-quarter"),
  };
  const southern = birth.latitude < 0;
  return {
    kind: "figure",
    name: "moon-phase",
    size: "column",
    drawing: moonPhase(facts, words, { southern }),
    compact: moonPhase(facts, words, { southern, form: "compact" }),
    caption: [
      say(facts.timeUnknown ? "figure.phase.captionUntimed" : "figure.phase.caption"),
      say(southern ? "figure.phase.south" : "figure.phase.north"),
    ].join(" "),
  };
}
