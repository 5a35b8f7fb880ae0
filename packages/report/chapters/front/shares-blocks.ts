import { elements, modalities } from "@cosmic/chart/names";
import { inkOf } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block } from "../../document.ts";

/** Shares of the elements and modalities. */
export function sharesBlocks({ say, facts }: ReportContext): readonly Block[] {
  return [
    {
      kind: "shares",
      caption: say("glance.elements"),
      rows: elements.map((element) => ({
        label: say(`element.${element}`),
        glyph: element.toLowerCase(),
        element: inkOf(element),
        percent: facts.elements[element],
      })),
    },
    {
      kind: "shares",
      caption: say("glance.modes"),
      rows: modalities.map((modality) => ({
        label: say(`mode.${modality}`),
        glyph: modality.toLowerCase(),
        percent: facts.modalities[modality],
      })),
    },
  ];
}
