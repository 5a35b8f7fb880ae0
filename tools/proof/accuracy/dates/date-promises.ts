import type { Body } from "@cosmic/sky/sky";

/** What is promised of printed dates: arc between body and target at the instant, arc-seconds, and seconds of time. */
export const promisedDates = {
  arc: 0.005,
  /** Chiron and the true node. */
  derivedArc: 0.02,
  /** New and full moons, and returns of the Sun. */
  moonSeconds: 0.1,
  progressedSeconds: 10,
  /** Farthest and nearest that a golden target lies to a station, arc-seconds. */
  stationWithin: 60,
  nearestStation: 0.02,
  /** Half a second of Jupiter at its fastest, 870″ a day. */
  halfSecond: 0.005,
} as const;

/** Seconds within which a station is promised: there a planet hardly moves, and arc says little of time. */
export const stationSeconds: Readonly<Partial<Record<Body, number>>> = {
  mercury: 3,
  venus: 5,
  mars: 15,
  jupiter: 60,
  saturn: 120,
  uranus: 240,
  neptune: 360,
  pluto: 420,
};
