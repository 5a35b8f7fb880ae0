import { type Angles, altitude, anglesOver, type LocalSky } from "@cosmic/sky/angles";
import type { Position } from "@cosmic/sky/sky";
import type { HouseNumber, Planet } from "../names.ts";
import { type Houses, housesOver, planetHouses } from "./houses.ts";

/** Local sky at a birth time: everything that needs a birth time. */
export interface TimedSky {
  readonly angles: Angles;
  readonly houses: Houses;
  /** House of each planet. */
  readonly houseOf: Readonly<Record<Planet, HouseNumber>>;
  readonly sect: "day" | "night";
}

/** Angles, houses and sect at a place. */
export function timedSky(localSky: LocalSky, positions: Readonly<Record<Planet, Position>>): TimedSky {
  const angles = anglesOver(localSky);
  const houses = housesOver(localSky, angles);
  return {
    angles,
    houses,
    houseOf: planetHouses(positions, houses.cusps),
    sect: sectOver(positions.sun, localSky),
  };
}

/** Day while the Sun's true altitude is above 0°. */
export function sectOver(sun: Pick<Position, "longitudeDeg" | "latitudeDeg">, localSky: LocalSky): "day" | "night" {
  return altitude(sun, localSky) > 0 ? "day" : "night";
}
