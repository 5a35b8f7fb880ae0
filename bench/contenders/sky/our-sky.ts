import type { Sky } from "@cosmic/sky/sky";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
/** The product's engine, as the server opens it. */
export function ourSky(): Sky {
  return skyFromDisk();
}

/** Every body of the engine at one moment. */
export function ourPositions(sky: Sky, jdTt: number): void {
  for (const body of sky.bodies) sky.position(body, jdTt);
}
