import { planets } from "@cosmic/chart/facts";
import { perPlanet } from "@cosmic/chart/zodiac/per-planet";
import fc from "fast-check";
import { expect, test } from "vitest";
import { lengthOf, turnOf } from "../geometry/polar.ts";
import { hooked, wordsOf } from "../test-charts/laid-marks.ts";
import { crowdedFacts, factsOf, sampleFacts, untimedFacts } from "../test-charts/sample-facts.ts";
import { houseWords, planetHooks } from "../test-charts/sample-words.ts";
import { houseWheel } from "./house-wheel.ts";
import { placeOccupants } from "./houses/house-bodies.ts";

const longitude = fc.double({ min: 0, max: 359.99, noNaN: true });
/** Twelve cusps from an Ascendant and the size of one quadrant; includes 3° houses. */
const rings = fc
  .tuple(longitude, fc.integer({ min: 9, max: 171 }))
  .map(([ascendant, quadrant]) =>
    Array.from({ length: 12 }, (_, index) =>
      turnOf(
        ascendant +
          Math.floor(index / 6) * 180 +
          (index % 6 < 3 ? (index % 3) * (quadrant / 3) : quadrant + (index % 3) * ((180 - quadrant) / 3)),
      ),
    ),
  );
/** Ten positions anywhere, or all in one sign. */
const places = fc.oneof(
  fc.array(longitude, { minLength: 10, maxLength: 10 }),
  fc
    .tuple(
      fc.integer({ min: 0, max: 11 }),
      fc.array(fc.double({ min: 0, max: 29.99, noNaN: true }), { minLength: 10, maxLength: 10 }),
    )
    .map(([sign, within]) => within.map((degree) => sign * 30 + degree)),
);

test("there is no house wheel without a birth time", () => {
  expect(houseWheel(untimedFacts, houseWords)).toBeNull();
});

test.each(["wide", "compact"] as const)("all ten planets live on the wheel, crowded or not (%s)", (form) => {
  for (const facts of [sampleFacts, crowdedFacts]) {
    const drawing = houseWheel(facts, houseWords, { form });
    if (!drawing) throw new Error("A timed chart has houses.");
    for (const hook of planetHooks) expect(hooked(drawing, hook)).toHaveLength(1);
    expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|null/);
  }
});

test("only houses that are lived in are engraved", () => {
  const alone = factsOf({
    longitudes: perPlanet(() => 10),
    cusps: [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330],
  });
  const drawing = houseWheel(alone, houseWords);
  expect(drawing && hooked(drawing, "h-lit")).toHaveLength(1);
});

test("a chosen set is engraved with its own people alone", () => {
  const drawing = houseWheel(sampleFacts, houseWords, { only: [5, 7] });
  expect(drawing && hooked(drawing, "h-lit")).toHaveLength(2);
  expect(drawing && hooked(drawing, "h-body").map(({ hook }) => hook)).toEqual([
    "h-body p-moon",
    "h-body p-mercury",
    "h-body p-venus",
  ]);
});

test.each([92, 116])("no glyph stands on another, with ten planets in one sign and in any houses (size %i)", (size) => {
  fc.assert(
    fc.property(rings, places, (cusps, longitudes) => {
      const angles = cusps.filter((_, index) => index % 3 === 0);
      const occupants = planets.map((planet, index) => ({ planet, longitudeDeg: longitudes[index] ?? 0 }));
      const placed = placeOccupants(occupants, { cusps, angles }, size);
      expect(placed.map(({ planet }) => planet)).toEqual([...planets]);
      const tightest = placed.flatMap((one, index) =>
        placed.slice(index + 1).map((other) => lengthOf(other.at.x - one.at.x, other.at.y - one.at.y) / one.size),
      );
      expect(Math.min(...tightest)).toBeGreaterThanOrEqual(0.97);
    }),
    { numRuns: 60 },
  );
});

test("in houses of thirty degrees everybody stays at home, three planets to a house", () => {
  const cusps = Array.from({ length: 12 }, (_, index) => index * 30);
  const occupants = planets.map((planet, index) => ({
    planet,
    longitudeDeg: Math.floor(index / 3) * 30 + 28.5 + (index % 3) * 0.4,
  }));
  for (const one of placeOccupants(occupants, { cusps, angles: [0, 90, 180, 270] }, 92)) {
    expect(Math.floor(one.shownDeg / 30)).toBe(Math.floor(one.longitudeDeg / 30));
  }
});

test("keywords are set letter by letter, the houses they do not fit go without", () => {
  const drawing = houseWheel(sampleFacts, houseWords);
  expect(drawing && hooked(drawing, "h-word").length).toBeGreaterThan(8);
  const narrow = houseWheel(crowdedFacts, houseWords);
  expect(narrow && hooked(narrow, "h-word").length).toBeLessThan(8);
  expect(narrow && wordsOf(narrow)).toEqual(expect.arrayContaining(["1", "12"]));
});
