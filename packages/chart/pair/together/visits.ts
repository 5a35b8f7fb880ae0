import { houseClassOf, houseOf } from "../../horizon/houses.ts";
import { type HouseNumber, type Planet, planets } from "../../names.ts";
import { required } from "../../required.ts";
import { endWeight } from "../contacts/contact-rules.ts";
import type { EndLongitudes, PairPlaces } from "../contacts/contacts.ts";

/** House of one chart that each planet of the other falls in; a planet whose house is not certain is missing. */
export type Overlay = Readonly<Partial<Record<Planet, HouseNumber>>>;

/** The planets of one chart in the houses of another; null when that has none. */
export function overlayOf(visitor: PairPlaces, cusps: readonly number[] | null): Overlay | null {
  if (cusps === null) return null;
  const houses: Partial<Record<Planet, HouseNumber>> = {};
  for (const planet of planets) {
    const house = houseAt(visitor.at, planet, cusps);
    if (house === null) continue;
    if ((visitor.dayEnds ?? []).every((end) => houseAt(end, planet, cusps) === house)) houses[planet] = house;
  }
  return houses;
}

/** A planet in a house of the other person. */
export interface Visit {
  readonly planet: Planet;
  readonly house: HouseNumber;
  readonly weight: number;
}

const angularBonus = 4;
const companyBonus = 2;
const companyFrom = 3;
const mostVisits = 5;

/** The visits in print, heaviest first, at most five: by the body, an angular house, and company in the house. */
export function chooseVisits(overlay: Overlay): readonly Visit[] {
  const placed = planets.flatMap((planet) => {
    const house = overlay[planet];
    return house === undefined ? [] : [{ planet, house }];
  });
  return placed
    .map(({ planet, house }): Visit => {
      const company = placed.filter((one) => one.house === house).length >= companyFrom;
      const angular = houseClassOf(house) === "angular";
      const weight = endWeight(planet) + (angular ? angularBonus : 0) + (company ? companyBonus : 0);
      return { planet, house, weight };
    })
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostVisits);
}

function houseAt(at: EndLongitudes, planet: Planet, cusps: readonly number[]): HouseNumber | null {
  const longitude = at[planet];
  return longitude === undefined ? null : houseOf(required(longitude, planet), cusps);
}
