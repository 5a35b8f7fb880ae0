import type { Position } from "@cosmic/sky/sky";
import type { PlanetFacts } from "../facts.ts";
import { houseClassOf } from "../horizon/houses.ts";
import type { HouseNumber, Planet } from "../names.ts";
import { dignityOf } from "../strength/dignity.ts";
import { motionOf } from "../strength/motion.ts";
import { inSectOf, lightOf, scoreOf } from "../strength/strength.ts";
import { declination, isOutOfBounds } from "../zodiac/declination.ts";
import { zodiacPoint } from "../zodiac/longitude.ts";
import { perPlanet } from "../zodiac/per-planet.ts";

/** Other inputs to a planet's facts. */
export interface Surroundings {
  readonly obliquityDeg: number;
  /** Null without a birth time, like the sect. */
  readonly houses: Readonly<Record<Planet, HouseNumber>> | null;
  readonly sect: "day" | "night" | null;
}

/** All facts of each planet, from its position and motion. */
export function planetFacts(
  positions: Readonly<Record<Planet, Position>>,
  { obliquityDeg, houses, sect }: Surroundings,
): Record<Planet, PlanetFacts> {
  const sunDeg = positions.sun.longitudeDeg;
  const mercuryDeg = positions.mercury.longitudeDeg;
  return perPlanet((planet) => {
    const { longitudeDeg, latitudeDeg, speedDegPerDay } = positions[planet];
    const { longitude, sign, degree, minute } = zodiacPoint(longitudeDeg);
    const fromEquator = declination(positions[planet], obliquityDeg);
    const house = houses === null ? null : houses[planet];
    const houseClass = house === null ? null : houseClassOf(house);
    const dignity = dignityOf(planet, sign);
    const light = lightOf(planet, longitudeDeg, sunDeg);
    const inSect = inSectOf(planet, sect, { mercuryDeg, sunDeg });
    const motion = motionOf(planet, speedDegPerDay);
    const { score, scoreLines } = scoreOf({ motion, dignity, inSect, houseClass, light });
    return {
      longitude,
      sign,
      degree,
      minute,
      latitude: latitudeDeg,
      speed: speedDegPerDay,
      declination: fromEquator,
      outOfBounds: isOutOfBounds(fromEquator, obliquityDeg),
      house,
      houseClass,
      retrograde: motion.retrograde,
      stationary: motion.stationary,
      fast: motion.fast,
      slow: motion.slow,
      dignity,
      combust: light.combust,
      underBeams: light.underBeams,
      cazimi: light.cazimi,
      inSect,
      score,
      scoreLines,
    };
  });
}
