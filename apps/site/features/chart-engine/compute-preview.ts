import type { Facts } from "@cosmic/chart/facts";
import { type BigThreePlates, bigThreePlates } from "@cosmic/drawings/plates/big-three-plates";
import type { BirthData } from "../birth/draft/birth-data.ts";
import { type SunChange, sunChangeOf } from "../preview-plates/sun-change.ts";
import { type ChartSources, chartOfBirth } from "./chart-of-birth.ts";

// The heavy half of the journey (ephemeris, chart, plates): fetched while the visitor fills in the form, run in a
// worker.

export interface Preview {
  readonly facts: Facts;
  /** The Sun's sign change when calendar and Sun disagree about this date, or when the time is unknown; otherwise
   * null. */
  readonly sunChange: SunChange | null;
  readonly plates: BigThreePlates;
  /** How long computing the chart took. */
  readonly milliseconds: number;
}

export type PreviewOutcome =
  | { readonly ok: true; readonly preview: Preview }
  | { readonly ok: false; readonly reason: "unreadable-birth" };

/** Computes everything the free preview shows. */
export function computePreview(birth: BirthData, sources: ChartSources): PreviewOutcome {
  const started = performance.now();
  const facts = chartOfBirth(birth, sources);
  if (facts === null) return { ok: false, reason: "unreadable-birth" };
  const sunChange = sunChangeOf(facts);
  const milliseconds = performance.now() - started;
  return {
    ok: true,
    preview: { facts, sunChange, plates: bigThreePlates({ facts, latitudeDeg: birth.latitude }), milliseconds },
  };
}
