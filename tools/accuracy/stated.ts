/** Numbers of the accuracy page that no run of the engine gives, each with its origin. Arc-seconds unless said otherwise. */

const arcsecondsPerDegree = 3600;
const secondsPerDay = 86_400;
const moved = (degreesPerDay: number) => (degreesPerDay * arcsecondsPerDegree) / secondsPerDay;

/** What one second of time is: mean motions of Moon and Sun, and the sky's own turn (Explanatory Supplement, 3rd ed.). */
export const second = {
  moon: moved(13.176396),
  sun: moved(0.985647),
  ascendant: moved(360.985647),
  /** UTC and UT1 between 1962 and 1971, seconds: the largest distance in the IERS series C04. */
  civil: 0.16,
  leapSecondsFrom: 1972,
} as const;

export const limits = {
  /** The golden numbers worked out once more by skyfield; the largest difference. */
  skyfield: 0.0001,
  /** Planet and common centre with its moons, at the nearest to the Earth: 227 km, 290 km and 2,130 km. */
  jupiter: 0.07,
  saturn: 0.05,
  pluto: 0.1,
  /** Shapiro's delay at the Sun's edge, 0.1 ms, in the motion of a body. */
  lightDelay: 0.0001,
  /** States of JPL Horizons that the integrated orbit of Chiron was held against. */
  chiron: { states: 5, first: 2000, last: 2040, met: 0.01, promised: 2 },
} as const;
