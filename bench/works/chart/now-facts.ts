import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { birthSky } from "@cosmic/chart/birth-sky";
import { natalChart } from "@cosmic/chart/natal-chart";
import type { NowQuestion } from "@cosmic/chart/now/now-facts";
import { nowFacts } from "@cosmic/chart/now/now-facts";
import { chartBirths } from "../../contenders/sky/chart-births.ts";
import { ourSky } from "../../contenders/sky/our-sky.ts";
import type { Work } from "../../work.ts";

const asOf = "2026-11-23";
const howMany = 64;
const perRound = 4;

/** "Where you are now" of charts that are known, the sky of the date computed anew for each. */
export const work: Work = {
  name: "now-facts",
  unit: "ms",
  ours: {
    name: "ours",
    async open() {
      const sources = { sky: ourSky(), timeZones: timeZonesFrom(zoneHistory) };
      const charts = chartBirths()
        .slice(0, howMany)
        .map((birth): NowQuestion => {
          const found = birthSky(birth, sources);
          const chart = natalChart(birth, sources);
          if (!found.ok || !chart.ok) throw new Error(`no chart of ${birth.date}`);
          return { birth: found.at, facts: chart.facts };
        });
      let next = 0;
      return {
        perRound,
        round() {
          for (let n = 0; n < perRound; n += 1) {
            const chart = charts[next];
            if (chart !== undefined) nowFacts(chart.facts, chart.birth, asOf);
            next = (next + 1) % charts.length;
          }
        },
      };
    },
  },
  peers: [],
};
