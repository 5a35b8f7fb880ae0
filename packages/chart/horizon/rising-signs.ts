import { type Sign, signs } from "../facts.ts";
import { signAt, turn } from "../zodiac/longitude.ts";
import { ascendant } from "./angles.ts";

const degrees = Math.PI / 180;

/** A latitude and the tilt of its ecliptic. */
export interface Horizon {
  readonly latitudeDeg: number;
  readonly obliquityDeg: number;
}

/**
 * Every local sidereal time, degrees ascending, at which the rising sign can change: a sign's first degree stands on the
 * horizon, or, beyond the polar circles, the Midheaven does and the Ascendant leaps to the other side. Between two
 * neighbours the rising sign is one and the same, at any latitude.
 */
export function risingSignEdges({ latitudeDeg, obliquityDeg }: Horizon): readonly number[] {
  const latitudeTangent = Math.tan(latitudeDeg * degrees);
  const obliquity = obliquityDeg * degrees;
  const edges: number[] = [];
  for (let longitudeDeg = 0; longitudeDeg < 360; longitudeDeg += 30) {
    const longitude = longitudeDeg * degrees;
    const rightAscension = Math.atan2(Math.sin(longitude) * Math.cos(obliquity), Math.cos(longitude)) / degrees;
    const declination = Math.asin(Math.sin(longitude) * Math.sin(obliquity));
    const sine = latitudeTangent * Math.tan(declination);
    if (Math.abs(sine) > 1) continue;
    const semiArc = 90 + Math.asin(sine) / degrees;
    edges.push(turn(rightAscension - semiArc), turn(rightAscension + semiArc));
  }
  const onHorizon = -1 / (latitudeTangent * Math.tan(obliquity));
  if (Math.abs(onHorizon) <= 1) {
    const rightAscension = Math.asin(onHorizon) / degrees;
    edges.push(turn(rightAscension), turn(180 - rightAscension));
  }
  return edges.sort((a, b) => a - b);
}

/** Share of a sidereal day each sign rises; 0 for signs that never do, beyond the polar circles. Sums to 1. */
export function risingShares(horizon: Horizon): Readonly<Record<Sign, number>> {
  const edges = risingSignEdges(horizon);
  const shares = new Map<Sign, number>();
  for (const [i, from] of edges.entries()) {
    const to = edges[i + 1] ?? (edges[0] ?? 0) + 360;
    const sign = signAt(ascendant({ ...horizon, meridianDeg: (from + to) / 2 }));
    shares.set(sign, (shares.get(sign) ?? 0) + (to - from) / 360);
  }
  const entries = signs.map((sign) => [sign, shares.get(sign) ?? 0] as const);
  return Object.fromEntries(entries) as Record<Sign, number>; // every sign is listed in `signs`
}
