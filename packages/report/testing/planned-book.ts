import type { Birth } from "@cosmic/chart/birth";
import type { Facts } from "@cosmic/chart/facts";
import { type ChartSources, natalChart } from "@cosmic/chart/natal-chart";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import { type PlannedReport, planAndCompose } from "../compose-report.ts";

/** What a report of a test is made from. */
export interface PlannedBookInput {
  readonly birth: Birth;
  readonly asOf: string;
  readonly sources: ChartSources;
  readonly library?: ReportLibrary;
}

/** A report, its plan and the facts both rest on. */
export interface PlannedBook extends PlannedReport {
  readonly facts: Facts;
}

/** The report of a birth; null for one that has no chart. */
export function plannedBook({ birth, asOf, sources, library = englishLibrary }: PlannedBookInput): PlannedBook | null {
  const chart = natalChart(birth, sources);
  if (!chart.ok) return null;
  const { at, facts } = chart;
  return { facts, ...planAndCompose({ at, facts, asOf, library, language: "en", siteName: "Cosmic Blueprint" }) };
}

const at = (latitude: number, longitude: number, zone: string) => ({ latitude, longitude, zone });

/** The births that the design of the second edition names. */
export const namedBirths = {
  Frida: { name: "Frida", date: "1907-07-06", time: "08:30", ...at(19.35, -99.1617, "America/Mexico_City") },
  Ruth: { name: "Ruth", date: "1973-11-04", time: null, ...at(53.4809, -2.2374, "Europe/London") },
  Ingrid: { name: "Ingrid", date: "1988-12-21", time: "02:14", ...at(69.6496, 18.956, "Europe/Oslo") },
  Mei: { name: "Mei", date: "1999-09-09", time: "21:45", ...at(1.2897, 103.8501, "Asia/Singapore") },
  Carla: { name: "Carla", date: "1990-06-15", time: "14:30", ...at(-23.5505, -46.6333, "America/Sao_Paulo") },
} as const satisfies Readonly<Record<string, Birth>>;
