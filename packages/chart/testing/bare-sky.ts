import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
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

const facts = factsFrom({ sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) })(946_728_000, {
  latitude: 0,
  longitude: 0,
});
const angles = required(facts.angles, "the angles of a chart with a time");

/** A sky in which no body has more to it than its nature: no aspect, no score, no ruler; every planet at 0° Aries and the Ascendant, unless given, a sign and a half away. */
export function bareSky(change: Partial<CertainSky> = {}, ascendantDeg = 45): CertainSky {
  const placed = perPlanet((planet) => ({ ...facts.planets[planet], longitude: 0, score: scoreStart, scoreLines: [] }));
  return {
    ...certainSky({ facts, dayEnds: null }),
    facts: {
      ...facts,
      planets: placed,
      angles: { ...angles, ascendant: { ...angles.ascendant, longitude: ascendantDeg } },
    },
    ...{ aspects: [], closeAspects: [], chartRuler: null, isSectFragile: false, isHouseFragile: () => false },
    ...change,
  };
}

export const aspect = (a: Planet, type: AspectType, b: Planet, orb: number): Aspect => ({
  ...{ a, b, type, orb, applying: false },
  ...{ exact: orb < 1, tight: orb < 3 },
});

/** Bodies that all weigh one, so that sums can be read off. */
export const even: BodyWeights = { of: () => 1, bodies: [...planets, "ascendant"], total: 11 };

/** A sky whose facts differ from the bare one. */
export function skyWith(facts: Partial<FactsWithoutCycles>, change: Partial<CertainSky> = {}): CertainSky {
  const sky = bareSky(change);
  return { ...sky, facts: { ...sky.facts, ...facts } };
}

export const placed = (
  where: Readonly<Partial<Record<Planet, { longitude?: number; house?: HouseNumber; sign?: Sign }>>>,
) => perPlanet((planet) => ({ ...bareSky().facts.planets[planet], ...where[planet] }));

export const all = (holds: boolean) => perPlanet(() => holds);
export const allBut = (...changing: readonly Planet[]) => perPlanet((planet) => !changing.includes(planet));
export const only = (found: readonly Candidate[], type: StructureType) => found.filter((one) => one.type === type);
