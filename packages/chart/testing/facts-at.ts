import type { FactsWithoutCycles } from "../facts.ts";
import { natalChartWithoutCycles } from "../natal-chart.ts";

/** Computes the facts of births at Unix times; throws when a birth has no chart. */
export function factsFrom(sources: Parameters<typeof natalChartWithoutCycles>[1]) {
  return (unixSeconds: number, place: { latitude: number; longitude: number }): FactsWithoutCycles => {
    const utc = new Date(unixSeconds * 1000).toISOString();
    const chart = natalChartWithoutCycles({ date: "2000-01-01", time: null, zone: "UTC", utc, ...place }, sources);
    if (!chart.ok) throw new Error(chart.problem.message);
    return chart.facts;
  };
}
