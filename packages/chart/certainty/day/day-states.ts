import type { Facts, PlanetFacts } from "../../facts.ts";
import type { Planet, Sign } from "../../names.ts";
import { shareFacts } from "../../shares/share-facts.ts";
import { dignityOf } from "../../strength/dignity.ts";
import { scoreOf } from "../../strength/strength.ts";
import { planetsInTwoSigns, possibleSigns, type SignFacts } from "./possible-signs.ts";

/** Facts under one choice of the signs that planets may have had. */
export type DayState = Pick<Facts, "planets" | "elements" | "modalities" | "emphasis">;

/**
 * A day without a birth time under each sign that a planet may have had, in the order of the day: what is not the same in
 * all of them holds for a part of the day only. One state, the chart itself, where every sign is certain.
 */
export function dayStates(facts: SignFacts & DayState): readonly [DayState, ...DayState[]] {
  let states: readonly [DayState, ...DayState[]] = [facts];
  for (const planet of planetsInTwoSigns(facts)) {
    const [first, ...later] = possibleSigns(planet, facts);
    const [head, ...rest] = states;
    states = [
      inSign(planet, first, head),
      ...rest.map((state) => inSign(planet, first, state)),
      ...later.flatMap((sign) => states.map((state) => inSign(planet, sign, state))),
    ];
  }
  return states;
}

function inSign(planet: Planet, sign: Sign, state: DayState): DayState {
  const placed = { ...state.planets, [planet]: signed(planet, sign, state.planets[planet]) };
  const { elements, modalities, emphasis } = shareFacts(placed);
  return { planets: placed, elements, modalities, emphasis };
}

/** The planet with another sign, and the dignity and the strength that it has there; its degree stays that of noon. */
function signed(planet: Planet, sign: Sign, noon: PlanetFacts): PlanetFacts {
  const dignity = dignityOf(planet, sign);
  return { ...noon, sign, dignity, ...scoreOf({ ...noon, dignity, motion: noon, light: noon }) };
}

/** Whether a planet has one dignity and one strength all day. */
export function isStrengthCertain(planet: Planet, facts: SignFacts): boolean {
  const [first, ...others] = possibleSigns(planet, facts).map((sign) => dignityOf(planet, sign));
  return others.every((dignity) => dignity === first);
}
