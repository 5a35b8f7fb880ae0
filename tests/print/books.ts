import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { natalChart } from "@cosmic/chart/natal-chart";
import type { Archive } from "@cosmic/print/sheet/sheet";
import type { ReportDocument } from "@cosmic/report/document";
import { chartFileOf } from "@cosmic/shop/books/chart-file";
import { writeReport } from "@cosmic/shop/report/write-report";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";

/**
 * The three births whose books differ most: with a birth time, without one, and at a polar latitude without Placidus
 * cusps.
 */
export const births = {
  timed: {
    ...{ name: "Marina Duarte", date: "1990-06-15", time: "14:30", place: "São Paulo, Brazil" },
    ...{ latitude: -23.55, longitude: -46.6333, zone: "America/Sao_Paulo" },
  },
  untimed: {
    ...{ name: "Tomás Okonkwo-Reyes", date: "1973-11-02", time: null, place: "Lagos, Nigeria" },
    ...{ latitude: 6.4541, longitude: 3.3947, zone: "Africa/Lagos" },
  },
  polar: {
    ...{ name: "Ingrid Solheim", date: "1984-01-09", time: "03:12", place: "Tromsø, Norway" },
    ...{ latitude: 69.6496, longitude: 18.956, zone: "Europe/Oslo" },
  },
} satisfies Readonly<Record<string, Birth>>;

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

function chartOf(birth: Birth) {
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(`the birth has no chart: ${chart.problem.field}`);
  return chart;
}

const writtenOn = "2026-11-23";

/** What the PDF of a birth is kept with. */
export function archiveOf(birth: Birth): Archive {
  return { writtenOn, chartFile: chartFileOf(chartOf(birth).facts, "https://cosmic.example") };
}

/** The whole book of a birth, as the customer gets it. */
export function bookOf(birth: Birth): ReportDocument {
  return writeReport({ ...chartOf(birth), asOf: writtenOn, edition: "en", siteName: "Cosmic Blueprint" });
}
