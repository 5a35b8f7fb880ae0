import type { TimeZones } from "@cosmic/atlas/time-zones";
import type { Facts } from "@cosmic/chart/facts";
import { natalChartWithoutCycles } from "@cosmic/chart/natal-chart";
import type { Sky } from "@cosmic/sky/sky";
import type { BirthData } from "../birth/draft/birth-data.ts";
import { chartBirthOf } from "./chart-birth-of.ts";

/** Inputs of a chart: the ephemeris around that day, and time zones that include the birth's zone. */
export interface ChartSources {
  readonly sky: Sky;
  readonly timeZones: TimeZones;
}

/** The facts of a birth without its life cycles, which need ninety years of ephemeris that the browser does not have;
 * null when the birth cannot be computed. */
export function chartOfBirth(birth: BirthData, sources: ChartSources): Facts | null {
  const chart = natalChartWithoutCycles(chartBirthOf(birth), sources);
  return chart.ok ? { ...chart.facts, cycles: [] } : null;
}
