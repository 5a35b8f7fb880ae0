import type { Planet } from "@cosmic/chart/facts";
import { perPlanet } from "@cosmic/chart/zodiac/per-planet";
import { strengthPips } from "@cosmic/drawings/book/strength-pips";
import { scoreExtremes } from "@cosmic/interpretation/selection/leading-shares";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import type { ReportContext } from "../context/report-context.ts";
import type { Block } from "../document.ts";

/** The ten strengths as pips. */
export function strengthsBlock({ say, facts }: ReportContext): Block {
  const { most, strongest, least, weakest } = scoreExtremes(facts);
  const named = (of: readonly Planet[]) =>
    listed(
      of.map((planet) => say(`planetNamed.${planet}`)),
      say,
    );
  const words = {
    title: say("figure.strengths.title", {
      strongest: named(strongest),
      most: String(most),
      weakest: named(weakest),
      least: String(least),
    }),
    planets: perPlanet((planet) => say(`planet.${planet}`)),
  };
  return {
    kind: "figure",
    name: "strengths",
    size: "column",
    drawing: strengthPips(facts, words),
    compact: strengthPips(facts, words, "compact"),
    caption: say("figure.strengths.caption"),
  };
}
