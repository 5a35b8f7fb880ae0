import type { Angles } from "@cosmic/sky/angles";
import type { HouseSystems } from "../findings.ts";
import { type Planet, planets } from "../names.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import { type Houses, planetHouses, porphyryCusps } from "./houses.ts";

/** Input for comparing house systems; the chart's own houses show whether Placidus exists. */
export interface HousesToCompare {
  readonly positions: Readonly<Record<Planet, { readonly longitudeDeg: number }>>;
  readonly own: Readonly<Record<Planet, number>>;
  readonly houses: Houses;
  readonly angles: Angles;
}

/** A planet that another system puts in a different house. */
export interface MovedPlanet {
  readonly planet: Planet;
  /** Its house in the chart. */
  readonly house: number;
  /** Only when different. */
  readonly wholeSign?: number;
  readonly porphyry?: number;
}

/** The house of each planet in Placidus (null where it does not exist), in whole signs and in Porphyry. */
export function houseSystemsOf({ positions, own, houses, angles }: HousesToCompare): HouseSystems {
  const risingSignIndex = Math.floor(angles.ascendantDeg / 30);
  const wholeSign = perPlanet(
    (planet) => ((Math.floor(positions[planet].longitudeDeg / 30) - risingSignIndex + 12) % 12) + 1,
  );
  if (houses.system === "porphyry") return { placidus: null, wholeSign, porphyry: own };
  return { placidus: own, wholeSign, porphyry: planetHouses(positions, porphyryCusps(angles)) };
}

/** Only the planets that whole signs or Porphyry put in a different house than the chart, in the usual order. */
export function movedPlanets({ placidus, wholeSign, porphyry }: HouseSystems): readonly MovedPlanet[] {
  const own = placidus ?? porphyry;
  return planets
    .filter((planet) => wholeSign[planet] !== own[planet] || porphyry[planet] !== own[planet])
    .map((planet) => ({
      planet,
      house: own[planet],
      ...(wholeSign[planet] === own[planet] ? {} : { wholeSign: wholeSign[planet] }),
      ...(porphyry[planet] === own[planet] ? {} : { porphyry: porphyry[planet] }),
    }));
}
