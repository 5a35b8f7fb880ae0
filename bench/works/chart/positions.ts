import { bodies } from "@cosmic/sky/sky";
import { astronomyEngine, placesWithSpeeds } from "../../contenders/sky/astronomy-engine.ts";
import { caelus, caelusBodies } from "../../contenders/sky/caelus.ts";
import { ourPositions, ourSky } from "../../contenders/sky/our-sky.ts";
import { eachRound } from "../../contenders/sky/sky-moments.ts";
import { swissBodies, swissEphemeris, swissFlags } from "../../contenders/sky/swiss-ephemeris.ts";
import type { Work } from "../../work.ts";

const perRound = 64;

/** All bodies at one moment: longitude, latitude, distance and speed of ten planets, Chiron, both nodes and Lilith. */
export const work: Work = {
  name: "positions",
  unit: "µs",
  ours: {
    name: "ours",
    async open() {
      const sky = ourSky();
      return eachRound(perRound, ({ jdTt }) => ourPositions(sky, jdTt));
    },
  },
  peers: [
    {
      name: "sweph",
      async open() {
        const swiss = await swissEphemeris();
        const numbers = bodies.map((body) => swissBodies[body]);
        return eachRound(perRound, ({ jdTt }) => {
          for (const number of numbers) swiss.calc(jdTt, number, swissFlags);
        });
      },
    },
    {
      name: "caelus",
      async open() {
        const engine = await caelus();
        const names = bodies.map((body) => caelusBodies[body]);
        return eachRound(1, ({ jdUt1 }) => {
          for (const name of names) engine.position(name, jdUt1);
        });
      },
    },
    {
      name: "astronomy-engine",
      async open() {
        const places = await astronomyEngine();
        return eachRound(1, ({ jdTt }) => placesWithSpeeds(places, jdTt));
      },
    },
  ],
};
