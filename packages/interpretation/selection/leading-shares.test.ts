import type { Facts } from "@cosmic/chart/facts";
import { planets } from "@cosmic/chart/names";
import { perPlanet } from "@cosmic/chart/zodiac/per-planet";
import { expect, test } from "vitest";
import { leadingTwo, leastOf, scoreExtremes } from "./leading-shares.ts";

test("the two that lead are named in their usual order, whichever is larger", () => {
  expect(leadingTwo({ Fire: 10, Earth: 40, Air: 20, Water: 30 })).toBe("Earth-Water");
  expect(leadingTwo({ Active: 40, Receptive: 60 })).toBe("Active-Receptive");
  expect([leadingTwo({ Active: 100, Receptive: 0 }), leadingTwo({ Fire: 100 }), leadingTwo({})]).toEqual([
    ...[null, null, null],
  ]);
  expect(leadingTwo({ Fire: 30, Earth: 40, Air: 20, Water: 10 })).toBe("Fire-Earth");
  expect(leadingTwo({ Fire: 10, Earth: 10, Air: 40, Water: 40 })).toBe("Air-Water");
  expect(leadingTwo({ Fire: 0, Earth: 0, Air: 100, Water: 0 })).toBeNull();
  expect(leadingTwo({ Fire: 30, Earth: 0, Air: 40, Water: 30 })).toBeNull();
});

test("the least is one alone, and something that is there", () => {
  expect(leastOf({ Fire: 10, Earth: 40, Air: 20, Water: 30 })).toBe("Fire");
  expect(leastOf({ Fire: 40, Earth: 20, Air: 30, Water: 10 })).toBe("Water");
  expect([leastOf({ Fire: 50 }), leastOf({})]).toEqual([null, null]);
  expect(leastOf({ Fire: 10, Earth: 10, Air: 40, Water: 40 })).toBeNull();
  expect(leastOf({ Fire: 0, Earth: 20, Air: 40, Water: 40 })).toBeNull();
});

test("the extremes are the highest and the lowest score with all planets that have them, in their order", () => {
  const scores = [5, 9, 2, 5, 9, 5, 2, 5, 5, 5];
  const placed = perPlanet((planet) => ({ score: scores[planets.indexOf(planet)] ?? 5 }));
  const extremes = scoreExtremes({ planets: placed as unknown as Facts["planets"] }); // It reads nothing but the scores.
  expect(extremes).toEqual({
    ...{ most: 9, strongest: ["moon", "mars"], least: 2, weakest: ["mercury", "saturn"] },
  });
});
