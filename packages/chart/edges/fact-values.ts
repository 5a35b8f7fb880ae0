import {
  aspectId,
  configurationId,
  elementId,
  type FactId,
  houseFact,
  lowercase,
  placementFact,
  receptionId,
} from "../fact-index/fact-ids.ts";
import type { FactsWithoutCycles, PlanetFacts } from "../facts.ts";
import { angles as angleNames, elements, houseNumber, modalities, planets, pointNamed, polarities } from "../names.ts";
import { required } from "../required.ts";
import { signAt } from "../zodiac/longitude.ts";

/** A value as text; null and absent are no value. */
type Value = readonly [id: FactId, value: unknown];

/**
 * The value of every either-or fact of a chart by its id, to compare charts of neighboring instants: signs, houses,
 * conditions, scores, rulers, aspects (by which orbs), patterns, shares, themes. Degrees are no such facts.
 */
export function factValues(facts: FactsWithoutCycles): ReadonlyMap<FactId, string> {
  const values = new Map<FactId, string>();
  const all = [
    ...planets.flatMap((planet) => planetValues(planet, facts.planets[planet])),
    ...pointValues(facts),
    ...timedValues(facts),
    ...linkValues(facts),
    ...wholeValues(facts),
  ];
  for (const [id, value] of all) if (value !== null && value !== undefined) values.set(id, String(value));
  return values;
}

/** Facts that two charts do not share, in the order of the first, then those only the second has. */
export function changedFacts(one: FactsWithoutCycles, other: FactsWithoutCycles): readonly FactId[] {
  const [before, after] = [factValues(one), factValues(other)];
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
}

function planetValues(planet: (typeof planets)[number], its: PlanetFacts): readonly Value[] {
  return [
    [placementFact(planet, "sign"), its.sign],
    [placementFact(planet, "house"), its.house],
    [placementFact(planet, "motion"), [its.retrograde, its.stationary, its.fast, its.slow]],
    [placementFact(planet, "declination"), its.outOfBounds],
    [placementFact(planet, "dignity"), its.dignity],
    [placementFact(planet, "light"), [its.combust, its.underBeams, its.cazimi]],
    [placementFact(planet, "sect"), its.inSect],
    [placementFact(planet, "score"), its.score],
  ];
}

function pointValues({ points }: FactsWithoutCycles): readonly Value[] {
  return Object.entries(points).flatMap(([key, { sign, house }]): readonly Value[] => {
    const point = required(pointNamed(key), `the point ${key}`);
    return [
      [placementFact(point, "sign"), sign],
      [placementFact(point, "house"), house],
    ];
  });
}

function timedValues({ angles, houses, sect, chartRuler }: FactsWithoutCycles): readonly Value[] {
  if (angles === null || houses === null) return [];
  return [
    ...angleNames.map((angle): Value => [placementFact(angle, "sign"), angles[angle].sign]),
    ["houses", houses.system],
    ...houses.cusps.flatMap((cusp, index): readonly Value[] => {
      const house = required(houseNumber(index + 1), "the house of a cusp");
      return [
        [houseFact(house, "sign"), signAt(cusp)],
        [houseFact(house, "ruler"), houses.rulers[index]],
      ];
    }),
    ...houses.intercepted.map(({ sign, house }): Value => [`intercepted-${lowercase(sign)}`, house]),
    ["sect", sect],
    ["chart-ruler", chartRuler],
  ];
}

function linkValues(facts: FactsWithoutCycles): readonly Value[] {
  const byOrbs = new Map<FactId, string[]>();
  for (const orbs of ["aspects", "ruleAspects", "angleAspects"] as const)
    for (const aspect of facts[orbs]) byOrbs.set(aspectId(aspect), [...(byOrbs.get(aspectId(aspect)) ?? []), orbs]);
  return [
    ...byOrbs,
    ...facts.configurations.map((found): Value => [configurationId(found), [found.planets, found.apex]]),
    ...facts.receptions.map((found): Value => [receptionId(found), found.rulers]),
    ["dispositors", planets.map((planet) => facts.dispositors.modern.of[planet])],
    ["final-dispositor", facts.dispositors.modern.final],
  ];
}

function wholeValues(facts: FactsWithoutCycles): readonly Value[] {
  const { emphasis, hemispheres } = facts;
  return [
    ...elements.map((one): Value => [elementId(one), facts.elements[one]]),
    ...modalities.map((one): Value => [`modalities.${lowercase(one)}`, facts.modalities[one]]),
    ...polarities.map((one): Value => [`polarities.${lowercase(one)}`, facts.polarities[one]]),
    ["emphasis", JSON.stringify(emphasis)],
    ["hemispheres", hemispheres && JSON.stringify(hemispheres)],
    ["quadrants", facts.quadrants],
    ["moon-phase", facts.moonPhase.name],
    ["rarity", facts.rarity?.oneIn],
    ...facts.themes.map(({ kind, subject }, index): Value => [`theme-${index + 1}`, `${kind} ${subject}`]),
  ];
}
