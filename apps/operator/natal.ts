import { clocksFrom } from "@cosmic/atlas/clock-history";
import { zoneAt } from "@cosmic/atlas/zone-at";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth, BirthProblem } from "@cosmic/chart/birth";
import type { Facts } from "@cosmic/chart/facts";
import { natalChart } from "@cosmic/chart/natal-chart";
import { readBirth } from "@cosmic/chart/read-birth";
import { systemClock } from "@cosmic/platform/clock/system-clock";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";

export const sky = skyFromDisk();
export const clocks = clocksFrom(zoneHistory);

/** Length of `YYYY-MM-DD`. */
const dateLength = 10;

type Reading =
  | { readonly ok: true; readonly birth: Birth; readonly facts: Facts }
  | { readonly ok: false; readonly problem: BirthProblem };

/** Reads a birth as it was typed and computes its chart. */
export function factsOf(input: unknown): Reading {
  const today = systemClock.now().toISOString().slice(0, dateLength);
  const read = readBirth(input, { today, zoneAt, knowsZone: clocks.knows });
  if (!read.ok) return read;
  const chart = natalChart(read.birth, { sky, clocks });
  return chart.ok ? { ok: true, birth: read.birth, facts: chart.facts } : chart;
}
