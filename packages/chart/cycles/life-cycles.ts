import type { Sky } from "@cosmic/sky/sky";
import type { Cycle } from "../findings.ts";
import { lifeFrom } from "./life-span.ts";
import { progressions } from "./progressions.ts";
import { transitCycles, transits } from "./transits.ts";

/**
 * The cycles of a life from birth to age 90 or the end of the tables, one entry a kind in a fixed order, every exact pass
 * with its UTC date. What the engine does not know is left out.
 */
export function lifeCycles(sky: Sky, birthJdTt: number): readonly Cycle[] {
  const life = lifeFrom(sky, birthJdTt);
  const known = transitCycles.filter(({ body }) => sky.bodies.includes(body));
  return [...known.map((cycle) => transits(cycle, life)), ...progressions(life)];
}
