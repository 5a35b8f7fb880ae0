import type { Angles } from "@cosmic/sky/angles";
import type { HouseSystems } from "../findings.ts";
import { type Houses, planetHouses, porphyryCusps } from "../horizon/houses.ts";
import { type HouseNumber, houseNumbers, type Planet } from "../names.ts";
import { required } from "../required.ts";
import { perPlanet } from "../zodiac/per-planet.ts";

/** Input for comparing house systems; the chart's own houses show whether Placidus exists. */
export interface HousesToCompare {
  readonly positions: Readonly<Record<Planet, { readonly longitudeDeg: number }>>;
  readonly own: Readonly<Record<Planet, HouseNumber>>;
  readonly houses: Houses;
  readonly angles: Angles;
}

/** The house of each planet in Placidus (null where it does not exist), in whole signs and in Porphyry. */
export function houseSystemsOf({ positions, own, houses, angles }: HousesToCompare): HouseSystems {
  const risingSignIndex = Math.floor(angles.ascendantDeg / 30);
  const wholeSign = perPlanet((planet) => {
    const index = (Math.floor(positions[planet].longitudeDeg / 30) - risingSignIndex + 12) % 12;
    return required(houseNumbers[index], `the whole-sign house of ${planet}`);
  });
  if (houses.system === "porphyry") return { placidus: null, wholeSign, porphyry: own };
  return { placidus: own, wholeSign, porphyry: planetHouses(positions, porphyryCusps(angles)) };
}
