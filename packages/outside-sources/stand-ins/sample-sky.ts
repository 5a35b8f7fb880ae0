import { sourceBodies } from "../attempt.ts";
import type { StandInSky } from "./stand-in-sky.ts";

const degreesApart = 30;

/** A sky of round numbers for tests that look at requests and answers alone: bodies 30° apart, whatever the moment. */
export const sampleSky: StandInSky = {
  instantOf: (date, time) => new Date(`${date}T${time}:00Z`),
  longitudeDeg: (body) => sourceBodies.indexOf(body) * degreesApart,
  ayanamsaDeg: () => 24,
  direction: (body) => ({
    rightAscensionDeg: sourceBodies.indexOf(body) * degreesApart + 1.25,
    declinationDeg: -12.5,
    distanceAu: 1.0158,
  }),
  nextPhases: (instant) => [{ elongationDeg: 180, instant: instant.toISOString() }],
};
