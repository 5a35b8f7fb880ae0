import { expect, test } from "vitest";
import { type HouseClass, type Planet, planets, type Sign } from "../names.ts";
import { calculationAspects, ruleAspects } from "../zodiac/aspects.ts";
import { signAt } from "../zodiac/longitude.ts";
import { perPlanet } from "../zodiac/per-planet.ts";
import { findPatterns } from "./patterns.ts";

interface Placed {
  readonly longitude: number;
  readonly speed: number;
  readonly sign: Sign;
  readonly house: number | null;
  readonly houseClass: HouseClass | null;
}

function figuresOf(longitudes: Partial<Record<Planet, number>>, houses: Partial<Record<Planet, number>> = {}) {
  const named = planets.filter((planet) => longitudes[planet] !== undefined);
  const placed: Record<Planet, Placed> = perPlanet((planet) => {
    // The other planets are spread out, no three in one sign.
    const longitude = longitudes[planet] ?? (200 + 25 * planets.indexOf(planet)) % 360;
    return { longitude, speed: 0, sign: signAt(longitude), house: houses[planet] ?? null, houseClass: null };
  });
  // Only the planets placed by a test take part.
  const among = ({ a, b }: { a: string; b: string }) => [a, b].every((name) => named.some((planet) => planet === name));
  return findPatterns({
    placed,
    aspects: calculationAspects(placed).filter(among),
    ruleAspects: ruleAspects(placed).filter(among),
  }).filter((figure) => figure.planets.every((planet) => named.includes(planet)));
}

test("a T-square has its apex and, in one modality, that modality", () => {
  expect(figuresOf({ mars: 5, jupiter: 185, saturn: 96 })).toEqual([
    { type: "t-square", planets: ["mars", "jupiter", "saturn"], apex: "saturn", modality: "Cardinal" },
  ]);
  expect(figuresOf({ mars: 29, jupiter: 209, saturn: 121 })).toEqual([
    { type: "t-square", planets: ["mars", "jupiter", "saturn"], apex: "saturn" },
  ]);
});

test("a T-square that is part of a grand cross is left out", () => {
  expect(figuresOf({ mars: 5, jupiter: 185, saturn: 96, uranus: 276 })).toEqual([
    { type: "grand-cross", planets: ["mars", "jupiter", "saturn", "uranus"], modality: "Cardinal" },
  ]);
});

test("a kite is listed beside its grand trine, with the planet opposite one and sextile the others", () => {
  expect(figuresOf({ mars: 5, jupiter: 125, saturn: 245, neptune: 65 })).toEqual([
    { type: "grand-trine", planets: ["mars", "jupiter", "saturn"], element: "Fire" },
    { type: "kite", planets: ["mars", "jupiter", "saturn", "neptune"], apex: "neptune", element: "Fire" },
  ]);
  expect(figuresOf({ mars: 5, jupiter: 125, saturn: 245, neptune: 155 }).map(({ type }) => type)).toEqual([
    "grand-trine",
  ]);
});

test("four planets that make two grand trines make two", () => {
  const trines = figuresOf({ mars: 5, jupiter: 125, saturn: 245, neptune: 8 });
  expect(trines.map((figure) => figure.planets.join())).toEqual(["mars,jupiter,saturn", "jupiter,saturn,neptune"]);
});

test("a yod takes the rule orb for its sextile and 3° for its quincunxes", () => {
  expect(figuresOf({ mars: 0, jupiter: 60, saturn: 210 })).toEqual([
    { type: "yod", planets: ["mars", "jupiter", "saturn"], apex: "saturn" },
  ]);
  expect(figuresOf({ mars: 0, jupiter: 65, saturn: 212.5 })).toHaveLength(1);
  expect(figuresOf({ mars: 0, jupiter: 60, saturn: 213.1 })).toEqual([]);
});

test("a mystic rectangle needs its trines and sextiles across from one another", () => {
  expect(figuresOf({ mars: 0, jupiter: 180, saturn: 60, uranus: 240 })).toEqual([
    { type: "mystic-rectangle", planets: ["mars", "jupiter", "saturn", "uranus"] },
  ]);
  expect(figuresOf({ mars: 0, jupiter: 180, saturn: 120, uranus: 300 })).toHaveLength(1);
});

test("a stellium is listed once for its sign and once for its house", () => {
  const places = { mars: 1, jupiter: 12, saturn: 28, uranus: 33 };
  expect(figuresOf(places, { mars: 4, jupiter: 4, saturn: 4, uranus: 4 })).toEqual([
    { type: "stellium", planets: ["mars", "jupiter", "saturn"], sign: "Aries" },
    { type: "stellium", planets: ["mars", "jupiter", "saturn", "uranus"], house: 4 },
  ]);
  expect(figuresOf({ mars: 1, jupiter: 12, saturn: 31 })).toEqual([]);
});
