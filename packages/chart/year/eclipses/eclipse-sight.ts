import { unixSecondsAt } from "@cosmic/sky/earth/time-scales";
import { Observer } from "@cosmic/sky/events/horizon/observer";
import type { Sky } from "@cosmic/sky/sky";
import { acos, asin, cos, sin } from "@cosmic/sky/trigonometry";
import { radiansPerDegree } from "@cosmic/sky/units";
import { type Eclipse, earthRadiusAu, moonPerEarth, sunRadiusAu, umbra } from "./eclipses.ts";
import { lightsAt } from "./lights.ts";

/** A place on the Earth, degrees, north and east positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** How an eclipse looks from a place. */
export interface EclipseSight {
  /** Some of it happens while the Sun or Moon stands above the horizon there. */
  readonly seen: boolean;
  /**
   * True altitude of the Sun's or Moon's center, whole degrees, when the eclipse is deepest there; unseen, at the
   * greatest eclipse.
   */
  readonly altitude: number;
}

/** How deep an eclipse is at a place and an instant; no deeper than 0 means nothing is covered. */
interface Depth {
  readonly depthRad: number;
  readonly altitudeDeg: number;
}

/** No eclipse lasts longer than this before or after its greatest instant, anywhere. */
const halfLengthSeconds = 3.4 * 3600;
const coarseSeconds = 600;
const fineSeconds = 60;

/**
 * Whether an eclipse shows at a place, and how high. The Sun by the disks as they stand there; the Moon by the umbra,
 * the same for all who have it above the horizon. Refraction is left out; instants are searched to the minute.
 */
export function eclipseSight(sky: Sky, eclipse: Eclipse, { latitude, longitude }: Place): EclipseSight {
  const observer = new Observer({ latitudeDeg: latitude, longitudeDeg: longitude });
  const depthAt = (unixSeconds: number): Depth =>
    eclipse.of === "sun" ? solarDepth(sky, observer, unixSeconds) : lunarDepth(sky, observer, unixSeconds);
  const greatest = unixSecondsAt(eclipse.greatestJdTt);
  const coarse = deepestSeen(depthAt, greatest, { reach: halfLengthSeconds, step: coarseSeconds });
  const fine = coarse && deepestSeen(depthAt, coarse.unixSeconds, { reach: coarseSeconds, step: fineSeconds });
  const altitudeDeg = fine?.altitudeDeg ?? depthAt(greatest).altitudeDeg;
  return { seen: fine !== null, altitude: Math.round(altitudeDeg) };
}

/** The deepest instant at which something is covered above the horizon, by equal steps; null when there is none. */
function deepestSeen(
  depthAt: (unixSeconds: number) => Depth,
  around: number,
  { reach, step }: { readonly reach: number; readonly step: number },
): (Depth & { readonly unixSeconds: number }) | null {
  let deepest: (Depth & { readonly unixSeconds: number }) | null = null;
  for (let unixSeconds = around - reach; unixSeconds <= around + reach; unixSeconds += step) {
    const depth = depthAt(unixSeconds);
    if (depth.altitudeDeg <= 0 || depth.depthRad <= 0) continue;
    if (deepest === null || depth.depthRad > deepest.depthRad) deepest = { ...depth, unixSeconds };
  }
  return deepest;
}

function solarDepth(sky: Sky, observer: Observer, unixSeconds: number): Depth {
  const sun = observer.horizontal(sky, "sun", unixSeconds);
  if (sun.altitudeDeg <= 0) return { depthRad: 0, altitudeDeg: sun.altitudeDeg };
  const moon = observer.horizontal(sky, "moon", unixSeconds);
  const [high, low] = [sun.altitudeDeg * radiansPerDegree, moon.altitudeDeg * radiansPerDegree];
  const across = (sun.azimuthDeg - moon.azimuthDeg) * radiansPerDegree;
  const apartRad = acos(sin(high) * sin(low) + cos(high) * cos(low) * cos(across));
  const sunRad = asin(sunRadiusAu / observer.see(sky, "sun", unixSeconds).distanceAu);
  const moonRad = asin((moonPerEarth * earthRadiusAu) / observer.see(sky, "moon", unixSeconds).distanceAu);
  return { depthRad: sunRad + moonRad - apartRad, altitudeDeg: sun.altitudeDeg };
}

function lunarDepth(sky: Sky, observer: Observer, unixSeconds: number): Depth {
  const lights = lightsAt(sky, sky.timeScales(unixSeconds).jdTt, "full");
  const { umbraRad, moonRad } = umbra(lights);
  const depthRad = umbraRad + moonRad - lights.separationRad;
  return { depthRad, altitudeDeg: observer.horizontal(sky, "moon", unixSeconds).altitudeDeg };
}
