import { type Facts, planets } from "@cosmic/chart/facts";
import type { Drawing } from "../drawing.ts";
import type { Form } from "./form.ts";
import { type Occupant, occupantMarks, placeOccupants } from "./houses/house-bodies.ts";
import { houseFace } from "./houses/house-face.ts";
import { houseGauge, houseRing, housesOf } from "./houses/house-frame.ts";

/** House labels in the reader's language. */
export interface HouseWheelWords {
  /** Text alternative: which houses are occupied, and by which planets. */
  readonly title: string;
  /** One keyword per house, first house first. */
  readonly houses: readonly string[];
}

export interface HouseWheelOptions {
  readonly form?: Form;
  /** Engraves only these houses and shows only their occupants: the Love chapter shows 5 and 7. */
  readonly only?: readonly number[];
}

/**
 * Houses and their occupants only, laid out like the wheel. Occupied houses are engraved, more densely the more planets
 * they hold; empty ones stay blank. Shows the sign on each cusp, and keywords on the rim (wide form only). Null without
 * a birth time, when there are no houses. Radius 1000 units.
 */
export function houseWheel(facts: Facts, words: HouseWheelWords, options: HouseWheelOptions = {}): Drawing | null {
  const { form = "wide", only } = options;
  if (!facts.houses) return null;
  const { cusps } = facts.houses;
  const ascendantDeg = cusps[0] ?? 0;
  const residents = planets.filter((planet) => !only || only.includes(facts.planets[planet].house ?? 0));
  const houses = housesOf(
    facts.houses,
    residents.map((planet) => facts.planets[planet].house ?? 0),
    only,
  );
  const { body, hair, margin } = houseGauge(form);
  const occupants = residents.map((planet): Occupant => ({ planet, longitudeDeg: facts.planets[planet].longitude }));
  const placed = placeOccupants(occupants, { cusps, angles: cusps.filter((_, index) => index % 3 === 0) }, body);
  const reach = houseRing.frame + margin;
  return {
    viewBox: [-reach, -reach, 2 * reach, 2 * reach],
    title: words.title,
    hook: `house-wheel ${form}`,
    marks: [
      ...houseFace({ houses, ascendantDeg, form, keywords: words.houses }),
      ...occupantMarks(placed, { ascendantDeg, hair }),
    ],
  };
}
