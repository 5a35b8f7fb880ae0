import type { Aspect, FactsWithoutCycles } from "../facts.ts";
import type { Longitudes } from "../moment/planet-longitudes.ts";
import type { AspectType, Planet } from "../names.ts";
import { planets } from "../names.ts";
import { ruleAspects } from "../zodiac/aspects.ts";
import { signAt } from "../zodiac/longitude.ts";
import { moonPhase } from "../zodiac/moon-phase.ts";
import { perPlanet } from "../zodiac/per-planet.ts";

/** What a spine is made from. */
export interface SpineInput {
  readonly facts: FactsWithoutCycles;
  /** Without a birth time the planets at 00:00 and 24:00 of the civil day; null with one. */
  readonly dayEnds: readonly [Longitudes, Longitudes] | null;
}

/** What of a chart may be relied on: without a birth time, what holds from 00:00 to 24:00. */
export interface CertainSky {
  readonly facts: FactsWithoutCycles;
  /** Rule aspects between planets, closest first. */
  readonly aspects: readonly Aspect[];
  /** Aspects by the calculation orbs, closest first. */
  readonly closeAspects: readonly Aspect[];
  /** The planet's sign is the same all day. */
  readonly holdsSign: Readonly<Record<Planet, boolean>>;
  /** An error of five minutes either way would change the planet's house. */
  readonly isHouseFragile: (planet: Planet) => boolean;
  readonly isSectFragile: boolean;
  /** The rising sign, and with it the chart ruler, survives an error of five minutes. */
  readonly chartRuler: Planet | null;
  /** The Moon's phase is the same all day. */
  readonly phaseHolds: boolean;
}

/** Keeps what is certain. Without a birth time an aspect of the Moon counts only if it is in orb at both ends of the
 * day. */
export function certainSky({ facts, dayEnds }: SpineInput): CertainSky {
  const fragile = facts.tolerance["5"] ?? [];
  const { chartRuler } = facts;
  const lasting =
    dayEnds?.map((longitudes) => new Map(aspectsAt(longitudes).map((one) => [keyOf(one), one.orb]))) ?? [];
  const certain = (aspect: Aspect): readonly Aspect[] => {
    if (aspect.a !== "moon" && aspect.b !== "moon") return [aspect];
    const orbs = lasting.map((orbOf) => orbOf.get(keyOf(aspect)) ?? Number.POSITIVE_INFINITY);
    const orb = Math.max(aspect.orb, ...orbs);
    return orb === Number.POSITIVE_INFINITY ? [] : [{ ...aspect, orb, exact: orb < 1, tight: orb < 3 }];
  };
  return {
    facts,
    aspects: facts.ruleAspects.flatMap(certain),
    closeAspects: facts.aspects.flatMap(certain),
    holdsSign: perPlanet((planet) => {
      const sign = facts.planets[planet].sign;
      return dayEnds === null || dayEnds.every((longitudes) => signAt(longitudes[planet]) === sign);
    }),
    isHouseFragile: (planet) => fragile.includes(`house-of-${planet}`),
    isSectFragile: fragile.includes("sect"),
    chartRuler: fragile.includes("rising-sign") ? null : chartRuler,
    phaseHolds:
      dayEnds === null || dayEnds.every(({ sun, moon }) => moonPhase(sun, moon).name === facts.moonPhase.name),
  };
}

const keyOf = ({ a, b, type }: { readonly a: string; readonly b: string; readonly type: AspectType }): string =>
  `${a} ${b} ${type}`;

function aspectsAt(longitudes: Longitudes): readonly Aspect[] {
  return ruleAspects(perPlanet((planet) => ({ longitude: longitudes[planet], speed: 0, houseClass: null })));
}

/** Whether all ten signs hold all day. */
export const allSignsHold = ({ holdsSign }: CertainSky): boolean => planets.every((planet) => holdsSign[planet]);
