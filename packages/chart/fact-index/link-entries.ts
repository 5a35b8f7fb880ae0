import type { Aspect, FactsWithoutCycles } from "../facts.ts";
import type { Pattern } from "../findings.ts";
import { type AspectEnd, elements, modalities, planetNamed, planets, polarities } from "../names.ts";
import { entry, type FactEntry } from "./fact-entry.ts";
import {
  aspectId,
  configurationId,
  elementId,
  type FactId,
  lowercase,
  placementFact,
  receptionId,
} from "./fact-ids.ts";

/** Aspects: one fact per pair, whether one list has it or both. */
export function aspectEntries(facts: FactsWithoutCycles): readonly FactEntry[] {
  const found = new Map<FactId, FactEntry>();
  for (const aspect of [...facts.aspects, ...facts.angleAspects]) {
    const restsOn = [placementFact(aspect.a, "longitude"), placementFact(aspect.b, "longitude")];
    found.set(aspectId(aspect), entry(aspectId(aspect), "aspect", { rule: "aspects", restsOn }));
  }
  for (const aspect of facts.ruleAspects) {
    // Calculation orbs are fixed; only an aspect that the rule orbs alone allow depends on the houses.
    if (found.has(aspectId(aspect))) continue;
    const houses = facts.houses === null ? [] : [aspect.a, aspect.b].flatMap(houseOfPlanet);
    const restsOn = [placementFact(aspect.a, "longitude"), placementFact(aspect.b, "longitude"), ...houses];
    found.set(aspectId(aspect), entry(aspectId(aspect), "aspect", { rule: "aspects", restsOn }));
  }
  return [...found.values()];
}

/** Patterns, receptions and dispositors. */
export function figureEntries(facts: FactsWithoutCycles): readonly FactEntry[] {
  const linking = [...facts.ruleAspects, ...facts.aspects.filter(({ type }) => type === "quincunx")];
  const signs = planets.map((planet) => placementFact(planet, "sign"));
  const { final } = facts.dispositors.modern;
  return [
    ...facts.configurations.map((figure) =>
      entry(configurationId(figure), "configuration", { rule: "configurations", restsOn: groundOf(figure, linking) }),
    ),
    ...facts.receptions.map((pair) =>
      entry(receptionId(pair), "reception", {
        rule: "rulership",
        restsOn: [placementFact(pair.a, "sign"), placementFact(pair.b, "sign")],
      }),
    ),
    entry("dispositors", "dispositors", { rule: "rulership", restsOn: signs }),
    ...(final === null
      ? []
      : [entry("final-dispositor", "dispositors", { rule: "rulership", restsOn: ["dispositors"] })]),
  ];
}

function groundOf({ type, planets: members, house }: Pattern, linking: readonly Aspect[]): readonly FactId[] {
  if (type === "stellium")
    return members.map((planet) => placementFact(planet, house === undefined ? "sign" : "house"));
  const names: readonly AspectEnd[] = members;
  return linking.filter(({ a, b }) => names.includes(a) && names.includes(b)).map(aspectId);
}

/** Shares of type AspectEnd, elements, modalities, polarities, hemispheres and quadrants. */
export function shareEntries(facts: FactsWithoutCycles): readonly FactEntry[] {
  const signs = planets.map((planet) => placementFact(planet, "sign"));
  const houses = planets.map((planet) => placementFact(planet, "house"));
  const bySign: readonly FactId[] = [
    ...elements.map(elementId),
    ...modalities.map((modality) => `modalities.${lowercase(modality)}` as const),
    ...polarities.map((polarity) => `polarities.${lowercase(polarity)}` as const),
    "emphasis",
  ];
  const byHouse: readonly FactId[] = facts.hemispheres === null ? [] : ["hemispheres", "quadrants"];
  return [
    ...bySign.map((id) => entry(id, "share", { rule: "shares", restsOn: signs })),
    ...byHouse.map((id) => entry(id, "share", { rule: "shares", restsOn: houses })),
  ];
}

function houseOfPlanet(end: AspectEnd): readonly FactId[] {
  const planet = planetNamed(end);
  return planet === null ? [] : [placementFact(planet, "house")];
}
