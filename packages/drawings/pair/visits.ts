import type { Facts } from "@cosmic/chart/facts";
import { type HouseNumber, type Planet, planets } from "@cosmic/chart/names";
import type { Form } from "../book/form.ts";
import { occupantMarks, placeOccupants } from "../book/houses/house-bodies.ts";
import { houseFace } from "../book/houses/house-face.ts";
import { houseGauge, houseRing, housesOf } from "../book/houses/house-frame.ts";
import type { Drawing } from "../drawing.ts";

/** One chart's planets in the houses of another; `PairFacts` has both charts and both overlays. */
export interface VisitFacts {
  readonly host: Pick<Facts, "houses">;
  readonly visitor: { readonly planets: Readonly<Record<Planet, { readonly longitude: number }>> };
  /** House of each visiting planet; a planet whose house is not certain is missing; null without houses. */
  readonly overlay: Readonly<Partial<Record<Planet, HouseNumber>>> | null;
}

/** Labels of the visits, in the reader's language. */
export interface VisitWords {
  /** Text alternative: whose planets, in whose houses. */
  readonly title: string;
  /** One keyword per house, first house first. */
  readonly houses: readonly string[];
  /** One visit as a sentence. */
  readonly visit: (planet: Planet, house: HouseNumber) => string;
}

/**
 * The house wheel of one person with the other's planets in it, their true places as open dots. Visited houses are
 * engraved, closer for more company. Null without the birth time that gives houses. Radius 1000 units.
 */
export function visits({ host, visitor, overlay }: VisitFacts, words: VisitWords, form: Form = "wide"): Drawing | null {
  if (host.houses === null || overlay === null) return null;
  const { cusps } = host.houses;
  const [ascendantDeg = 0] = cusps;
  const guests = planets.flatMap((planet) => {
    const house = overlay[planet];
    return house === undefined ? [] : [{ planet, house, longitudeDeg: visitor.planets[planet].longitude }];
  });
  const houses = housesOf(
    host.houses,
    guests.map(({ house }) => house),
    undefined,
  );
  const { body, hair, margin } = houseGauge(form);
  const placed = placeOccupants(guests, { cusps, angles: cusps.filter((_, index) => index % 3 === 0) }, body);
  const reach = houseRing.frame + margin;
  return {
    viewBox: [-reach, -reach, 2 * reach, 2 * reach],
    title: words.title,
    description: guests.map(({ planet, house }) => words.visit(planet, house)),
    hook: `visits ${form}`,
    marks: [
      ...houseFace({ houses, ascendantDeg, form, keywords: words.houses }),
      ...occupantMarks(placed, { ascendantDeg, hair, open: true }),
    ],
  };
}
