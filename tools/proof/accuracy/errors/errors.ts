import type { Body, Sky } from "@cosmic/sky/sky";
import type { GoldenPlace } from "../../golden-sky/golden-set.ts";

/** Error statistics of a list of answers, arc-seconds. */
export interface Spread {
  readonly count: number;
  readonly max: number;
  readonly p99: number;
  readonly median: number;
}

/** Errors of one body. Positions behind the Sun's disk, where light bending is a convention, are kept apart. */
export interface BodyErrors {
  readonly body: Body;
  readonly longitude: Spread;
  /** Null for points whose golden values are longitudes only. */
  readonly latitude: Spread | null;
  readonly behindSun: Spread | null;
}

const arcsecondsPerDegree = 3600;

/** Shortest distance between two longitudes, arc-seconds, never negative. */
export function arcsecondsBetween(oneDeg: number, otherDeg: number): number {
  return Math.abs(((((oneDeg - otherDeg + 540) % 360) + 360) % 360) - 180) * arcsecondsPerDegree;
}

/** Largest, 99th percentile (nearest rank) and median; null for an empty list. */
export function spreadOf(errors: readonly number[]): Spread | null {
  const sorted = [...errors].sort((one, other) => one - other);
  const rank = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  const [max, p99, median] = [rank(1), rank(0.99), rank(0.5)];
  if (max === undefined || p99 === undefined || median === undefined) return null;
  return { count: sorted.length, max, p99, median };
}

/** Errors of the engine at one golden place, arc-seconds. */
export interface PlaceError {
  readonly place: GoldenPlace;
  readonly longitude: number;
  readonly latitude: number | null;
}

/** The engine's answer for every golden place of a body it knows. */
export function placeErrors(sky: Sky, places: readonly GoldenPlace[]): readonly PlaceError[] {
  return places
    .filter(({ body }) => sky.bodies.includes(body))
    .map((place) => {
      const found = sky.position(place.body, place.jdTt);
      const latitude =
        place.latitudeDeg === null ? null : Math.abs(found.latitudeDeg - place.latitudeDeg) * arcsecondsPerDegree;
      return { place, longitude: arcsecondsBetween(found.longitudeDeg, place.longitudeDeg), latitude };
    });
}

/** Errors body by body, in the engine's order. */
export function bodyErrors(sky: Sky, errors: readonly PlaceError[]): readonly BodyErrors[] {
  return sky.bodies.flatMap((body) => {
    const its = errors.filter(({ place }) => place.body === body);
    const clear = its.filter(({ place }) => !place.behindSun);
    const longitude = spreadOf(clear.map((error) => error.longitude));
    if (longitude === null) return [];
    return [
      {
        body,
        longitude,
        latitude: spreadOf(clear.flatMap((error) => error.latitude ?? [])),
        behindSun: spreadOf(
          its.filter(({ place }) => place.behindSun).map((error) => Math.max(error.longitude, error.latitude ?? 0)),
        ),
      },
    ];
  });
}
