import type { Facts, FactsWithoutCycles } from "../facts.ts";
import { type CycleKind, type Planet, type Point, planets } from "../names.ts";
import { entry, type FactEntry } from "./fact-entry.ts";
import { placementFact } from "./fact-ids.ts";

/** The day of birth, rarity, doubts, the sidereal zodiac, themes. */
export function wholeEntries(facts: FactsWithoutCycles): readonly FactEntry[] {
  const houses = planets.map((planet) => placementFact(planet, "house"));
  return [
    entry("sun-signs", "day", { rule: "the-day", restsOn: ["clock"] }),
    entry("moon-signs", "day", { rule: "the-day", restsOn: ["clock"] }),
    entry("rising-signs", "day", { rule: "the-day", restsOn: ["clock", "place"] }),
    ...(facts.sunChange === null
      ? []
      : [entry("sun-change", "day", { rule: "the-day", restsOn: ["sun.sign", "clock"] })]),
    ...(facts.rarity === null
      ? []
      : [entry("rarity", "rarity", { rule: "rarity", restsOn: ["sun.sign", "moon.sign", "ascendant.sign", "place"] })]),
    ...(facts.houseSystems === null
      ? []
      : [
          entry("house-systems", "doubt", { rule: "houses", restsOn: houses }),
          entry("tolerance", "doubt", { rule: "tolerance", restsOn: ["instant", "place"] }),
        ]),
    entry("ayanamsa", "sidereal", { rule: "sidereal", restsOn: ["instant"] }),
    ...planets.map((planet) =>
      entry(`sidereal.${planet}`, "sidereal", {
        rule: "sidereal",
        restsOn: [placementFact(planet, "longitude"), "ayanamsa"],
      }),
    ),
    ...facts.themes.map(({ evidence }, i) => entry(`theme-${i + 1}`, "theme", { rule: "themes", restsOn: evidence })),
  ];
}

const cycleBodies: Readonly<Record<CycleKind, readonly (Planet | Point)[]>> = {
  "saturn-return": ["saturn"],
  "jupiter-return": ["jupiter"],
  "uranus-square": ["uranus"],
  "uranus-opposition": ["uranus"],
  "uranus-return": ["uranus"],
  "neptune-square": ["neptune"],
  "pluto-square": ["pluto"],
  "chiron-return": ["chiron"],
  "node-return": ["trueNode"],
  "node-opposition": ["trueNode"],
  "progressed-moon-sign": ["moon"],
  "progressed-moon-phase": ["sun", "moon"],
  "progressed-sun-sign": ["sun"],
};

/** Life cycles, each resting on the natal places it returns to. */
export function cycleEntries({ cycles }: Pick<Facts, "cycles">): readonly FactEntry[] {
  return cycles.map(({ kind }) =>
    entry(kind, "cycle", {
      rule: "life-cycles",
      restsOn: cycleBodies[kind].map((body) => placementFact(body, "longitude")),
    }),
  );
}
