import { bodies } from "@cosmic/sky/sky";
import { secondsPerDay } from "@cosmic/sky/units";
import { caelus } from "../../contenders/sky/caelus.ts";
import { ourAngles } from "../../contenders/sky/our-angles.ts";
import { ourPositions, ourSky } from "../../contenders/sky/our-sky.ts";
import { eachRound } from "../../contenders/sky/sky-moments.ts";
import { swissBodies, swissEphemeris, swissFlags } from "../../contenders/sky/swiss-ephemeris.ts";
import type { Work } from "../../work.ts";

const perRound = 64;

/** The astronomy of one chart: all bodies as in `positions`, ARMC, Ascendant, Midheaven, Vertex and Placidus cusps. */
export const work: Work = {
  name: "chart-sky",
  unit: "µs",
  ours: {
    name: "ours",
    async open() {
      const sky = ourSky();
      return eachRound(perRound, (moment) => {
        ourPositions(sky, moment.jdTt);
        ourAngles(sky, moment);
      });
    },
  },
  peers: [
    {
      name: "sweph",
      async open() {
        const swiss = await swissEphemeris();
        const numbers = bodies.map((body) => swissBodies[body]);
        return eachRound(perRound, ({ jdTt, deltaTSeconds, latitudeDeg, longitudeDeg }) => {
          for (const number of numbers) swiss.calc(jdTt, number, swissFlags);
          swiss.houses(jdTt - deltaTSeconds / secondsPerDay, latitudeDeg, longitudeDeg, "P");
        });
      },
    },
    {
      name: "caelus",
      async open() {
        const engine = await caelus();
        // Its chart also computes aspects and dignities, a small part of its time.
        const options = { houseSystem: "placidus", bodies: ["mean_lilith"] };
        return eachRound(1, ({ jdUt1, latitudeDeg, longitudeDeg }) => {
          engine.chartAt(jdUt1, latitudeDeg, longitudeDeg, options);
        });
      },
    },
  ],
};
