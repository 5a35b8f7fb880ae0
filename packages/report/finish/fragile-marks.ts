import { heldSecondsIn } from "@cosmic/chart/certainty/fact-limits";
import { factIndex } from "@cosmic/chart/fact-index/fact-index";
import { heldTime } from "../chapters/front/held-time.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Chapter, FactIds } from "../document.ts";
import { mapSections } from "./map-sections.ts";

/** Facts that hold for a quarter of an hour or more are not marked. */
const markedBelowSeconds = 15 * 60;

/** Marks passages on facts that a quarter of an hour would change: once, above their core, with the margin within which
 * they hold. */
export function withFragileMarks(
  chapters: readonly Chapter[],
  { facts, limits, say }: ReportContext,
): readonly Chapter[] {
  if (limits.length === 0) return chapters;
  const heldOf = heldSecondsIn(limits, factIndex(facts));
  const heldTogether = (ids: FactIds) => Math.min(...ids.map((id) => heldOf(id) ?? Number.POSITIVE_INFINITY));
  return mapSections(chapters, (section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      if (block.kind !== "paragraph" || block.role !== "core") return block;
      const held = heldTogether(block.facts);
      return held >= markedBelowSeconds ? block : { ...block, mark: say("mark.held", { time: heldTime(held, say) }) };
    }),
  }));
}
