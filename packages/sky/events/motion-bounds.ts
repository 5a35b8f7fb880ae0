import type { Body } from "../sky.ts";

/** Guarantees a search can rely on for a course along the ecliptic. Speeds are signed, degrees per day. */
export interface MotionBounds {
  /** Never faster than this. */
  readonly fastestDegPerDay: number;
  /** Never below this: the fastest retrograde motion, or the slowest direct one. */
  readonly slowestDegPerDay: number;
  /** Over any span of time the course moves by its length times a speed between these two, plus or minus `swingDeg`. */
  readonly drift: {
    readonly fastestDegPerDay: number;
    readonly slowestDegPerDay: number;
    readonly swingDeg: number;
  };
  /** Minimum time between two stations, days; infinite for a course that never stops. */
  readonly stationGapDays: number;
}

/** For a body that never turns: its speeds are its only drift bounds. */
function steady(slowestDegPerDay: number, fastestDegPerDay: number): MotionBounds {
  return {
    fastestDegPerDay,
    slowestDegPerDay,
    drift: { fastestDegPerDay, slowestDegPerDay, swingDeg: 0 },
    stationGapDays: Number.POSITIVE_INFINITY,
  };
}

type Range = readonly [slowest: number, fastest: number];

function wandering(speed: Range, drift: readonly [...Range, swingDeg: number], stationGapDays: number): MotionBounds {
  return {
    fastestDegPerDay: speed[1],
    slowestDegPerDay: speed[0],
    drift: { fastestDegPerDay: drift[1], slowestDegPerDay: drift[0], swingDeg: drift[2] },
    stationGapDays,
  };
}

/**
 * Bounds of the apparent motion over 1900–2120: the extremes of the ephemeris, sampled twice a day, and every quarter
 * hour next to and behind the Sun, where light bending matters, widened by 2 % (the gaps shortened by 10 %).
 * The true node has no minimum gap: its weekly wobbles occasionally only graze a standstill. Between two stations
 * closer than a tenth of a day it moves less than 0.01″, a fifth of the ephemeris's accuracy for it.
 */
export const motionBounds: Readonly<Record<Body, MotionBounds>> = {
  sun: steady(0.934, 1.04),
  moon: steady(11.5, 15.7),
  mercury: wandering([-1.415, 2.25], [0.96, 1.02, 50], 17.8),
  venus: wandering([-0.646, 1.288], [0.96, 1.02, 94], 36.8),
  mars: wandering([-0.41, 0.808], [0.43, 0.64, 75], 53.9),
  jupiter: wandering([-0.1395, 0.2475], [0.0755, 0.0915, 24], 105),
  saturn: wandering([-0.0845, 0.1365], [0.0295, 0.0375, 13], 120),
  uranus: wandering([-0.045, 0.068], [0.0105, 0.013, 6.4], 134),
  neptune: wandering([-0.029, 0.044], [0.0055, 0.0065, 3.9], 140),
  pluto: wandering([-0.029, 0.0415], [0.0025, 0.0072, 4.1], 140),
  trueNode: wandering([-0.265, 0.034], [-0.0531, -0.0528, 3.85], 0.1),
  meanNode: steady(-0.054, -0.0519),
  meanLilith: steady(0.1085, 0.1144),
  chiron: wandering([-0.0815, 0.149], [0.009, 0.046, 14.2], 115),
};

/** For the Moon's distance ahead of the Sun: the fastest Moon minus the slowest Sun, and the reverse. */
export const moonFromSunBounds: MotionBounds = steady(
  motionBounds.moon.slowestDegPerDay - motionBounds.sun.fastestDegPerDay,
  motionBounds.moon.fastestDegPerDay - motionBounds.sun.slowestDegPerDay,
);
