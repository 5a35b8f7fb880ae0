import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { birthSky } from "@cosmic/chart/birth-sky";
import { natalChart } from "@cosmic/chart/natal-chart";
import { type NowSky, nowSky } from "@cosmic/chart/now/now-sky";
import { catalogueOf } from "@cosmic/interpretation/catalogue/match-units";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import { units } from "@cosmic/library/generated/catalogue/all-units";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { composeSecondEdition, type PlannedBook } from "../second-edition/compose-second-edition.ts";
import { lengthsFrom } from "../second-edition/part-texts.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
export const testCatalogue = catalogueOf(units);
export const testLengths = lengthsFrom(englishLibrary);
const skies = new Map<string, NowSky>();

/** A book of the second edition as of a date; null for a birth that has no chart. */
export function plannedBook(birth: Birth, asOf: string, library: ReportLibrary = englishLibrary): PlannedBook | null {
  const found = birthSky(birth, sources);
  const chart = natalChart(birth, sources);
  if (!found.ok || !chart.ok) return null;
  const sky = skies.get(asOf) ?? nowSky(sources.sky, asOf);
  skies.set(asOf, sky);
  return composeSecondEdition({
    ...{ at: found.at, facts: chart.facts, asOf, sky, library },
    ...{ catalogue: testCatalogue, lengths: testLengths, language: "en", siteName: "Cosmic Blueprint" },
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
