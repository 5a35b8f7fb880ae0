import type { Sky } from "@cosmic/sky/sky";
import type { Cycle } from "../findings.ts";
import { lifeFrom } from "./life-span.ts";
import { progressions } from "./progressions.ts";
import { transitCycles, transits } from "./transits.ts";

/**
 * Life cycles from birth to age 90 or the end of the ephemeris, one entry per kind in a fixed order, every exact pass
 * with its UTC date. Bodies the ephemeris lacks are left out.
 */
export function lifeCycles(sky: Sky, birthJdTt: number): readonly Cycle[] {
  const life = lifeFrom(sky, birthJdTt);
  const known = transitCycles.filter(({ body }) => sky.bodies.includes(body));
  return [...known.map((cycle) => transits(cycle, life)), ...progressions(life)];
}
