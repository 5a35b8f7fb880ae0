import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { natalChart } from "@cosmic/chart/natal-chart";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { composeReport } from "@cosmic/report/compose-report";
import { randomBirths } from "@cosmic/report/testing/random-births";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import type { Work } from "../../work.ts";

const booksARound = 8;
const births = 64;
const seed = 20_261;

/** One whole document from the facts of a chart: text, tables, drawings. Computing the chart is not included. */
export const work: Work = {
  name: "book",
  unit: "ms",
  ours: {
    name: "ours",
    open() {
      const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
      const charts = randomBirths(births, seed).flatMap((birth) => {
        const chart = natalChart(birth, sources);
        return chart.ok ? [{ ...chart, asOf: "2026-11-23" }] : [];
      });
      let next = 0;
      return Promise.resolve({
        perRound: booksARound,
        round() {
          for (let count = 0; count < booksARound; count += 1) {
            const chart = charts[next % charts.length];
            next += 1;
            if (chart)
              composeReport({ ...chart, language: "en", siteName: "Cosmic Blueprint", library: englishLibrary });
          }
        },
      });
    },
  },
  peers: [],
};
