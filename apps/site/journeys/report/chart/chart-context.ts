import type { ChartEntries, PlacementEntry } from "@cosmic/report/chart-entries";
import { createContext, use } from "react";

/** The chart of the report that is open, entry by entry. */
export const ChartContext = createContext<ChartEntries | null>(null);

/** The chart of the report; throws outside one, which is a bug. */
export function useChart(): ChartEntries {
  const chart = use(ChartContext);
  if (!chart) throw new Error("no chart around this part of the report");
  return chart;
}

/** A placement by its id, `sun`. */
export function placementNamed(chart: ChartEntries, id: string): PlacementEntry | undefined {
  return chart.placements.find((placement) => placement.id === id);
}

/** The closest aspects of a body, closest first. */
export function aspectsOf(chart: ChartEntries, id: string) {
  return chart.aspects.filter(({ a, b }) => a === id || b === id);
}
