import type { Sidereal, ZodiacPoint } from "../facts.ts";
import type { Planet } from "../names.ts";
import { zodiacPoint } from "../zodiac/longitude.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import { ayanamsaDeg } from "./lahiri.ts";

/** Apparent longitudes of a birth. */
export interface TropicalPlaces {
  readonly planets: Readonly<Record<Planet, ZodiacPoint>>;
  readonly meanNodeDeg: number;
  /** Null without a birth time. */
  readonly ascendantDeg: number | null;
}

/** Sidereal positions (Lahiri): apparent longitudes minus the ayanamsa with nutation. */
export function siderealFacts(jdTt: number, tropical: TropicalPlaces): Sidereal {
  const ayanamsa = ayanamsaDeg(jdTt, tropical.meanNodeDeg);
  return {
    ayanamsa,
    planets: perPlanet((planet) => zodiacPoint(tropical.planets[planet].longitude - ayanamsa)),
    ascendant: tropical.ascendantDeg === null ? null : zodiacPoint(tropical.ascendantDeg - ayanamsa),
  };
}
