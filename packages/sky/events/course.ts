import { normalizeDegrees } from "../normalize-degrees.ts";
import { SkyRefusal } from "../refusal.ts";
import type { Body, Sky } from "../sky.ts";
import { type MotionBounds, moonFromSunBounds, motionBounds } from "./motion-bounds.ts";

/** Longitude and speed on a circle. */
export interface Heading {
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number;
}

/** A motion along the ecliptic, by Julian day (TT), and its guaranteed bounds. */
export interface Course {
  at(jdTt: number): Heading;
  readonly bounds: MotionBounds;
}

/** Julian days (TT) to search, from first to second. */
export interface SearchWindow {
  readonly fromJdTt: number;
  readonly toJdTt: number;
}

/** Apparent longitude of a body. */
export function courseOf(sky: Sky, body: Body): Course {
  return { at: (jdTt) => sky.position(body, jdTt), bounds: motionBounds[body] };
}

/** Elongation of the Moon ahead of the Sun: 0 at new moon, 180 at full moon. Always increasing. */
export function moonFromSun(sky: Sky): Course {
  return {
    at: (jdTt) => {
      const moon = sky.position("moon", jdTt);
      const sun = sky.position("sun", jdTt);
      return {
        longitudeDeg: normalizeDegrees(moon.longitudeDeg - sun.longitudeDeg),
        speedDegPerDay: moon.speedDegPerDay - sun.speedDegPerDay,
      };
    },
    bounds: moonFromSunBounds,
  };
}

/** Throws a `SkyRefusal` unless every argument of a search is a finite number. */
export function refuseUnlessFinite(...values: readonly number[]): void {
  if (!values.every(Number.isFinite)) throw new SkyRefusal("not-a-number", "A search needs finite numbers.");
}
