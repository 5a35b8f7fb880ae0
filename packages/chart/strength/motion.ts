import type { Planet } from "../facts.ts";

/** Mean daily motion in longitude, degrees. */
const meanSpeeds: Readonly<Record<Planet, number>> = {
  sun: 0.9856,
  moon: 13.176,
  mercury: 0.986,
  venus: 0.986,
  mars: 0.524,
  jupiter: 0.0832,
  saturn: 0.0336,
  uranus: 0.0116,
  neptune: 0.006,
  pluto: 0.0043,
};

const stationaryShare = 0.1;
const fastShare = 1.2;
const slowShare = 0.8;

/** Motion of a planet compared with its own mean. */
export interface Motion {
  readonly retrograde: boolean;
  readonly stationary: boolean;
  /** Direct and over 1.2 times the mean; never the Sun or the Moon. */
  readonly fast: boolean;
  /** Under 0.8 times the mean in either direction; never the Sun or the Moon. */
  readonly slow: boolean;
}

/** Derives the motion from the speed in longitude, degrees per day. */
export function motionOf(planet: Planet, speedDegPerDay: number): Motion {
  const ofMean = speedDegPerDay / meanSpeeds[planet];
  const steady = planet === "sun" || planet === "moon";
  return {
    retrograde: speedDegPerDay < 0,
    stationary: Math.abs(ofMean) < stationaryShare,
    fast: !steady && ofMean > fastShare,
    slow: !steady && Math.abs(ofMean) < slowShare,
  };
}
