import type { FactsWithoutCycles } from "../facts.ts";
import { angles as angleNames, type HouseNumber, houseNumbers, type Planet, planets, pointNamed } from "../names.ts";
import { required } from "../required.ts";
import { entry, type FactEntry } from "./fact-entry.ts";
import { type FactId, houseFact, lowercase, placementFact } from "./fact-ids.ts";

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
  const longitude = placementFact(planet, "longitude");
  return [
    entry(longitude, "longitude", { rule: "positions", restsOn: ["instant"] }),
    entry(placementFact(planet, "speed"), "motion", { rule: "positions", restsOn: ["instant"] }),
    entry(placementFact(planet, "sign"), "sign", { rule: "signs", restsOn: [longitude] }),
    entry(placementFact(planet, "motion"), "motion", { rule: "motion", restsOn: [placementFact(planet, "speed")] }),
    entry(placementFact(planet, "declination"), "declination", {
      rule: "declination",
      restsOn: [longitude, "obliquity"],
    }),
    entry(placementFact(planet, "dignity"), "dignity", { rule: "dignity", restsOn: [placementFact(planet, "sign")] }),
    ...(planet === "sun" || planet === "moon"
      ? []
      : [entry(placementFact(planet, "light"), "light", { rule: "light", restsOn: [longitude, "sun.longitude"] })]),
  ];
}

function conditionEntries(planet: Planet, facts: FactsWithoutCycles): readonly FactEntry[] {
  const { house, inSect } = facts.planets[planet];
  const found: FactEntry[] = [];
  if (house !== null) {
    found.push(
      entry(placementFact(planet, "house"), "house", {
        rule: "houses",
        restsOn: [placementFact(planet, "longitude"), "houses"],
      }),
    );
  }
  if (inSect !== null) {
    const way: readonly FactId[] = planet === "mercury" ? ["mercury.longitude", "sun.longitude"] : [];
    found.push(entry(placementFact(planet, "sect"), "sect", { rule: "sect", restsOn: ["sect", ...way] }));
  }
  const lines = (["dignity", "motion", "light", "house", "sect"] as const).map((part) => placementFact(planet, part));
  const told = new Set<FactId>([...skyEntries(planet), ...found].map(({ id }) => id));
  const restsOn = lines.filter((line) => told.has(line));
  return [...found, entry(placementFact(planet, "score"), "score", { rule: "score", restsOn })];
}

/** Points other than planets. */
export function pointEntries({ points }: FactsWithoutCycles): readonly FactEntry[] {
  return Object.entries(points).flatMap(([key, { house }]) => {
    const point = required(pointNamed(key), `the point ${key}`);
    const isLot = point === "fortune" || point === "spirit";
    const longitude = placementFact(point, "longitude");
    return [
      isLot
        ? entry(longitude, "longitude", {
            rule: "lots",
            restsOn: ["ascendant.longitude", "sun.longitude", "moon.longitude", "sect"],
          })
        : entry(longitude, "longitude", { rule: "positions", restsOn: ["instant"] }),
      entry(placementFact(point, "sign"), "sign", { rule: "signs", restsOn: [longitude] }),
      ...(house === null
        ? []
        : [entry(placementFact(point, "house"), "house", { rule: "houses", restsOn: [longitude, "houses"] })]),
    ];
  });
}

/** Angles, houses, their rulers and sect: the facts that need a birth time. */
export function houseEntries({ angles, houses }: FactsWithoutCycles): readonly FactEntry[] {
  if (angles === null || houses === null) return [];
  const restsOn: readonly FactId[] = ["instant", "place", "obliquity"];
  return [
    ...angleNames.flatMap((angle) => [
      entry(placementFact(angle, "longitude"), "longitude", { rule: "houses", restsOn }),
      entry(placementFact(angle, "sign"), "sign", { rule: "signs", restsOn: [placementFact(angle, "longitude")] }),
    ]),
    entry("houses", "house", { rule: "houses", restsOn: ["ascendant.longitude", "midheaven.longitude", "place"] }),
    ...houseNumbers.flatMap((house) => [
      entry(houseFact(house, "sign"), "sign", { rule: "houses", restsOn: [cuspAngles[house] ?? "houses"] }),
      entry(houseFact(house, "ruler"), "ruler", { rule: "rulership", restsOn: [houseFact(house, "sign")] }),
    ]),
    ...houses.intercepted.map(({ sign }) =>
      entry(`intercepted-${lowercase(sign)}`, "house", { rule: "houses", restsOn: ["houses"] }),
    ),
    entry("sect", "sect", { rule: "sect", restsOn: ["sun.longitude", "instant", "place"] }),
    entry("chart-ruler", "ruler", { rule: "rulership", restsOn: ["ascendant.sign"] }),
  ];
}

/** Angles that are cusps. */
const cuspAngles: Readonly<Partial<Record<HouseNumber, FactId>>> = {
  1: "ascendant.sign",
  4: "imumCoeli.sign",
  7: "descendant.sign",
  10: "midheaven.sign",
};
