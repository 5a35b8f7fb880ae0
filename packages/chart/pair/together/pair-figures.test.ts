import { expect, test } from "vitest";
import { type Planet, planets } from "../../names.ts";
import { findPatterns } from "../../patterns/patterns.ts";
import { timedPlaces } from "../../testing/pair-births.ts";
import { calculationAspects, ruleAspects } from "../../zodiac/aspects.ts";
import { signAt } from "../../zodiac/longitude.ts";
import { perPlanet } from "../../zodiac/per-planet.ts";
import { contactsBetween } from "../contacts/contacts.ts";
import { type FigureChart, type PairFigure, pairFigures } from "./pair-figures.ts";

type Longitudes = Partial<Record<Planet, number>>;

/** Planets that are not given stand alone, in aspect to nothing named here: they are not used. */
function chartOf(given: Longitudes): FigureChart {
  const usable = planets.filter((planet) => given[planet] !== undefined);
  const bodies = perPlanet((planet) => ({ longitude: given[planet] ?? 0, speed: 0, houseClass: null }));
  const ofUsable = <Found extends { readonly a: string; readonly b: string }>(list: readonly Found[]) =>
    list.filter(({ a, b }) => usable.some((planet) => planet === a) && usable.some((planet) => planet === b));
  const found = { ruleAspects: ofUsable(ruleAspects(bodies)), aspects: ofUsable(calculationAspects(bodies)) };
  const placed = perPlanet((planet) => ({ sign: signAt(bodies[planet].longitude), house: null }));
  const isUsable = (planet: Planet) => usable.includes(planet);
  return {
    ...found,
    configurations: findPatterns({ ...found, placed }).filter((pattern) => pattern.planets.every(isUsable)),
    signOf: (planet) => (isUsable(planet) ? signAt(bodies[planet].longitude) : null),
  };
}

function figures(first: Longitudes, second: Longitudes): readonly PairFigure[] {
  return pairFigures(chartOf(first), chartOf(second), contactsBetween(timedPlaces(first), timedPlaces(second)));
}

test("an opposition of one that the other squares is a T-square across", () => {
  expect(figures({ sun: 5, moon: 185 }, { mars: 95 })).toEqual([
    {
      type: "t-square",
      planets: ["first.sun", "first.moon", "second.mars"],
      apex: "second.mars",
      modality: "Cardinal",
    },
  ]);
});

test("three trines across two charts are a grand trine, with an opposite fourth a kite too", () => {
  expect(figures({ sun: 5, venus: 125 }, { mars: 245 })).toEqual([
    { type: "grand-trine", planets: ["first.sun", "first.venus", "second.mars"], element: "Fire" },
  ]);
  const kite = figures({ sun: 5, venus: 125 }, { mars: 245, moon: 65 });
  expect(kite.map(({ type }) => type)).toEqual(["grand-trine", "kite"]);
  expect(kite[1]).toMatchObject({ apex: "second.moon", element: "Fire" });
});

test("grand cross, mystic rectangle, yod and stellium are found across as well", () => {
  expect(figures({ sun: 5, moon: 185 }, { mars: 95, venus: 275 }).map(({ type }) => type)).toEqual(["grand-cross"]);
  expect(figures({ sun: 5, moon: 185 }, { mars: 65, venus: 245 }).map(({ type }) => type)).toEqual([
    "mystic-rectangle",
  ]);
  expect(figures({ sun: 5, moon: 65 }, { mars: 215 })).toEqual([
    { type: "yod", planets: ["first.sun", "first.moon", "second.mars"], apex: "second.mars" },
  ]);
  expect(figures({ sun: 2, venus: 14 }, { mars: 28 })).toEqual([
    { type: "stellium", planets: ["first.sun", "first.venus", "second.mars"], sign: "Aries" },
  ]);
});

test("what one chart has alone, what slow planets have among themselves, and a stellium that needs nobody else are left out", () => {
  expect(figures({ sun: 5, moon: 185, pluto: 95 }, { pluto: 96 })).toEqual([]);
  expect(figures({ jupiter: 5, saturn: 125 }, { pluto: 245 })).toEqual([]);
  expect(figures({ sun: 1, moon: 11, venus: 21 }, { mars: 29 })).toEqual([]);
});
