import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import type { ReportPlan } from "@cosmic/interpretation/plan/report-plan";

/** A section of Growth and the two placements it is about. */
export interface GrowthPair {
  /** Id of the section. */
  readonly section: string;
  readonly a: FactId;
  readonly b: FactId;
}

/** The contradictions that have a section of their own, heaviest first. */
export function growthPairs({ chapters }: Pick<ReportPlan, "chapters">): readonly GrowthPair[] {
  const growth = chapters.find(({ role }) => role === "growth")?.sections ?? [];
  return growth.flatMap(({ id, items }): readonly GrowthPair[] => {
    const reconciling = items.find(({ reconciles }) => reconciles !== undefined);
    const { a, b } = reconciling?.slots ?? {};
    return a?.is === "placement" && b?.is === "placement" ? [{ section: id, a: a.fact, b: b.fact }] : [];
  });
}
