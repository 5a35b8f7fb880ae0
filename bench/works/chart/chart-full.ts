import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { natalChartWithoutCycles } from "@cosmic/chart/natal-chart";
import { bodies } from "@cosmic/sky/sky";
import { millisecondsPerDay, unixEpochJd } from "@cosmic/sky/units";
import { eachBirth } from "../../contenders/sky/chart-births.ts";
import { circularHoroscope } from "../../contenders/sky/circular-horoscope.ts";
import { ourSky } from "../../contenders/sky/our-sky.ts";
import { swissBodies, swissEphemeris, swissFlags } from "../../contenders/sky/swiss-ephemeris.ts";
import type { Work } from "../../work.ts";

const perRound = 64;
/** Placidus, Porphyry, whole signs. */
const houseSystems = ["P", "O", "W"] as const;

/**
 * From a birth in local time to every natal fact except the life cycles: placements, three house systems, aspects,
 * conditions, patterns, themes, the signs of the day, tolerance, rarity. Of these, Swiss Ephemeris computes only the
 * positions and houses; circular-natal-horoscope-js positions, one house system and aspects.
 */
export const work: Work = {
  name: "chart-full",
  unit: "µs",
  ours: {
    name: "ours",
    async open() {
      const sources = { sky: ourSky(), timeZones: timeZonesFrom(zoneHistory) };
      return eachBirth(perRound, (birth) => {
        const chart = natalChartWithoutCycles(birth, sources);
        if (!chart.ok) throw new Error(chart.problem.message);
      });
    },
  },
  peers: [
    {
      name: "circular-natal-horoscope-js",
      async open() {
        const chartOf = await circularHoroscope();
        return eachBirth(1, chartOf);
      },
    },
    {
      name: "sweph",
      async open() {
        const swiss = await swissEphemeris();
        const numbers = bodies.map((body) => swissBodies[body]);
        return eachBirth(perRound, ({ date, time, latitude, longitude }) => {
          const jdUt = unixEpochJd + Date.parse(`${date}T${time}Z`) / millisecondsPerDay;
          for (const number of numbers) swiss.calc(jdUt, number, swissFlags);
          for (const system of houseSystems) swiss.houses(jdUt, latitude, longitude, system);
        });
      },
    },
  ],
};
