import type { Sky } from "@cosmic/sky/sky";
import { asin } from "@cosmic/sky/trigonometry";
import { closestApproach, type Lights, lightsAt } from "./lights.ts";

/** An eclipse of the Sun at a new moon, or of the Moon by the umbra at a full moon. */
export interface Eclipse {
  readonly of: "sun" | "moon";
  readonly type: "partial" | "annular" | "hybrid" | "total";
  /** The least geocentric separation of the Moon from the Sun, or from the point opposite the Sun; TT. */
  readonly greatestJdTt: number;
  readonly separationRad: number;
}

const kilometresPerAu = 149597870.7;
/** WGS 84. */
export const earthRadiusAu = 6378.137 / kilometresPerAu;
/** The Moon's radius in Earth radii: IAU 1982, of the mean limb, and the smaller one of NASA's canon for total and annular. */
export const moonPerEarth = 0.2725076;
const umbralMoonPerEarth = 0.272281;
/** Semidiameter of the Sun at one astronomical unit, 959.63″ (Auwers 1891), as a radius. */
export const sunRadiusAu = (959.63 / 3600) * (Math.PI / 180);
/** The Earth's shadow is this much larger than its solid body (Danjon's rule, as in NASA's canon). */
const umbraGrowth = 1.01;
/** Further from the ecliptic than this at new or full moon, the Moon meets no shadow, radians. */
const furthestLatitudeRad = (1.7 * Math.PI) / 180;
/** Polar radius of the Earth as seen by a grazing shadow axis, Meeus, Astronomical Algorithms, ch. 54. */
const centralGamma = 0.9972;

/** The eclipse at a new or full moon (TT), or null; a penumbral eclipse of the Moon is none. */
export function eclipseAt(sky: Sky, kind: "new" | "full", jdTt: number): Eclipse | null {
  if (Math.abs(lightsAt(sky, jdTt, kind).moonLatitudeRad) > furthestLatitudeRad) return null;
  const { jdTt: greatestJdTt, lights } = closestApproach(sky, kind, jdTt);
  const type = kind === "new" ? solarType(lights) : lunarType(lights);
  if (type === null) return null;
  return { of: kind === "new" ? "sun" : "moon", type, greatestJdTt, separationRad: lights.separationRad };
}

/** Radius of the Earth's umbra at the Moon, and of the Moon, radians as seen from the Earth's center. */
export function umbra({ sunAu, moonAu }: Pick<Lights, "sunAu" | "moonAu">): {
  readonly umbraRad: number;
  readonly moonRad: number;
} {
  const sunParallax = asin(earthRadiusAu / sunAu);
  const moonParallax = asin(earthRadiusAu / moonAu);
  return {
    umbraRad: umbraGrowth * moonParallax - asin(sunRadiusAu / sunAu) + sunParallax,
    moonRad: asin((umbralMoonPerEarth * earthRadiusAu) / moonAu),
  };
}

function lunarType(lights: Lights): Eclipse["type"] | null {
  const { umbraRad, moonRad } = umbra(lights);
  if (lights.separationRad >= umbraRad + moonRad) return null;
  return lights.separationRad < umbraRad - moonRad ? "total" : "partial";
}

/**
 * Visible somewhere when the Moon's disk can cover a part of the Sun's from some point of the Earth. Total, annular or
 * hybrid by the radius of the Moon's shadow where its axis passes the Earth's center (Meeus's u, in Earth radii) and at
 * the ground nearest the Moon.
 */
function solarType({ separationRad, sunAu, moonAu, sun, moon }: Lights): Eclipse["type"] | null {
  const sunRad = asin(sunRadiusAu / sunAu);
  const moonRad = asin((moonPerEarth * earthRadiusAu) / moonAu);
  const parallaxRad = asin(earthRadiusAu / moonAu) - asin(earthRadiusAu / sunAu);
  if (separationRad >= sunRad + moonRad + parallaxRad) return null;
  const away = [sun[0] - moon[0], sun[1] - moon[1], sun[2] - moon[2]] as const;
  const apartAu = Math.sqrt(away[0] * away[0] + away[1] * away[1] + away[2] * away[2]);
  // From the plane through the Earth's center to the Moon, along the axis of the shadow.
  const alongAu = (moon[0] * away[0] + moon[1] * away[1] + moon[2] * away[2]) / apartAu;
  const gamma = Math.sqrt(Math.max(0, moonAu * moonAu - alongAu * alongAu)) / earthRadiusAu;
  const sine = (sunRadiusAu - umbralMoonPerEarth * earthRadiusAu) / apartAu;
  const cosine = Math.sqrt(1 - sine * sine);
  const atCenter = ((alongAu / earthRadiusAu) * sine - umbralMoonPerEarth) / cosine;
  if (gamma >= centralGamma + Math.abs(atCenter)) return "partial";
  if (atCenter < 0) return "total";
  const height = Math.sqrt(Math.max(0, 1 - gamma * gamma));
  return atCenter - (sine / cosine) * height < 0 ? "hybrid" : "annular";
}
