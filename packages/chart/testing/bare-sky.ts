import type { Aspect, FactsWithoutCycles } from "../facts.ts";
import { type AspectType, type HouseNumber, type Planet, planets, type Sign } from "../names.ts";
import { required } from "../required.ts";
import type { BodyWeights } from "../spine/body-weights.ts";
import type { Candidate } from "../spine/candidates/candidate.ts";
import type { StructureType } from "../spine/spine.ts";
import { type CertainSky, certainSky } from "../spine/spine-input.ts";
import { scoreStart } from "../strength/strength.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import { factsFrom } from "./facts-at.ts";

/** What a test of the spine asks about, made by changing the chart of any birth with a time. */
export function bareSkies(sources: Parameters<typeof factsFrom>[0]) {
  const facts = factsFrom(sources)(946_728_000, { latitude: 0, longitude: 0 });
  const angles = required(facts.angles, "the angles of a chart with a time");

  /** A sky in which no body has more to it than its nature: no aspect, no score, no ruler; every planet at 0° Aries and the Ascendant, unless given, a sign and a half away. */
  function bareSky(change: Partial<CertainSky> = {}, ascendantDeg = 45): CertainSky {
    const bare = perPlanet((planet) => ({ ...facts.planets[planet], longitude: 0, score: scoreStart, scoreLines: [] }));
    return {
      ...certainSky({ facts, dayEnds: null }),
      facts: {
        ...facts,
        planets: bare,
        angles: { ...angles, ascendant: { ...angles.ascendant, longitude: ascendantDeg } },
      },
      ...{ aspects: [], closeAspects: [], chartRuler: null, isSectFragile: false, isHouseFragile: () => false },
      ...change,
    };
  }

  /** A sky whose facts differ from the bare one. */
  function skyWith(changed: Partial<FactsWithoutCycles>, change: Partial<CertainSky> = {}): CertainSky {
    const sky = bareSky(change);
    return { ...sky, facts: { ...sky.facts, ...changed } };
  }

  const placed = (where: Readonly<Partial<Record<Planet, { longitude?: number; house?: HouseNumber; sign?: Sign }>>>) =>
    perPlanet((planet) => ({ ...bareSky().facts.planets[planet], ...where[planet] }));

  return { bareSky, skyWith, placed };
}

export const aspect = (a: Planet, type: AspectType, b: Planet, orb: number): Aspect => ({
  ...{ a, b, type, orb, applying: false },
  ...{ exact: orb < 1, tight: orb < 3 },
});

/** Bodies that all weigh one, so that sums can be read off. */
export const even: BodyWeights = { of: () => 1, bodies: [...planets, "ascendant"], total: 11 };

export const all = (holds: boolean) => perPlanet(() => holds);
export const allBut = (...changing: readonly Planet[]) => perPlanet((planet) => !changing.includes(planet));
export const only = (found: readonly Candidate[], type: StructureType) => found.filter((one) => one.type === type);
