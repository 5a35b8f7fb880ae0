import type { Dispositors } from "../findings.ts";
import { type Planet, planets, type Sign } from "../names.ts";
import { perPlanet } from "../zodiac/per-planet.ts";

/** Who disposes of whom by one set of rulers, where each chain leads, and whether they all end with one planet. */
export function dispositorsBy(
  rulers: Readonly<Record<Sign, Planet>>,
  signOf: Readonly<Record<Planet, Sign>>,
): Dispositors {
  const of = perPlanet((planet) => rulers[signOf[planet]]);
  const chains = perPlanet((planet) => chainFrom(planet, of));
  const rings: (readonly Planet[])[] = [];
  const ends: Planet[] = [];
  for (const planet of planets) {
    const chain = chains[planet];
    if (chain.length === 0) ends.push(planet);
    // The chain of a planet in a ring comes back to it; each ring is told from the first of its members.
    else if (chain.at(-1) === planet) {
      const ring = planets.filter((one) => chain.includes(one));
      if (ring[0] === planet) rings.push(ring);
    }
  }
  const [end] = ends;
  return { of, chains, rings, final: ends.length === 1 && rings.length === 0 ? (end ?? null) : null };
}

/** From the dispositor of a planet on, until one rules its own sign or was passed before; empty for one in its own sign. */
function chainFrom(start: Planet, of: Dispositors["of"]): readonly Planet[] {
  const chain: Planet[] = [];
  let at = start;
  for (let next = of[at]; next !== at && !chain.includes(next); next = of[at]) {
    chain.push(next);
    at = next;
  }
  return chain;
}
