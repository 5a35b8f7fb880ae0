import type { Sky } from "../sky.ts";
import { moonFromSun, type SearchWindow } from "./course.ts";
import { crossings } from "./crossings.ts";

const quarters = ["new", "first-quarter", "full", "last-quarter"] as const;

/** The instant the Moon is 0°, 90°, 180° or 270° ahead of the Sun in apparent longitude. */
export interface MoonPhase {
  readonly jdTt: number;
  readonly phase: (typeof quarters)[number];
}

/** New moons, quarters and full moons in time order. For other elongations use `crossings` of `moonFromSun`. */
export function* moonPhases(sky: Sky, window: SearchWindow): Generator<MoonPhase, void> {
  for (const { jdTt, longitudeDeg } of crossings(moonFromSun(sky), { longitudeDeg: 0, everyDeg: 90 }, window)) {
    const phase = quarters[longitudeDeg / 90];
    if (phase === undefined) throw new Error(`no quarter at ${longitudeDeg}°`);
    yield { jdTt, phase };
  }
}
