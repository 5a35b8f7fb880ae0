import { type Planet, planetOrder, planets, type Sign } from "../../names.ts";
import { traditionalRulers } from "../../zodiac/rulers.ts";

/** A planet of each, each in a sign that the other rules. */
export interface PairReception {
  readonly first: Planet;
  readonly second: Planet;
}

const classical = planets.slice(0, planetOrder.saturn + 1);

/**
 * Receptions between two charts, Sun to Saturn, by the traditional rulers, in the usual order. `signOf` gives the sign a
 * planet is certainly in, null when it may be in several. A planet of the same name in its own sign in both charts is
 * no reception.
 */
export function pairReceptions(
  first: (planet: Planet) => Sign | null,
  second: (planet: Planet) => Sign | null,
): readonly PairReception[] {
  return classical.flatMap((planet) => {
    const sign = first(planet);
    const host = sign === null ? null : traditionalRulers[sign];
    const hostSign = host === null ? null : second(host);
    if (host === null || host === planet || hostSign === null || traditionalRulers[hostSign] !== planet) return [];
    return [{ first: planet, second: host }];
  });
}
