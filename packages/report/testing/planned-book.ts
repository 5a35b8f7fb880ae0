import type { Birth } from "@cosmic/chart/birth";
import { birthSky } from "@cosmic/chart/birth-sky";
import { type ChartSources, natalChart } from "@cosmic/chart/natal-chart";
import { type NowSky, nowSky } from "@cosmic/chart/now/now-sky";
import { catalogueOf } from "@cosmic/interpretation/catalogue/match-units";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import { units } from "@cosmic/library/generated/catalogue/all-units";
import { composeSecondEdition, type PlannedBook } from "../second-edition/compose-second-edition.ts";
import { lengthsFrom } from "../second-edition/part-texts.ts";

export const testCatalogue = catalogueOf(units);
const lengths = lengthsFrom(englishLibrary);
const skies = new Map<string, NowSky>();

/** What a planned book of a test is made from; the sky of its date is computed once. */
export interface PlannedBookInput {
  readonly birth: Birth;
  readonly asOf: string;
  readonly sources: ChartSources;
  readonly library?: ReportLibrary;
}

/** A book of the second edition; null for a birth that has no chart. */
export function plannedBook({ birth, asOf, sources, library = englishLibrary }: PlannedBookInput): PlannedBook | null {
  const found = birthSky(birth, sources);
  const chart = natalChart(birth, sources);
  if (!found.ok || !chart.ok) return null;
  const sky = skies.get(asOf) ?? nowSky(sources.sky, asOf);
  skies.set(asOf, sky);
  return composeSecondEdition({
    ...{ at: found.at, facts: chart.facts, asOf, sky, library },
    ...{ catalogue: testCatalogue, lengths, language: "en", siteName: "Cosmic Blueprint" },
  });
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
