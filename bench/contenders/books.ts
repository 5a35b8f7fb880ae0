import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { natalChart } from "@cosmic/chart/natal-chart";
import type { ReportDocument } from "@cosmic/report/document";
import { randomBirths } from "@cosmic/report/testing/random-births";
import { writeReport } from "@cosmic/shop/report/write-report";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";

const seed = 20_262;

/** Whole books of random births, a quarter of them without a birth time; the same on every run. */
export function randomBooks(count: number): readonly ReportDocument[] {
  const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
  return randomBirths(count, seed).flatMap((birth) => {
    const chart = natalChart(birth, sources);
    return chart.ok ? [writeReport({ ...chart, asOf: "2026-11-23", edition: "en", siteName: "Cosmic Blueprint" })] : [];
  });
}
