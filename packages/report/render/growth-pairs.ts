import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import type { PartId, ReportPlan } from "@cosmic/interpretation/plan/report-plan";

/** A section of Growth and the two placements it is about, each with the part that makes its claim. */
export interface GrowthPair {
  /** Id of the section. */
  readonly section: string;
  readonly a: FactId;
  readonly b: FactId;
  readonly ends: readonly PartId[];
}

/** The contradictions that have a section of their own, heaviest first. */
export function growthPairs({ chapters }: Pick<ReportPlan, "chapters">): readonly GrowthPair[] {
  const growth = chapters.find(({ role }) => role === "growth")?.sections ?? [];
  return growth.flatMap(({ id, items }): readonly GrowthPair[] => {
    const reconciling = items.find(({ reconciles }) => reconciles !== undefined);
    const { a, b } = reconciling?.slots ?? {};
    if (a?.is !== "placement" || b?.is !== "placement") return [];
    return [{ section: id, a: a.fact, b: b.fact, ends: reconciling?.ends ?? [] }];
  });
}
