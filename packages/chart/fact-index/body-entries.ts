import type { FactsWithoutCycles } from "../facts.ts";
import { type Planet, planets } from "../names.ts";
import { entry, type FactEntry } from "./fact-entry.ts";

/** The birth, and the facts of its moment. */
export function momentEntries(): readonly FactEntry[] {
  return [
    entry("place", "moment", { rule: "time", restsOn: [] }),
    entry("clock", "moment", { rule: "time", restsOn: ["place"] }),
    entry("instant", "moment", { rule: "time", restsOn: ["clock"] }),
    entry("accuracy", "moment", { rule: "time", restsOn: ["clock"] }),
    entry("delta-t", "moment", { rule: "time", restsOn: ["instant"] }),
    entry("obliquity", "moment", { rule: "positions", restsOn: ["instant"] }),
    entry("moon-phase", "longitude", { rule: "signs", restsOn: ["sun.longitude", "moon.longitude"] }),
  ];
}

/** Facts of each planet. */
export function planetEntries(facts: FactsWithoutCycles): readonly FactEntry[] {
  return planets.flatMap((planet) => [...skyEntries(planet), ...conditionEntries(planet, facts)]);
}

function skyEntries(planet: Planet): readonly FactEntry[] {
  const longitude = `${planet}.longitude`;
  return [
    entry(longitude, "longitude", { rule: "positions", restsOn: ["instant"] }),
    entry(`${planet}.speed`, "motion", { rule: "positions", restsOn: ["instant"] }),
    entry(`${planet}.sign`, "sign", { rule: "signs", restsOn: [longitude] }),
    entry(`${planet}.motion`, "motion", { rule: "motion", restsOn: [`${planet}.speed`] }),
    entry(`${planet}.declination`, "declination", { rule: "declination", restsOn: [longitude, "obliquity"] }),
    entry(`${planet}.dignity`, "dignity", { rule: "dignity", restsOn: [`${planet}.sign`] }),
    ...(planet === "sun" || planet === "moon"
      ? []
      : [entry(`${planet}.light`, "light", { rule: "light", restsOn: [longitude, "sun.longitude"] })]),
  ];
}

function conditionEntries(planet: Planet, facts: FactsWithoutCycles): readonly FactEntry[] {
  const { house, inSect } = facts.planets[planet];
  const found: FactEntry[] = [];
  if (house !== null) {
    found.push(entry(`${planet}.house`, "house", { rule: "houses", restsOn: [`${planet}.longitude`, "houses"] }));
  }
  if (inSect !== null) {
    const way = planet === "mercury" ? ["mercury.longitude", "sun.longitude"] : [];
    found.push(entry(`${planet}.sect`, "sect", { rule: "sect", restsOn: ["sect", ...way] }));
  }
  const lines = ["dignity", "motion", "light", "house", "sect"].map((part) => `${planet}.${part}`);
  const told = new Set([...skyEntries(planet), ...found].map(({ id }) => id));
  const restsOn = lines.filter((line) => told.has(line));
  return [...found, entry(`${planet}.score`, "score", { rule: "score", restsOn })];
}

/** Points other than planets. */
export function pointEntries({ points }: FactsWithoutCycles): readonly FactEntry[] {
  return Object.entries(points).flatMap(([point, { house }]) => {
    const isLot = point === "fortune" || point === "spirit";
    const longitude = `${point}.longitude`;
    return [
      isLot
        ? entry(longitude, "longitude", {
            rule: "lots",
            restsOn: ["ascendant.longitude", "sun.longitude", "moon.longitude", "sect"],
          })
        : entry(longitude, "longitude", { rule: "positions", restsOn: ["instant"] }),
      entry(`${point}.sign`, "sign", { rule: "signs", restsOn: [longitude] }),
      ...(house === null ? [] : [entry(`${point}.house`, "house", { rule: "houses", restsOn: [longitude, "houses"] })]),
    ];
  });
}

/** Angles, houses, their rulers and sect: the facts that need a birth time. */
export function houseEntries({ angles, houses }: FactsWithoutCycles): readonly FactEntry[] {
  if (angles === null || houses === null) return [];
  const restsOn = ["instant", "place", "obliquity"];
  return [
    ...Object.keys(angles).flatMap((angle) => [
      entry(`${angle}.longitude`, "longitude", { rule: "houses", restsOn }),
      entry(`${angle}.sign`, "sign", { rule: "signs", restsOn: [`${angle}.longitude`] }),
    ]),
    entry("houses", "house", { rule: "houses", restsOn: ["ascendant.longitude", "midheaven.longitude", "place"] }),
    ...houses.cusps.flatMap((_, i) => [
      entry(`house-${i + 1}.sign`, "sign", { rule: "houses", restsOn: [cuspAngles[i] ?? "houses"] }),
      entry(`house-${i + 1}.ruler`, "ruler", { rule: "rulership", restsOn: [`house-${i + 1}.sign`] }),
    ]),
    ...houses.intercepted.map(({ sign }) =>
      entry(`intercepted-${sign.toLowerCase()}`, "house", { rule: "houses", restsOn: ["houses"] }),
    ),
    entry("sect", "sect", { rule: "sect", restsOn: ["sun.longitude", "instant", "place"] }),
    entry("chart-ruler", "ruler", { rule: "rulership", restsOn: ["ascendant.sign"] }),
  ];
}

/** Angles that are cusps, by index of the cusp. */
const cuspAngles: Readonly<Record<number, string>> = {
  0: "ascendant.sign",
  3: "imumCoeli.sign",
  6: "descendant.sign",
  9: "midheaven.sign",
};
