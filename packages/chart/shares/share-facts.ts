import type { Facts, PlanetFacts } from "../facts.ts";
import type { Planet, Sign } from "../names.ts";
import { inOrder } from "../zodiac/per-planet.ts";
import { elementShares, modalityShares, polarityShares } from "../zodiac/shares.ts";
import { emphasisOf } from "./emphasis.ts";
import { hemispheresOf, quadrantsOf } from "./hemispheres.ts";

type ShareFacts = Pick<Facts, "elements" | "modalities" | "polarities" | "emphasis" | "hemispheres" | "quadrants">;

/** Distribution of the planets over signs and houses. */
export function shareFacts(placed: Readonly<Record<Planet, PlanetFacts>>): ShareFacts {
  const signs: Sign[] = [];
  const houses: number[] = [];
  for (const { sign, house } of inOrder(placed)) {
    signs.push(sign);
    if (house !== null) houses.push(house);
  }
  const elements = elementShares(signs);
  const modalities = modalityShares(signs);
  const quadrants = houses.length === 0 ? null : quadrantsOf(houses);
  return {
    elements,
    modalities,
    polarities: polarityShares(elements),
    emphasis: emphasisOf(elements, modalities),
    hemispheres: quadrants === null ? null : hemispheresOf(quadrants),
    quadrants,
  };
}
