import type { Aspect, Facts } from "../facts.ts";
import { houseOf } from "../horizon/houses.ts";
import { type HouseNumber, type Planet, planets } from "../names.ts";
import { aspect, calculationAspectAt, insertByOrb } from "../zodiac/aspects.ts";
import { separation } from "../zodiac/longitude.ts";
import { perPlanet } from "../zodiac/per-planet.ts";

/** What reading two charts together needs; every `Facts` has it. */
export type PairedFacts = Pick<Facts, "planets" | "angles" | "houses" | "timeUnknown">;

/** An aspect from a body of the first chart, `a`, to one of the second, `b`. Never applying, since neither moves. */
export interface InterAspect extends Aspect {
  /** Rests on a Moon of unknown birth time, whose position may be eight degrees off. */
  readonly uncertain: boolean;
}

/** The facts of two charts together. There is no composite chart. */
export interface TwoCharts {
  /** Planets of both, closest first; six types, calculation orbs. */
  readonly aspects: readonly InterAspect[];
  /**
   * Planets of the first to Ascendant and Midheaven of the second, and the reverse; empty without the birth time
   * needed.
   */
  readonly firstToAngles: readonly InterAspect[];
  readonly secondToAngles: readonly InterAspect[];
  /**
   * House of the second chart that each planet of the first falls in, and the reverse; null without the birth time
   * needed.
   */
  readonly firstInSecond: Readonly<Record<Planet, HouseNumber>> | null;
  readonly secondInFirst: Readonly<Record<Planet, HouseNumber>> | null;
}

/** Aspects between two charts, and the planets of each in the houses of the other. */
export function twoCharts(first: PairedFacts, second: PairedFacts): TwoCharts {
  return {
    aspects: interAspects(first, second),
    firstToAngles: aspectsToAngles(first, second),
    secondToAngles: aspectsToAngles(second, first),
    firstInSecond: overlay(first, second),
    secondInFirst: overlay(second, first),
  };
}

/** `first.venus-trine-second.saturn`; `of` names the chart of body `a`. */
export function interAspectId({ a, type, b }: InterAspect, of: "first" | "second" = "first") {
  return `${of}.${a}-${type}-${of === "first" ? "second" : "first"}.${b}`;
}

function interAspects(first: PairedFacts, second: PairedFacts): readonly InterAspect[] {
  const found: InterAspect[] = [];
  for (const a of planets) {
    for (const b of planets) {
      const met = calculationAspectAt(separation(first.planets[a].longitude, second.planets[b].longitude));
      const uncertain = isUnsure(a, first) || isUnsure(b, second);
      if (met !== null) insertByOrb(found, { ...aspect(a, b, met), uncertain });
    }
  }
  return found;
}

function aspectsToAngles(of: PairedFacts, to: PairedFacts): readonly InterAspect[] {
  const { angles } = to;
  if (angles === null) return [];
  const found: InterAspect[] = [];
  for (const a of planets) {
    for (const b of ["ascendant", "midheaven"] as const) {
      const met = calculationAspectAt(separation(of.planets[a].longitude, angles[b].longitude));
      if (met !== null) insertByOrb(found, { ...aspect(a, b, met), uncertain: isUnsure(a, of) });
    }
  }
  return found;
}

function overlay(of: PairedFacts, into: PairedFacts): Readonly<Record<Planet, HouseNumber>> | null {
  const { houses } = into;
  return houses === null ? null : perPlanet((planet) => houseOf(of.planets[planet].longitude, houses.cusps));
}

function isUnsure(planet: Planet, { timeUnknown }: PairedFacts): boolean {
  return timeUnknown && planet === "moon";
}
