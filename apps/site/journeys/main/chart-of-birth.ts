import type { TimeZones } from "@cosmic/atlas/time-zones";
import type { Facts } from "@cosmic/chart/facts";
import { natalChartWithoutCycles } from "@cosmic/chart/natal-chart";
import type { Sky } from "@cosmic/sky/sky";
import type { BirthSession } from "./birth-session.ts";
import { chartBirthOf } from "./chart-birth-of.ts";

/** What a chart is computed from: the sky of that day and clocks that know the birth's zone. */
export interface ChartSources {
  readonly sky: Sky;
  readonly timeZones: TimeZones;
}

/** The facts of a birth without its life cycles, whose skies, ninety years of them, are not in the browser; null for a birth
 * nothing can be computed of. */
export function chartOfBirth(birth: BirthSession, sources: ChartSources): Facts | null {
  const chart = natalChartWithoutCycles(chartBirthOf(birth), sources);
  return chart.ok ? { ...chart.facts, cycles: [] } : null;
}
