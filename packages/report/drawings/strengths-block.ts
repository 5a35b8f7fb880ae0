import { planets } from "@cosmic/chart/facts";
import { perPlanet } from "@cosmic/chart/zodiac/per-planet";
import { strengthPips } from "@cosmic/figures/book/strength-pips";
import type { Block } from "../document.ts";
import type { Telling } from "../telling/telling.ts";

/** The ten strengths as pips. */
export function strengthsBlock({ say, facts }: Telling): Block {
  const byScore = planets.toSorted((one, other) => facts.planets[other].score - facts.planets[one].score);
  const [strongest = "sun"] = byScore;
  const weakest = byScore.at(-1) ?? "sun";
  const words = {
    title: say("figure.strengths.title", {
      strongest: say(`planetNamed.${strongest}`),
      most: String(facts.planets[strongest].score),
      weakest: say(`planetNamed.${weakest}`),
      least: String(facts.planets[weakest].score),
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
