import type { Sky } from "@cosmic/sky/sky";

/** How many positions are hashed. */
export const hashedPositions = 10_000;
/** Fractional part of the golden ratio: its multiples spread evenly over the span. */
const evenSteps = 0.6180339887498949;

/**
 * Longitude, latitude, distance and speed of 10,000 positions, cycling through the bodies over the whole span, as
 * little-endian float64: the same bytes in every JavaScript engine that keeps the promise of bit-identical results.
 * Plain arithmetic only, so that a browser can run it too.
 */
export function positionBits(sky: Sky): Uint8Array<ArrayBuffer> {
  const { firstJdTt, lastJdTt } = sky.span;
  const view = new DataView(new ArrayBuffer(hashedPositions * 4 * 8));
  for (let index = 0; index < hashedPositions; index += 1) {
    const body = sky.bodies[index % sky.bodies.length];
    if (body === undefined) throw new Error("the engine knows no body");
    const jdTt = firstJdTt + (lastJdTt - firstJdTt) * ((index * evenSteps) % 1);
    const { longitudeDeg, latitudeDeg, distanceAu, speedDegPerDay } = sky.position(body, jdTt);
    for (const [place, value] of [longitudeDeg, latitudeDeg, distanceAu, speedDegPerDay].entries()) {
      view.setFloat64((index * 4 + place) * 8, value, true);
    }
  }
  return new Uint8Array(view.buffer);
}
