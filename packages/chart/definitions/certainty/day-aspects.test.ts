import { expect, test } from "vitest";
import { isAspectCertain } from "../../certainty/day/aspects-of-day.ts";
import type { Aspect } from "../../facts.ts";
import type { AspectEnd, AspectType, Planet } from "../../names.ts";
import { themeFacts } from "../../testing/theme-facts.ts";

// Without a birth time an aspect is certain if it keeps within its calculation orb for 12½ hours either way.

const { planets } = themeFacts();
/** Between Mars and Saturn 0.96° a day, half a degree in 12½ hours; Mars and Jupiter keep their distance. */
const placed = {
  ...planets,
  mars: { ...planets.mars, speed: 0.72 },
  jupiter: { ...planets.jupiter, speed: 0.72 },
  saturn: { ...planets.saturn, speed: -0.24 },
  moon: { ...planets.moon, speed: 13.2 },
};

const certain = (a: Planet, type: AspectType, b: AspectEnd, orb: number, timeUnknown = true) => {
  const aspect: Aspect = { a, b, type, orb, exact: orb < 1, tight: orb < 3, applying: true };
  return isAspectCertain(aspect, { timeUnknown, planets: placed });
};

test.each<[AspectType, number]>([
  ["conjunction", 8],
  ["opposition", 8],
  ["trine", 6],
  ["square", 6],
  ["sextile", 4],
  ["quincunx", 3],
])("a %s of Mars and Saturn up to half a degree within its %i°", (type, limit) => {
  expect(certain("mars", type, "saturn", limit - 0.51)).toBe(true);
  expect(certain("mars", type, "saturn", limit - 0.49)).toBe(false);
  expect(certain("saturn", type, "mars", limit - 0.49)).toBe(false);
  expect(certain("mars", type, "saturn", limit, false)).toBe(true);
});

test("two planets of one speed keep an aspect of just its orb", () => {
  expect(certain("mars", "square", "jupiter", 6)).toBe(true);
});

test("a planet and an angle: never without a birth time, always with one", () => {
  expect(certain("mars", "square", "ascendant", 0)).toBe(false);
  expect(certain("mars", "square", "ascendant", 0, false)).toBe(true);
});

test.each<[AspectType, boolean]>([
  ["conjunction", true],
  ["opposition", true],
  ["trine", false],
  ["square", false],
  ["sextile", false],
])("a %s of the Moon, exact at noon, held all day: %s", (type, held) => {
  expect([certain("moon", type, "mars", 0), certain("mars", type, "moon", 0)]).toEqual([held, held]);
});

test("the Moon covers 6.5° of the orb of 8° from Mars in 12½ hours", () => {
  expect(certain("moon", "opposition", "mars", 1.49)).toBe(true);
  expect(certain("moon", "opposition", "mars", 1.51)).toBe(false);
});
