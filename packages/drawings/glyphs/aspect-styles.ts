import type { AspectType } from "@cosmic/chart/facts";
import type { Ink } from "../drawing.ts";

/** Ink and dash pattern of each aspect, shared by the wheel and its legend. Dashes are for the wheel's 1000 units. */
export const aspectStyles: Readonly<Record<AspectType, { readonly ink: Ink; readonly dash?: string }>> = {
  trine: { ink: "water" },
  sextile: { ink: "water", dash: "18 12" },
  square: { ink: "fire", dash: "44 13" },
  opposition: { ink: "fire", dash: "40 11 4 11" },
  quincunx: { ink: "ink-3", dash: "1 13" },
  conjunction: { ink: "ink-3" },
};
