import type { SearchWindow } from "@cosmic/sky/events/course";
import { moonPhases } from "@cosmic/sky/events/moon-phases";
import type { Sky } from "@cosmic/sky/sky";
import { type Eclipse, eclipseAt } from "./eclipses/eclipses.ts";

/** A new or full moon: the instant at which the Moon's apparent longitude is the Sun's, or opposite it. */
export interface Lunation {
  readonly kind: "new" | "full";
  readonly jdTt: number;
  /** Of the Moon, 0 ≤ x < 360. */
  readonly longitudeDeg: number;
  readonly eclipse: Eclipse | null;
}

/** New and full moons in time order, each to a millisecond, with the eclipse of each. */
export function lunations(sky: Sky, window: SearchWindow): readonly Lunation[] {
  const found: Lunation[] = [];
  for (const { phase, jdTt } of moonPhases(sky, window)) {
    if (phase !== "new" && phase !== "full") continue;
    const { longitudeDeg } = sky.position("moon", jdTt);
    found.push({ kind: phase, jdTt, longitudeDeg, eclipse: eclipseAt(sky, phase, jdTt) });
  }
  return found;
}
