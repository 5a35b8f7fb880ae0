import { type Facts, type Planet, planets } from "@cosmic/chart/facts";
import { recordOf } from "@cosmic/chart/record-of";
import { turnOf } from "../geometry/polar.ts";
import { factsOf } from "./sample-facts.ts";

export type Random = () => number;

/** Numbers 0 ≤ x < 1, the same for a seed on every machine (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A mix of charts: planets spread out, or five to ten of them in one sign; houses as in temperate latitudes, or from
 * 3° to 57° wide; every fifth chart without a birth time. */
export function randomCharts(count: number, seed: number): readonly Facts[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const together = index % 3 === 0 ? 5 + (index % 6) : 0;
    const cusps = index % 5 === 4 ? null : cuspsOf(random, index % 4 === 0 ? 3 : 20);
    const longitudes = longitudesOf(random, together);
    const facts = factsOf({ longitudes, retrograde: planets.filter(() => random() < 0.3), cusps });
    const { sun, moon } = facts.planets;
    return { ...facts, points: { ...facts.points, chiron: sun, meanLilith: moon } };
  });
}

/** Puts the requested number of planets in one sign, the others anywhere. */
function longitudesOf(random: Random, together: number): Readonly<Record<Planet, number>> {
  const sign = Math.floor(random() * 12) * 30;
  const first = Math.floor(random() * planets.length);
  return recordOf(planets, (_, index) => {
    const inSign = (index + first) % planets.length < together;
    return inSign ? sign + random() * 29.9 : random() * 360;
  });
}

/** Twelve cusps with houses at least `leastDeg` wide: two quadrants of three equal houses, and their opposites. */
function cuspsOf(random: Random, leastDeg: number): readonly number[] {
  const ascendant = random() * 360;
  const house = leastDeg + random() * (60 - 2 * leastDeg);
  return Array.from({ length: 12 }, (_, index) => {
    const within = index % 6 < 3 ? (index % 3) * house : 3 * house + (index % 3) * (60 - house);
    return turnOf(ascendant + Math.floor(index / 6) * 180 + within);
  });
}
