import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { natalChart } from "@cosmic/chart/natal-chart";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { planReport } from "@cosmic/interpretation/plan/plan-report";
import { planInput } from "@cosmic/report/compose-report";
import { randomBirths } from "@cosmic/report/testing/random-births";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import type { Work } from "../../work.ts";

const plansARound = 8;
const births = 64;
const seed = 20_261;

/** The plan of one book from all that it is made from: facts, spine, boundaries and the sky of a date. */
export const work: Work = {
  name: "plan",
  unit: "ms",
  ours: {
    name: "ours",
    open() {
      const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
      const inputs = randomBirths(births, seed).flatMap((birth) => {
        const chart = natalChart(birth, sources);
        if (!chart.ok) return [];
        const book = {
          asOf: "2026-11-23",
          language: "en",
          siteName: "Cosmic Blueprint",
          library: englishLibrary,
        } as const;
        return [planInput({ ...chart, ...book })];
      });
      let next = 0;
      return Promise.resolve({
        perRound: plansARound,
        round() {
          for (let count = 0; count < plansARound; count += 1) {
            const input = inputs[next % inputs.length];
            next += 1;
            if (input) planReport(input);
          }
        },
      });
    },
  },
  peers: [],
};
