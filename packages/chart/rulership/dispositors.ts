import type { Dispositors } from "../findings.ts";
import { type Planet, planetOrder, planets, type Sign } from "../names.ts";
import { inOrder, perPlanet } from "../zodiac/per-planet.ts";

/** Index of the ruler of each planet's sign, by planet index in the usual order. */
export type Rulers = readonly number[];

/** Rulers of the planets' signs, by one set of rulers. */
export function rulersOf(
  signOf: Readonly<Record<Planet, { readonly sign: Sign }>>,
  rulers: Readonly<Record<Sign, Planet>>,
): Rulers {
  const found: number[] = [];
  for (const { sign } of inOrder(signOf)) found.push(planetOrder[rulers[sign]]);
  return found;
}

/** Each planet's dispositor, where each chain leads, and whether all chains end at one planet. */
export function dispositorsBy(rulers: Rulers): Dispositors {
  const of = perPlanet((planet) => planets[rulers[planetOrder[planet]] ?? 0] ?? planet);
  const chains = perPlanet((planet) => chainFrom(planetOrder[planet], rulers));
  const rings: (readonly Planet[])[] = [];
  const ends: Planet[] = [];
  for (const planet of planets) {
    const chain = chains[planet];
    if (chain.length === 0) ends.push(planet);
    // The chain of a planet in a ring returns to it; each ring is listed once, from its first member.
    else if (chain[chain.length - 1] === planet) {
      const ring = planets.filter((one) => chain.includes(one));
      if (ring[0] === planet) rings.push(ring);
    }
  }
  const [end] = ends;
  return { of, chains, rings, final: ends.length === 1 && rings.length === 0 ? (end ?? null) : null };
}

/**
 * Chain from a planet's dispositor until one rules its own sign or was already passed; empty for a planet in its own
 * sign.
 */
function chainFrom(start: number, rulers: Rulers): readonly Planet[] {
  const chain: Planet[] = [];
  // One bit per planet passed.
  let passed = 0;
  let at = start;
  for (let to = rulers[at] ?? at; to !== at && (passed & (1 << to)) === 0; to = rulers[at] ?? at) {
    const planet = planets[to];
    if (planet !== undefined) chain.push(planet);
    passed |= 1 << to;
    at = to;
  }
  return chain;
}
