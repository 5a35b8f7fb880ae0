import { expect, test } from "vitest";
import { planetFacts } from "../fact-groups/planet-facts.ts";
import type { HouseNumber, Planet } from "../names.ts";
import { lightOf, type Strength, scoreOf } from "../strength/strength.ts";
import { perPlanet } from "../zodiac/per-planet.ts";

const dark = { combust: false, underBeams: false, cazimi: false };
const even = { retrograde: false, stationary: false, fast: false, slow: false };
const nothing: Strength = { motion: even, dignity: "neutral", inSect: null, houseClass: null, light: dark };

test.each<[Partial<Strength>, string, number]>([
  // What applies, its line, the score from a start of 5.
  [{}, "", 5],
  [{ dignity: "domicile" }, "dignity 2", 7],
  [{ dignity: "exaltation" }, "dignity 2", 7],
  [{ dignity: "detriment" }, "dignity -2", 3],
  [{ dignity: "fall" }, "dignity -2", 3],
  [{ inSect: true }, "sect 1", 6],
  [{ inSect: false }, "sect -1", 4],
  [{ houseClass: "angular" }, "house 2", 7],
  [{ houseClass: "succedent" }, "house 1", 6],
  [{ houseClass: "cadent" }, "house -1", 4],
  [{ motion: { ...even, fast: true } }, "fast 1", 6],
  [{ motion: { ...even, slow: true } }, "slow -1", 4],
  [{ motion: { ...even, retrograde: true } }, "retrograde -1", 4],
  [{ motion: { ...even, stationary: true } }, "", 5],
  [{ light: { ...dark, combust: true } }, "combust -2", 3],
  [{ light: { ...dark, underBeams: true } }, "under-beams -1", 4],
  [{ light: { ...dark, cazimi: true } }, "", 5],
])("%o: %s, %d points", (applies, line, score) => {
  const found = scoreOf({ ...nothing, ...applies });
  expect(found.scoreLines.map(({ reason, points }) => `${reason} ${points}`).join()).toBe(line);
  expect(found.score).toBe(score);
});

test.each<[string, readonly Planet[], readonly (readonly [fromSunDeg: number, light: string])[]]>([
  // Cazimi within 17′, combust within 8°, under the beams within 17°; what is cazimi is neither of the others.
  [
    "never",
    ["sun", "moon"],
    [
      [0, ""],
      [0.2, ""],
      [5, ""],
      [12, ""],
      [17.1, ""],
    ],
  ],
  [
    "cazimi, combust, under the beams",
    ["mercury", "venus"],
    [
      [0, "cazimi"],
      [0.283, "cazimi"],
      [0.284, "combust"],
      [8, "combust"],
      [8.01, "underBeams"],
      [17, "underBeams"],
      [17.01, ""],
    ],
  ],
  [
    "cazimi, under the beams",
    ["mars", "jupiter", "saturn", "uranus", "neptune", "pluto"],
    [
      [0, "cazimi"],
      [0.283, "cazimi"],
      [0.284, "underBeams"],
      [8, "underBeams"],
      [17, "underBeams"],
      [17.01, ""],
      [90, ""],
    ],
  ],
])("%s: %s", (_, bodies, distances) => {
  for (const planet of bodies) {
    for (const [fromSunDeg, light] of distances) {
      for (const sunDeg of [100, 2, 358]) {
        for (const longitudeDeg of [sunDeg + fromSunDeg, sunDeg - fromSunDeg]) {
          const found = lightOf(planet, (longitudeDeg + 360) % 360, sunDeg);
          const expected = { ...dark, ...(light === "" ? {} : { [light]: true }) };
          expect(found, `${planet} ${fromSunDeg}`).toEqual(expected);
        }
      }
    }
  }
});

test("17′ exactly is still cazimi, 8° still combust, 17° still under the beams", () => {
  expect(lightOf("mercury", 17 / 60, 0)).toEqual({ ...dark, cazimi: true });
  expect(lightOf("mercury", 8, 0)).toEqual({ ...dark, combust: true });
  expect(lightOf("mars", 17, 0)).toEqual({ ...dark, underBeams: true });
});

interface Placed {
  readonly at: number;
  readonly speed: number;
  readonly house: HouseNumber;
}

/** A day chart, scored by hand: longitude, speed, house; then the lines and their sum from 5, clamped to 0…10. */
const chart: Readonly<Record<Planet, readonly [Placed, lines: string, score: number]>> = {
  sun: [{ at: 135, speed: 0.96, house: 10 }, "dignity 2, sect 1, house 2", 10],
  moon: [{ at: 222, speed: 12, house: 1 }, "dignity -2, sect -1, house 2", 4],
  mercury: [{ at: 128, speed: 1.9, house: 9 }, "sect 1, house -1, fast 1, combust -2", 4],
  venus: [{ at: 148, speed: -0.5, house: 11 }, "sect -1, house 1, slow -1, retrograde -1, under-beams -1", 2],
  mars: [{ at: 70, speed: 0.6, house: 7 }, "sect -1, house 2", 6],
  jupiter: [{ at: 245, speed: 0.02, house: 2 }, "dignity 2, sect 1, house 1, slow -1", 8],
  saturn: [{ at: 110, speed: 0.11, house: 9 }, "dignity -2, sect 1, house -1, fast 1", 4],
  uranus: [{ at: 140, speed: -0.001, house: 10 }, "dignity -2, house 2, slow -1, retrograde -1, under-beams -1", 2],
  neptune: [{ at: 340, speed: 0.006, house: 5 }, "dignity 2, house 1", 8],
  pluto: [{ at: 135.2, speed: 0.0043, house: 12 }, "house -1", 4],
};
const positions = perPlanet((planet) => {
  const [{ at, speed }] = chart[planet];
  return { longitudeDeg: at, latitudeDeg: 0, distanceAu: 1, speedDegPerDay: speed };
});
const told = (lines: readonly { readonly reason: string; readonly points: number }[]) =>
  lines.map(({ reason, points }) => `${reason} ${points}`).join(", ");

test.each(Object.entries(chart))("by day %s at %o has the lines %s and scores %d", (planet, [, lines, score]) => {
  const houses = perPlanet((name) => chart[name][0].house);
  const facts = planetFacts(positions, { obliquityDeg: 23.44, houses, sect: "day" });
  const found = Object.entries(facts).find(([name]) => name === planet)?.[1];
  expect(told(found?.scoreLines ?? [])).toBe(lines);
  expect(found?.score).toBe(score);
});

test("without a birth time the lines of sect and house are absent", () => {
  const facts = planetFacts(positions, { obliquityDeg: 23.44, houses: null, sect: null });
  expect(told(facts.sun.scoreLines)).toBe("dignity 2");
  expect(told(facts.venus.scoreLines)).toBe("slow -1, retrograde -1, under-beams -1");
  expect(facts.jupiter).toMatchObject({ inSect: null, house: null, houseClass: null, score: 6 });
});

test("a sum under 0 is 0 and one over 10 is 10", () => {
  const worst = { ...nothing, dignity: "fall", inSect: false, houseClass: "cadent" } as const;
  const burnt = { motion: { ...even, slow: true, retrograde: true }, light: { ...dark, combust: true } };
  expect(scoreOf({ ...worst, ...burnt }).score).toBe(0);
  const best = { dignity: "exaltation", inSect: true, houseClass: "angular", motion: { ...even, fast: true } } as const;
  expect(scoreOf({ ...nothing, ...best }).score).toBe(10);
});
