import type { Sky } from "@cosmic/sky/sky";
import type { Planet } from "../names.ts";
import { perPlanet } from "../zodiac/per-planet.ts";

/** Longitudes of the planets, degrees. */
export type Longitudes = Readonly<Record<Planet, number>>;

/** The planets at an instant, TT. */
export function planetLongitudes(sky: Sky, jdTt: number): Longitudes {
  return perPlanet((planet) => sky.position(planet, jdTt).longitudeDeg);
}
