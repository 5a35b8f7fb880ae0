import { clocksFrom } from "@cosmic/atlas/clock-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import type { FactsWithoutCycles } from "../facts.ts";
import { natalChartWithoutCycles } from "../natal-chart.ts";

/** The sky and the clocks as they are shipped. */
export const sources = { sky: skyFromDisk(), clocks: clocksFrom(zoneHistory) };

/** The facts of a birth at a moment of Unix time; throws where it has no chart. */
export function factsAt(unixSeconds: number, place: { latitude: number; longitude: number }): FactsWithoutCycles {
  const utc = new Date(unixSeconds * 1000).toISOString();
  const chart = natalChartWithoutCycles({ date: "2000-01-01", time: null, zone: "UTC", utc, ...place }, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  return chart.facts;
}
