import { secondsPerDay } from "@cosmic/sky/units";

/**
 * Numbers on the accuracy page that no engine run produces, each with its source. Arc-seconds unless stated otherwise.
 */

const arcsecondsPerDegree = 3600;
const moved = (degreesPerDay: number) => (degreesPerDay * arcsecondsPerDegree) / secondsPerDay;

/**
 * The effect of one second of time: mean motions of Moon and Sun, and the rotation of the sky (Explanatory Supplement,
 * 3rd ed.).
 */
export const second = {
  moon: moved(13.176396),
  sun: moved(0.985647),
  ascendant: moved(360.985647),
  /** Largest difference between UTC and UT1 between 1962 and 1971, seconds, in the IERS series C04. */
  civil: 0.16,
  leapSecondsFrom: 1972,
} as const;

export const limits = {
  /** Largest difference when skyfield recomputes the golden values. */
  skyfield: 0.0001,
  /**
   * Offset of the planet from the barycenter with its moons, when closest to the Earth: 227 km, 290 km and 2,130 km.
   */
  jupiter: 0.07,
  saturn: 0.05,
  pluto: 0.1,
  /** Shapiro delay at the Sun's limb, 0.1 ms, times the motion of a body. */
  lightDelay: 0.0001,
  /** Check of Chiron's integrated orbit against JPL Horizons state vectors. */
  chiron: { states: 5, first: 2000, last: 2040, met: 0.01, promised: 2 },
} as const;
