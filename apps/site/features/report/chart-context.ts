import type { ChartEntries, PlacementEntry } from "@cosmic/report/chart-entries";
import { createContext, use } from "react";

/** The chart entries of the open report. */
export const ChartContext = createContext<ChartEntries | null>(null);

/** The report's chart; throws outside a report, which is a bug. */
export function useChart(): ChartEntries {
  const chart = use(ChartContext);
  if (!chart) throw new Error("no chart around this part of the report");
  return chart;
}

/** A placement by id, such as `sun`. */
export function placementNamed(chart: ChartEntries, id: string): PlacementEntry | undefined {
  return chart.placements.find((placement) => placement.id === id);
}

/** A body's closest aspects, closest first. */
export function aspectsOf(chart: ChartEntries, id: string) {
  return chart.aspects.filter(({ a, b }) => a === id || b === id);
}
