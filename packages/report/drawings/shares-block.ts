import { elementModeShares } from "@cosmic/drawings/book/element-mode-shares";
import type { ReportContext } from "../context/report-context.ts";
import type { Block } from "../document.ts";

/** Shares of the four elements and the three modes as two columns of bars. */
export function sharesBlock({ say, facts }: ReportContext): Block {
  const { elements, modalities } = facts;
  const words = {
    title: say("figure.shares.title", {
      fire: String(elements.Fire),
      earth: String(elements.Earth),
      air: String(elements.Air),
      water: String(elements.Water),
      cardinal: String(modalities.Cardinal),
      fixed: String(modalities.Fixed),
      mutable: String(modalities.Mutable),
    }),
    elementsHead: say("glance.elements"),
    modesHead: say("glance.modes"),
    elements: {
      Fire: say("element.Fire"),
      Earth: say("element.Earth"),
      Air: say("element.Air"),
      Water: say("element.Water"),
    },
    modes: { Cardinal: say("mode.Cardinal"), Fixed: say("mode.Fixed"), Mutable: say("mode.Mutable") },
    percent: (share: number) => say("figure.percent", { share: String(share) }),
  };
  return {
    kind: "figure",
    name: "shares",
    size: "column",
    drawing: elementModeShares(facts, words),
    compact: elementModeShares(facts, words, "compact"),
    caption: say("figure.shares.caption"),
  };
}
