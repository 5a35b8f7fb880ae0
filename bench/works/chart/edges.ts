import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { birthSky } from "@cosmic/chart/birth-sky";
import { errorEnds } from "@cosmic/chart/edges/counterfactual";
import { findEdges } from "@cosmic/chart/edges/find-edges";
import { factsWithoutCycles } from "@cosmic/chart/natal-chart";
import { required } from "@cosmic/chart/required";
import { natalSpine } from "@cosmic/chart/spine/natal-spine";
import { chartBirths } from "../../contenders/sky/chart-births.ts";
import { ourSky } from "../../contenders/sky/our-sky.ts";
import type { Work } from "../../work.ts";

const perRound = 16;

/**
 * From the facts and spine of a birth to every boundary within the error assumed of its time, and the facts at both ends
 * of that error. The times are spread over all minutes, so one in thirty is read as ±15 minutes and a sixth as ±5.
 */
export const work: Work = {
  name: "edges",
  unit: "ms",
  ours: {
    name: "ours",
    async open() {
      const sources = { sky: ourSky(), timeZones: timeZonesFrom(zoneHistory) };
      const inputs = chartBirths().flatMap((birth) => {
        const found = birthSky(birth, sources);
        if (!found.ok) return [];
        const facts = factsWithoutCycles(found.at);
        return [{ at: found.at, facts, spine: natalSpine(found.at, facts) }];
      });
      let next = 0;
      return {
        perRound,
        round() {
          for (let n = 0; n < perRound; n += 1) {
            const input = inputs[next];
            next = (next + 1) % inputs.length;
            if (input === undefined) throw new Error("the bench has births");
            findEdges({ ...input, ends: required(errorEnds(input.at), "the ends of a birth with a time") });
          }
        },
      };
    },
  },
  peers: [],
};
