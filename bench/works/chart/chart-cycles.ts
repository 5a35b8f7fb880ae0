import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { daysPerYear } from "@cosmic/chart/cycles/life-span";
import { natalChart } from "@cosmic/chart/natal-chart";
import { millisecondsPerDay, unixEpochJd } from "@cosmic/sky/units";
import { eachBirth } from "../../contenders/sky/chart-births.ts";
import { ourSky } from "../../contenders/sky/our-sky.ts";
import { swissBodies, swissEphemeris, swissFlags } from "../../contenders/sky/swiss-ephemeris.ts";
import type { Work } from "../../work.ts";

const lifeDays = 90 * daysPerYear;
/** No transit of these bodies starts and ends within this many days, except a graze at a station. */
const stepDays = 10;
const transits = [
  ["saturn", 0],
  ["jupiter", 0],
  ["uranus", 90],
  ["uranus", 270],
  ["uranus", 180],
  ["neptune", 90],
  ["pluto", 90],
  ["chiron", 0],
  ["trueNode", 0],
  ["trueNode", 180],
] as const;

/**
 * A whole chart with its life cycles: every pass of Saturn, Jupiter, Uranus, Neptune, Pluto, Chiron and the node in
 * ninety years, and the progressed Moon and Sun. Swiss Ephemeris has no search for these, so for it only the transits
 * are computed: positions sampled every ten days, passes bisected to a minute.
 */
export const work: Work = {
  name: "chart-cycles",
  unit: "ms",
  ours: {
    name: "ours",
    async open() {
      const sources = { sky: ourSky(), timeZones: timeZonesFrom(zoneHistory) };
      return eachBirth(4, (birth) => {
        const chart = natalChart(birth, sources);
        if (!chart.ok) throw new Error(chart.problem.message);
      });
    },
  },
  peers: [
    {
      name: "sweph",
      async open() {
        const swiss = await swissEphemeris();
        const longitude = (jd: number, body: number) => swiss.calc(jd, body, swissFlags).data[0] ?? 0;
        return eachBirth(1, ({ date, time }) => {
          const birth = unixEpochJd + Date.parse(`${date}T${time}Z`) / millisecondsPerDay;
          for (const [body, angle] of transits) {
            const number = swissBodies[body];
            const target = longitude(birth, number) + angle;
            passes((jd) => ((longitude(jd, number) - target + 900) % 360) - 180, birth);
          }
        });
      },
    },
  ],
};

/** How often a body passes a point in a lifetime, each pass bisected to a minute. */
function passes(offsetAt: (jd: number) => number, birth: number): number {
  let found = 0;
  let before = offsetAt(birth);
  for (let jd = birth + stepDays; jd < birth + lifeDays; jd += stepDays) {
    const after = offsetAt(jd);
    if (before < 0 !== after < 0 && Math.abs(after - before) < 180) {
      found += 1;
      for (let low = jd - stepDays, high = jd; high - low > 1 / 1440; ) {
        const middle = (low + high) / 2;
        if (offsetAt(middle) < 0 === before < 0) low = middle;
        else high = middle;
      }
    }
    before = after;
  }
  return found;
}
