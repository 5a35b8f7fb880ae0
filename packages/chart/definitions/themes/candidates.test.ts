import { expect, test } from "vitest";
import { type AspectEnd, type AspectType, type HouseNumber, type Planet, type Sign, signs } from "../../names.ts";
import { themesOf } from "../../synthesis/themes.ts";
import { aspect } from "../../testing/bare-sky.ts";
import { nodeIn, pattern, rising, themeFacts, themesIn } from "../../testing/theme-facts.ts";

// Who may be a theme and with which facts: the specification, §11, and docs/chart.md, "Themes".

const all = <Value>(planets: readonly Planet[], value: Value) =>
  Object.fromEntries(planets.map((planet) => [planet, value]));
const toAngle = (a: Planet, type: AspectType, b: "ascendant" | "midheaven", orb = 5) => ({
  ...aspect(a, type, "sun", orb),
  b,
});

test("in a bare chart the planets come in their order, Sun and Moon with their weights", () => {
  expect(themesIn()).toEqual([
    "planet sun: sun.sign 12",
    "planet moon: moon.sign 10",
    "planet mercury: mercury.sign 0",
    "planet venus: venus.sign 0",
    "planet mars: mars.sign 0",
  ]);
});

test("a planet has its sign, its angular house, its sect and its tight aspects to planets and angles", () => {
  const links = {
    ruleAspects: [aspect("mars", "square", "saturn", 1), aspect("venus", "trine", "mars", 2)],
    angleAspects: [toAngle("mars", "sextile", "midheaven", 2.5), toAngle("mars", "trine", "ascendant", 3.5)],
  };
  expect(themesIn({ mars: { house: 7, inSect: true } }, links)[2]).toBe(
    "planet mars: mars.house 3, mars-square-saturn 2, mars.sect 1, venus-trine-mars 1, mars-sextile-midheaven 1, mars.sign 0",
  );
  // Out of its sect, or of none, it has no sect to speak for it.
  for (const inSect of [false, null]) expect(themesIn({ mars: { inSect } })).toEqual(themesIn());
});

test("a quincunx is neither hard nor soft, however tight", () => {
  const angleAspects = [toAngle("mars", "quincunx", "midheaven", 0.1), toAngle("venus", "trine", "ascendant", 2)];
  expect(themesIn({}, { angleAspects })[2]).toBe("planet venus: venus-trine-ascendant 1, venus.sign 0");
});

test("the chart's ruler takes the Ascendant's 8 besides its own", () => {
  const ruleAspects = [aspect("mercury", "opposition", "neptune", 2)];
  expect(themesIn({ neptune: { house: 4, inSect: null } }, { chartRuler: "neptune", ruleAspects }).slice(0, 2)).toEqual(
    [
      "chart-ruler neptune: ascendant.sign 8, neptune.house 3, mercury-opposition-neptune 2, neptune.sign 0, chart-ruler 0",
      "planet sun: sun.sign 12",
    ],
  );
});

test.each<[AspectType, "ascendant" | "midheaven", string, string]>([
  ["conjunction", "ascendant", "angular-planet", "Sun on the Ascendant"],
  ["opposition", "ascendant", "angular-planet", "Sun on the Descendant"],
  ["conjunction", "midheaven", "angular-planet", "Sun on the Midheaven"],
  ["opposition", "midheaven", "angular-planet", "Sun on the lower Midheaven"],
  ["square", "ascendant", "planet", "Sun in Aries"],
  ["trine", "midheaven", "planet", "Sun in Aries"],
  ["sextile", "ascendant", "planet", "Sun in Aries"],
  ["quincunx", "midheaven", "planet", "Sun in Aries"],
])("a planet whose %s to the %s is in orb is a theme as %s: %s", (type, angle, kind, title) => {
  const found = themesOf(themeFacts({}, { angleAspects: [toAngle("sun", type, angle)] }));
  expect(found[0]).toMatchObject({ kind, subject: "sun", title });
  // No other planet is at that angle.
  expect(found[1]).toMatchObject({ kind: "planet", subject: "moon", title: "Moon in Taurus" });
});

test("a planet near two angles is on the nearer one, whatever else aspects them", () => {
  const angleAspects = [
    toAngle("moon", "conjunction", "ascendant", 1),
    toAngle("sun", "square", "ascendant", 2),
    toAngle("sun", "opposition", "midheaven", 4),
    toAngle("sun", "conjunction", "ascendant", 5),
  ];
  expect(themesOf(themeFacts({}, { angleAspects }))[0]?.title).toBe("Sun on the lower Midheaven");
});

test("two of Sun, Moon and Ascendant in one sign make it a theme, one does not", () => {
  const first = (sun: Sign, moon: Sign, ascendant: Sign) =>
    themesIn({ sun: { sign: sun }, moon: { sign: moon } }, { angles: rising(ascendant) })[0];
  expect(first("Leo", "Leo", "Aries")).toBe("sign Leo: sun.sign 12, moon.sign 10");
  expect(first("Leo", "Aries", "Leo")).toBe("sign Leo: sun.sign 12, ascendant.sign 8");
  expect(first("Aries", "Leo", "Leo")).toBe("sign Leo: moon.sign 10, ascendant.sign 8");
  expect(first("Leo", "Leo", "Leo")).toBe("sign Leo: sun.sign 12, moon.sign 10, ascendant.sign 8");
  expect(first("Aries", "Leo", "Virgo")).toBe("planet sun: sun.sign 12");
});

test.each(signs)("a stellium in %s makes the sign a theme, with the planets in it and whatever rises there", (sign) => {
  const crowd = ["sun", "venus", "saturn"] as const;
  const configurations = [pattern("stellium", crowd, { sign })];
  const places = {
    ...all(crowd, { sign }),
    moon: { sign: sign === "Aries" ? "Leo" : "Aries" },
    saturn: { sign, degree: 20 },
  } as const;
  const elsewhere = rising(sign === "Gemini" ? "Virgo" : "Gemini");
  const name = sign.toLowerCase();
  expect(themesIn(places, { configurations, angles: elsewhere })[0]).toBe(
    `sign ${sign}: sun.sign 12, stellium-in-${name} 3, venus.sign 0, saturn.sign 0`,
  );
  expect(themesIn(places, { configurations, angles: rising(sign) })[0]).toBe(
    `sign ${sign}: sun.sign 12, ascendant.sign 8, stellium-in-${name} 3, venus.sign 0, saturn.sign 0`,
  );
});

test("a stellium by sign takes with it one by house that shares three planets, and no other", () => {
  const crowd = ["venus", "mars", "saturn", "pluto"] as const;
  const told = (...inHouse: readonly Planet[]) =>
    themesIn(
      {
        ...all(crowd, { sign: "Leo" as const }),
        ...all(inHouse, { house: 5 as HouseNumber, sign: "Leo" as const }),
        pluto: { sign: "Leo", degree: 29 },
      },
      { configurations: [pattern("stellium", crowd, { sign: "Leo" }), pattern("stellium", inHouse, { house: 5 })] },
    ).filter((theme) => theme.includes("stellium"));
  const own = "venus.sign 0, mars.sign 0, saturn.sign 0, pluto.sign 0";
  expect(told("venus", "mars", "saturn")).toEqual([`sign Leo: stellium-in-leo 12, stellium-in-house-5 9, ${own}`]);
  expect(told("venus", "mars", "jupiter")).toEqual([
    `sign Leo: stellium-in-leo 12, ${own}`,
    "house 5: stellium-in-house-5 9, venus.house 0, mars.house 0, jupiter.house 0",
  ]);
});

test("a stellium is a theme by its house or sign alone, not as a pattern with its aspects", () => {
  const crowd = ["venus", "mars", "saturn"] as const;
  const ruleAspects = [aspect("venus", "conjunction", "mars", 1), aspect("mars", "conjunction", "saturn", 2)];
  const configurations = [pattern("stellium", crowd, { house: 5 })];
  expect(themesIn({ saturn: { degree: 20 } }, { configurations, ruleAspects }).slice(2)).toEqual([
    "planet mars: venus-conjunction-mars 2, mars-conjunction-saturn 2, mars.sign 0",
    "house 5: stellium-in-house-5 3, venus.house 0, mars.house 0, saturn.house 0",
    "planet mercury: mercury.sign 0",
  ]);
});

test("a house with a stellium has the houses of its planets, which weigh where it is angular", () => {
  const crowd = ["sun", "mercury", "venus"] as const;
  const told = (house: HouseNumber) =>
    themesIn(
      { sun: { house, degree: 20 }, mercury: { house }, venus: { house } },
      { configurations: [pattern("stellium", crowd, { house })] },
    ).find((theme) => theme.startsWith("house"));
  expect(told(8)).toBe("house 8: stellium-in-house-8 3, sun.house 0, mercury.house 0, venus.house 0");
  // The Sun's theme, 12 and 3, is heavier and has used its house.
  expect(told(4)).toBe("house 4: stellium-in-house-4 3, mercury.house 3, venus.house 3");
});

test("a pattern has the tight aspects among its own planets", () => {
  const kite = pattern("kite", ["mars", "jupiter", "saturn", "pluto"]);
  const ruleAspects = [
    aspect("mars", "trine", "jupiter", 0.5),
    aspect("mars", "opposition", "pluto", 1),
    aspect("saturn", "square", "neptune", 1.5),
    aspect("venus", "square", "pluto", 1.6),
    aspect("jupiter", "sextile", "pluto", 3),
  ];
  expect(themesIn({}, { configurations: [kite], ruleAspects })[2]).toBe(
    "configuration kite-mars-jupiter-saturn-pluto: kite-mars-jupiter-saturn-pluto 3, mars-opposition-pluto 2, mars-trine-jupiter 1",
  );
});

/** The third theme of a chart with one aspect, between two planets in angular houses. */
const linked = (type: AspectType, b: AspectEnd = "saturn") =>
  themesIn(
    { mars: { house: 1 }, saturn: { house: 10 } },
    { ruleAspects: [{ ...aspect("mars", type, "saturn", 1), b }] },
  )[2];

test("a tight hard aspect between two planets is a theme with the angular houses of both", () => {
  for (const type of ["conjunction", "opposition", "square"] as const)
    expect(linked(type)).toBe(`aspect mars-${type}-saturn: mars.house 3, saturn.house 3, mars-${type}-saturn 2`);
  for (const type of ["trine", "sextile"] as const)
    expect(linked(type)).toBe(`planet mars: mars.house 3, mars-${type}-saturn 1, mars.sign 0`);
  // An angle is no planet.
  expect(linked("square", "midheaven")).toBe("planet mars: mars.house 3, mars-square-midheaven 2, mars.sign 0");
});

test("an aspect has the house of that planet alone which is angular", () => {
  // A stellium of four has used the sign of one, so that it is no theme by itself.
  const crowd = ["mercury", "venus", "mars", "jupiter"] as const;
  const configurations = [pattern("stellium", crowd, { sign: "Leo" })];
  const told = (a: Planet, b: Planet) =>
    themesIn(
      { ...all(crowd, { sign: "Leo" as const }), mars: { sign: "Leo", house: 1 } },
      { configurations, ruleAspects: [aspect(a, "square", b, 1)] },
    )[3];
  expect(told("mars", "saturn")).toBe("aspect mars-square-saturn: mars.house 3, mars-square-saturn 2");
  expect(told("uranus", "mars")).toBe("aspect uranus-square-mars: mars.house 3, uranus-square-mars 2");
});

test("sect has the planets that are of it, and there is none without a sect", () => {
  expect(
    themesIn({ jupiter: { inSect: true }, saturn: { inSect: true }, venus: { inSect: false } }, { sect: "day" })[2],
  ).toBe("sect day: sect 1, jupiter.sect 1, saturn.sect 1");
  expect(themesIn({ jupiter: { inSect: true }, saturn: { inSect: true } })[2]).toBe(
    "planet jupiter: jupiter.sect 1, jupiter.sign 0",
  );
});

test("the node axis is that of the true node, with its house where there is one", () => {
  const { trueNode } = nodeIn("Virgo", null);
  expect(themesIn({}, { points: { trueNode } })[2]).toBe("node-axis Virgo: trueNode.sign 1");
  expect(themesIn({}, { points: { meanNode: trueNode, chiron: trueNode } })).toEqual(themesIn());
});
