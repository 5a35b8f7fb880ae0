import type { Position } from "@cosmic/sky/sky";
import type { Planet, PlanetFacts } from "./facts.ts";
import { houseClassOf, houseOf } from "./horizon/houses.ts";
import { dignityOf } from "./zodiac/dignity.ts";
import { zodiacPoint } from "./zodiac/longitude.ts";
import { motionOf } from "./zodiac/motion.ts";
import { perPlanet } from "./zodiac/per-planet.ts";
import { inSectOf, lightOf, scoreOf } from "./zodiac/strength.ts";

/** What a birth time adds; null without one. */
export interface Timed {
  readonly cusps: readonly number[] | null;
  readonly sect: "day" | "night" | null;
}

/** All that is told of each planet, from where it stands and moves. */
export function planetFacts(
  positions: Readonly<Record<Planet, Position>>,
  { cusps, sect }: Timed,
): Record<Planet, PlanetFacts> {
  const sunDeg = positions.sun.longitudeDeg;
  const mercuryDeg = positions.mercury.longitudeDeg;
  return perPlanet((planet) => {
    const { longitudeDeg, latitudeDeg, speedDegPerDay } = positions[planet];
    const point = zodiacPoint(longitudeDeg);
    const house = cusps === null ? null : houseOf(longitudeDeg, cusps);
    const houseClass = house === null ? null : houseClassOf(house);
    const dignity = dignityOf(planet, point.sign);
    const light = lightOf(planet, longitudeDeg, sunDeg);
    const inSect = inSectOf(planet, sect, { mercuryDeg, sunDeg });
    const { retrograde, stationary } = motionOf(planet, speedDegPerDay);
    return {
      ...point,
      latitude: latitudeDeg,
      speed: speedDegPerDay,
      house,
      houseClass,
      retrograde,
      stationary,
      dignity,
      ...light,
      inSect,
      ...scoreOf({ planet, speed: speedDegPerDay, dignity, inSect, houseClass, light }),
    };
  });
}
