import { elements as elementNames, modalities as modalityNames } from "@cosmic/chart/names";
import { recordOf } from "@cosmic/chart/record-of";
import { elementModalityShares } from "@cosmic/drawings/book/element-modality-shares";
import type { ReportContext } from "../context/report-context.ts";
import type { Block } from "../document.ts";

/** Shares of the four elements and the three modalities as two columns of bars. */
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
    modalitiesHead: say("glance.modes"),
    elements: recordOf(elementNames, (element) => say(`element.${element}`)),
    modalities: recordOf(modalityNames, (modality) => say(`mode.${modality}`)),
    percent: (share: number) => say("figure.percent", { share: String(share) }),
  };
  return {
    kind: "figure",
    name: "shares",
    size: "column",
    drawing: elementModalityShares(facts, words),
    compact: elementModalityShares(facts, words, "compact"),
    caption: say("figure.shares.caption"),
  };
}
