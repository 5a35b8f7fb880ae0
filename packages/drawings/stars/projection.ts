import { acos, cos, sin } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";
import { lengthOf, type Point } from "../geometry/polar.ts";
import type { Direction } from "./direction.ts";

/** A projected direction, radius 1. `height` is the sine of its altitude or, without a horizon, of its distance from
 * the disc's edge. */
interface Projected extends Point {
  readonly height: number;
}
export type Projection = (direction: Direction) => Projected;

/** The sky at a place and sidereal time, both in degrees. */
export interface ZenithSky {
  readonly latitudeDeg: number;
  readonly siderealTimeDeg: number;
}

/** Stereographic sky centered on the zenith: north up, east left, the horizon at radius 1. Points below the horizon
 * fall outside. */
export function zenithProjection(sky: ZenithSky): Projection {
  const [sinLat, cosLat] = [sin(sky.latitudeDeg * radiansPerDegree), cos(sky.latitudeDeg * radiansPerDegree)];
  const [sinTime, cosTime] = [sin(sky.siderealTimeDeg * radiansPerDegree), cos(sky.siderealTimeDeg * radiansPerDegree)];
  return ({ x, y, z }) => {
    const south = x * cosTime + y * sinTime;
    const height = sinLat * z + cosLat * south;
    const north = z * cosLat - south * sinLat;
    const east = y * cosTime - x * sinTime;
    // tan(z/2)/sin(z) = 1/(1 + cos z); clamped near the nadir, which has no projection.
    const scale = 1 / Math.max(1e-6, 1 + height);
    return { x: -east * scale, y: -north * scale, height };
  };
}

/** Equidistant disc centered on the visible pole; radius 1 is `edgeDeg` from it. Right ascension 0 points up. */
export function poleProjection(disc: { southern: boolean; edgeDeg: number }): Projection {
  const [sinEdge, cosEdge] = [sin(disc.edgeDeg * radiansPerDegree), cos(disc.edgeDeg * radiansPerDegree)];
  return ({ x, y, z }) => {
    const cosDistance = disc.southern ? -z : z;
    const sinDistance = lengthOf(x, y);
    const reach = acos(Math.max(-1, Math.min(1, cosDistance))) / radiansPerDegree / disc.edgeDeg;
    const across = sinDistance === 0 ? 0 : y / sinDistance;
    const up = sinDistance === 0 ? 1 : x / sinDistance;
    return {
      x: reach * (disc.southern ? -across : across),
      y: -reach * up,
      height: sinEdge * cosDistance - cosEdge * sinDistance,
    };
  };
}
