import { radiansPerDegree } from "@cosmic/sky/units";

/** Mean radius of the Earth, IUGG. */
const earthRadiusKm = 6371.0088;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Great-circle distance on the mean sphere (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const latitude = Math.sin(((b.latitude - a.latitude) * radiansPerDegree) / 2) ** 2;
  const longitude = Math.sin(((b.longitude - a.longitude) * radiansPerDegree) / 2) ** 2;
  const chord =
    latitude + Math.cos(a.latitude * radiansPerDegree) * Math.cos(b.latitude * radiansPerDegree) * longitude;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)));
}
