import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { pairFacts } from "@cosmic/chart/pair/pair-facts";
import { kerykeion } from "../../contenders/kerykeion.ts";
import { chartBirths } from "../../contenders/sky/chart-births.ts";
import { ourSky } from "../../contenders/sky/our-sky.ts";
import type { Work } from "../../work.ts";

const perRound = 16;
/** The births of the bench span more years than two who meet: each is paired with the one so many places on. */
const apart = 7;
const today = "2026-11-26";

/**
 * From two births in local time to every fact of both charts together: both charts, contacts with their weights and the
 * clock error each withstands, strands, visits, figures across, and the chart halfway. Kerykeion gives two charts, their
 * aspects, houses, elements and a score, and the chart of the moment halfway.
 */
export const work: Work = {
  name: "pair-facts",
  unit: "ms",
  ours: {
    name: "ours",
    async open() {
      const sources = { sky: ourSky(), timeZones: timeZonesFrom(zoneHistory) };
      const births = chartBirths().map((birth) => ({ birth, placeKnown: true }));
      let next = 0;
      return {
        perRound,
        round() {
          for (let n = 0; n < perRound; n += 1) {
            const [first, second] = [births[next], births[(next + apart) % births.length]];
            next = (next + 1) % births.length;
            if (first === undefined || second === undefined) throw new Error("a pair has two births");
            const found = pairFacts({ first, second, relation: "unsaid", today }, sources);
            if (!found.ok) throw new Error(found.problem.message);
          }
        },
      };
    },
  },
  peers: [
    {
      name: "kerykeion",
      async open() {
        const births = chartBirths();
        const pairs = births.map((first, i) => ({ first, second: births[(i + apart) % births.length] ?? first }));
        const process = await kerykeion(pairs);
        return { perRound, round: () => process.read(perRound), close: () => process.close() };
      },
    },
  ],
};
