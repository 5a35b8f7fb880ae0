import { expect, test } from "vitest";
import type { AspectType, PatternType, Planet } from "../../names.ts";
import { figureWeightOf, signWeight, tightWeight } from "../../synthesis/weights.ts";
import { aspect } from "../../testing/bare-sky.ts";
import { nodeIn, pattern, themesIn } from "../../testing/theme-facts.ts";
import { perPlanet } from "../../zodiac/per-planet.ts";

test("the Sun weighs 12 by its sign, the Moon 10, the others nothing", () => {
  expect(perPlanet(signWeight)).toEqual({
    ...{ sun: 12, moon: 10, mercury: 0, venus: 0, mars: 0 },
    ...{ jupiter: 0, saturn: 0, uranus: 0, neptune: 0, pluto: 0 },
  });
});

test.each<[Exclude<AspectType, "quincunx">, number]>([
  ["conjunction", 2],
  ["opposition", 2],
  ["square", 2],
  ["trine", 1],
  ["sextile", 1],
])("a tight %s weighs %d", (type, weight) => {
  expect(tightWeight(type)).toBe(weight);
});

const placed = (...longitudes: readonly number[]) => {
  const of = new Map(longitudes.map((longitude, i) => [members[i], longitude]));
  return perPlanet((planet) => ({ longitude: of.get(planet) ?? 0 }));
};
const members: readonly Planet[] = ["mercury", "venus", "mars", "jupiter", "saturn"];

test.each([
  [[60, 68.1, 89], 3],
  [[60, 64, 68.1], 3],
  [[60, 68.1, 64], 3],
  [[68.1, 60, 64], 3],
  // Within eight degrees of each other, also across the first degree of Aries.
  [[60, 64, 68], 9],
  [[356, 4, 0], 9],
  // Four or five, however wide.
  [[60, 70, 80, 89], 12],
  [[60, 65, 70, 80, 89], 15],
])("a stellium at %j degrees weighs %d", (longitudes, weight) => {
  const crowd = members.slice(0, longitudes.length);
  const weigh = (where: { sign: "Gemini" } | { house: 5 }) =>
    figureWeightOf(pattern("stellium", crowd, where), placed(...longitudes));
  expect([weigh({ sign: "Gemini" }), weigh({ house: 5 })]).toEqual([weight, weight]);
});

test.each<PatternType>(["t-square", "grand-trine", "kite", "grand-cross", "mystic-rectangle", "yod"])(
  "a %s weighs 3 with any number of planets, however near",
  (type) => {
    expect(figureWeightOf(pattern(type, members.slice(0, 3)), placed(0, 120, 240))).toBe(3);
    expect(figureWeightOf(pattern(type, members.slice(0, 4)), placed(0, 90, 180, 270))).toBe(3);
    expect(figureWeightOf(pattern(type, members.slice(0, 3)), placed(0, 1, 2))).toBe(3);
  },
);

test("the Ascendant weighs 8, an angular house 3, sect 1", () => {
  expect(themesIn({ mars: { house: 10, inSect: true } }, { chartRuler: "mars" })[1]).toBe(
    "chart-ruler mars: ascendant.sign 8, mars.house 3, mars.sect 1, mars.sign 0, chart-ruler 0",
  );
  expect(themesIn({}, { sect: "night" })[2]).toBe("sect night: sect 1");
});

test.each([1, 4, 7, 10] as const)(
  "house %d is angular: a planet in it weighs 3, the node there 3 more than its 1",
  (house) => {
    expect(themesIn({ saturn: { house } })[2]).toBe("planet saturn: saturn.house 3, saturn.sign 0");
    expect(themesIn({}, { points: nodeIn("Leo", house) })[2]).toBe("node-axis Leo: trueNode.house 3, trueNode.sign 1");
  },
);

test.each([2, 3, 5, 6, 8, 9, 11, 12] as const)("house %d adds nothing to a planet or the node", (house) => {
  expect(themesIn({ saturn: { house } }).some((theme) => theme.includes("saturn.house"))).toBe(false);
  expect(themesIn({}, { points: nodeIn("Leo", house) })[2]).toBe("node-axis Leo: trueNode.sign 1");
});

test("an element that fills the chart weighs 3, and so does each that is missing", () => {
  const emphasis = {
    element: "Fire",
    missingElements: ["Air", "Water"],
    modality: null,
    missingModalities: [],
  } as const;
  // By the bare chart's signs Mars and Neptune stand in Fire, and the Sun, which an element does not use up.
  expect(themesIn({}, { emphasis }).slice(2)).toEqual([
    "element Fire: elements.fire 3, mars.sign 0, neptune.sign 0",
    "missing-element Air: elements.air 3",
    "missing-element Water: elements.water 3",
  ]);
});

test("an aspect of three degrees is not tight and weighs nothing", () => {
  const themes = (orb: number) => themesIn({}, { ruleAspects: [aspect("venus", "square", "mars", orb)] });
  expect(themes(2.9)[2]).toBe("planet venus: venus-square-mars 2, venus.sign 0");
  expect(themes(3)).toEqual(themesIn());
});
