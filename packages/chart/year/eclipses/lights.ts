import type { Position, Sky } from "@cosmic/sky/sky";
import { atan2, cos, sin } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";

type Vector = readonly [x: number, y: number, z: number];

/** Sun and Moon seen from the Earth's center; at full moon the point opposite the Sun stands for the Sun. */
export interface Lights {
  readonly sunAu: number;
  readonly moonAu: number;
  /** Astronomical units, ecliptic of date. */
  readonly sun: Vector;
  readonly moon: Vector;
  readonly moonLatitudeRad: number;
  readonly separationRad: number;
}

/** Where both stand at an instant (TT). */
export function lightsAt(sky: Sky, jdTt: number, kind: "new" | "full"): Lights {
  const sunAt = sky.position("sun", jdTt);
  const moonAt = sky.position("moon", jdTt);
  const moon = vectorTo(moonAt, moonAt.distanceAu);
  const sun = vectorTo(sunAt, kind === "new" ? sunAt.distanceAu : -sunAt.distanceAu);
  return {
    sunAu: sunAt.distanceAu,
    moonAu: moonAt.distanceAu,
    sun,
    moon,
    moonLatitudeRad: moonAt.latitudeDeg * radiansPerDegree,
    separationRad: angleBetween(sun, moon),
  };
}

/** Half the time within which the least separation is looked for, days; halved thrice. */
const firstHalfDays = 0.08;
const rounds = 4;

/** The least separation near a new or full moon, to a second. */
export function closestApproach(
  sky: Sky,
  kind: "new" | "full",
  nearJdTt: number,
): { readonly jdTt: number; readonly lights: Lights } {
  let jdTt = nearJdTt;
  let half = firstHalfDays;
  for (let round = 0; round < rounds; round += 1) {
    // The square of the separation is all but a parabola in time.
    const before = square(lightsAt(sky, jdTt - half, kind).separationRad);
    const here = square(lightsAt(sky, jdTt, kind).separationRad);
    const after = square(lightsAt(sky, jdTt + half, kind).separationRad);
    jdTt += (half * (before - after)) / (2 * (before - 2 * here + after));
    half /= 2;
  }
  return { jdTt, lights: lightsAt(sky, jdTt, kind) };
}

function square(value: number): number {
  return value * value;
}

function vectorTo({ longitudeDeg, latitudeDeg }: Position, distanceAu: number): Vector {
  const longitude = longitudeDeg * radiansPerDegree;
  const latitude = latitudeDeg * radiansPerDegree;
  const flat = distanceAu * cos(latitude);
  return [flat * cos(longitude), flat * sin(longitude), distanceAu * sin(latitude)];
}

function angleBetween(a: Vector, b: Vector): number {
  const x = a[1] * b[2] - a[2] * b[1];
  const y = a[2] * b[0] - a[0] * b[2];
  const z = a[0] * b[1] - a[1] * b[0];
  return atan2(Math.sqrt(x * x + y * y + z * z), a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
}
