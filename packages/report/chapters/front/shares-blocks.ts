import type { Element, Modality } from "@cosmic/chart/facts";
import { inkOf } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block } from "../../document.ts";

const elementOrder: readonly Element[] = ["Fire", "Earth", "Air", "Water"];
const modeOrder: readonly Modality[] = ["Cardinal", "Fixed", "Mutable"];

/** Shares of the elements and modes. */
export function sharesBlocks({ say, facts }: ReportContext): readonly Block[] {
  return [
    {
      kind: "shares",
      caption: say("glance.elements"),
      rows: elementOrder.map((element) => ({
        label: say(`element.${element}`),
        glyph: element.toLowerCase(),
        element: inkOf(element),
        percent: facts.elements[element],
      })),
    },
    {
      kind: "shares",
      caption: say("glance.modes"),
      rows: modeOrder.map((mode) => ({
        label: say(`mode.${mode}`),
        glyph: mode.toLowerCase(),
        percent: facts.modalities[mode],
      })),
    },
  ];
}
