import type { Pattern } from "../findings.ts";
import { houseNumbers, type Planet, type Sign, signOrder, signs } from "../names.ts";
import { inOrder } from "../zodiac/per-planet.ts";
import { named, type PlanetSet } from "./links.ts";

/** Three or more planets in one sign, in zodiac order, then in one house, when houses are known. */
export function stelliums(
  placed: Readonly<Record<Planet, { readonly sign: Sign; readonly house: number | null }>>,
): Pattern[] {
  const inSign = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const inHouse = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  let planet = 0;
  for (const { sign, house } of inOrder(placed)) {
    add(inSign, signOrder[sign], planet);
    if (house !== null) add(inHouse, house - 1, planet);
    planet += 1;
  }
  const found: Pattern[] = [];
  for (let i = 0; i < inSign.length; i += 1) {
    const members = crowd(inSign[i]);
    const sign = signs[i];
    if (members !== null && sign !== undefined) found.push({ type: "stellium", planets: members, sign });
  }
  for (let i = 0; i < inHouse.length; i += 1) {
    const members = crowd(inHouse[i]);
    const house = houseNumbers[i];
    if (members !== null && house !== undefined) found.push({ type: "stellium", planets: members, house });
  }
  return found;
}

function add(sets: PlanetSet[], place: number, planet: number): void {
  sets[place] = (sets[place] ?? 0) | (1 << planet);
}

/** Planets of a sign or house if there are three or more, otherwise null. */
function crowd(set: PlanetSet = 0): readonly Planet[] | null {
  return withoutLowest(withoutLowest(set)) === 0 ? null : named(set);
}

function withoutLowest(set: PlanetSet): PlanetSet {
  return set & (set - 1);
}
