import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { natalChart } from "@cosmic/chart/natal-chart";
import { composeReport } from "@cosmic/report/compose-report";
import { libraryOf } from "@cosmic/report/libraries";
import { sealDocument } from "@cosmic/report/seal-document";
import { openSky } from "@cosmic/sky/open-sky";

// Bundled whole and run unchanged in a browser and in a worker.

/**
 * The text each birth's book is hashed over, from the decade files (base64 by first year): the first book in the
 * American edition, the others taking turns.
 */
export function wholeBooks(tables: Readonly<Record<string, string>>, births: readonly Birth[]): readonly string[] {
  const sky = openSky((year) => {
    const table = tables[year];
    return table === undefined ? null : Uint8Array.from(atob(table), (letter) => letter.charCodeAt(0));
  });
  const timeZones = timeZonesFrom(zoneHistory);
  return births.map((birth, index) => {
    const chart = natalChart(birth, { sky, timeZones });
    if (!chart.ok) throw new Error(`${chart.problem.field}: ${chart.problem.message}`);
    const document = composeReport({
      ...chart,
      asOf: "2026-11-23",
      siteName: "Cosmic Blueprint",
      ...libraryOf(index % 2 === 0 ? "en" : "en-gb"),
    });
    let sealed = "";
    sealDocument(document, (text) => {
      sealed = text;
      return "";
    });
    return sealed;
  });
}
