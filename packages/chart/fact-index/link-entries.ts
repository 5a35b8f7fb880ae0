import type { Aspect, FactsWithoutCycles } from "../facts.ts";
import type { Pattern } from "../findings.ts";
import { planets } from "../names.ts";
import { entry, type FactEntry } from "./fact-entry.ts";
import { aspectId, configurationId, elementId, receptionId } from "./fact-ids.ts";

/** Aspects: one fact per pair, whether one list has it or both. */
export function aspectEntries(facts: FactsWithoutCycles): readonly FactEntry[] {
  const found = new Map<string, FactEntry>();
  for (const aspect of [...facts.aspects, ...facts.angleAspects]) {
    const restsOn = [`${aspect.a}.longitude`, `${aspect.b}.longitude`];
    found.set(aspectId(aspect), entry(aspectId(aspect), "aspect", { rule: "aspects", restsOn }));
  }
  for (const aspect of facts.ruleAspects) {
    // Calculation orbs are fixed; only an aspect that the rule orbs alone allow depends on the houses.
    if (found.has(aspectId(aspect))) continue;
    const houses = facts.houses === null ? [] : [`${aspect.a}.house`, `${aspect.b}.house`];
    const restsOn = [`${aspect.a}.longitude`, `${aspect.b}.longitude`, ...houses];
    found.set(aspectId(aspect), entry(aspectId(aspect), "aspect", { rule: "aspects", restsOn }));
  }
  return [...found.values()];
}

/** Patterns, receptions and dispositors. */
export function figureEntries(facts: FactsWithoutCycles): readonly FactEntry[] {
  const linking = [...facts.ruleAspects, ...facts.aspects.filter(({ type }) => type === "quincunx")];
  const signs = planets.map((planet) => `${planet}.sign`);
  const { final } = facts.dispositors.modern;
  return [
    ...facts.configurations.map((figure) =>
      entry(configurationId(figure), "configuration", { rule: "configurations", restsOn: groundOf(figure, linking) }),
    ),
    ...facts.receptions.map((pair) =>
      entry(receptionId(pair), "reception", { rule: "rulership", restsOn: [`${pair.a}.sign`, `${pair.b}.sign`] }),
    ),
    entry("dispositors", "dispositors", { rule: "rulership", restsOn: signs }),
    ...(final === null
      ? []
      : [entry("final-dispositor", "dispositors", { rule: "rulership", restsOn: ["dispositors"] })]),
  ];
}

function groundOf({ type, planets: members, house }: Pattern, linking: readonly Aspect[]): readonly string[] {
  if (type === "stellium") return members.map((planet) => `${planet}.${house === undefined ? "sign" : "house"}`);
  const names: readonly string[] = members;
  return linking.filter(({ a, b }) => names.includes(a) && names.includes(b)).map(aspectId);
}

/** Shares of elements, modalities, polarities, hemispheres and quadrants. */
export function shareEntries(facts: FactsWithoutCycles): readonly FactEntry[] {
  const signs = planets.map((planet) => `${planet}.sign`);
  const houses = planets.map((planet) => `${planet}.house`);
  const bySign = [
    ...(["Fire", "Earth", "Air", "Water"] as const).map(elementId),
    ...Object.keys(facts.modalities).map((modality) => `modalities.${modality.toLowerCase()}`),
    ...Object.keys(facts.polarities).map((polarity) => `polarities.${polarity.toLowerCase()}`),
    "emphasis",
  ];
  const byHouse = facts.hemispheres === null ? [] : ["hemispheres", "quadrants"];
  return [
    ...bySign.map((id) => entry(id, "share", { rule: "shares", restsOn: signs })),
    ...byHouse.map((id) => entry(id, "share", { rule: "shares", restsOn: houses })),
  ];
}
