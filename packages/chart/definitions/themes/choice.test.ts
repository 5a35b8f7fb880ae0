import { expect, test } from "vitest";
import { type Planet, planets, type Sign } from "../../names.ts";
import { themesOf } from "../../synthesis/themes.ts";
import { aspect } from "../../testing/bare-sky.ts";
import { nodeIn, pattern, themeFacts, themesIn } from "../../testing/theme-facts.ts";

// How five themes are chosen, what an unknown birth time leaves of them, and their titles.

const crowded = (sign: Sign, ...planets: readonly Planet[]) => pattern("stellium", planets, { sign });
const housed = (house: 2 | 5, ...planets: readonly Planet[]) => pattern("stellium", planets, { house });
/** Places no two planets of a group within eight degrees. */
const apart = <Place extends object>(place: Place, ...planets: readonly Planet[]) =>
  Object.fromEntries(planets.map((planet, i) => [planet, { ...place, degree: i * 9 }]));

const kindsIn = (...chart: Parameters<typeof themesIn>) => themesIn(...chart).map((theme) => theme.split(":")[0]);

test("the heaviest comes first, and what it has used counts for no other", () => {
  // Mars 3 + 2, Saturn 3 + 2, their square 3 + 3 + 2: the square first, which leaves both planets nothing but their signs.
  const told = themesIn(
    { mars: { house: 1, inSect: true }, saturn: { house: 10 } },
    { ruleAspects: [aspect("mars", "square", "saturn", 1)] },
  );
  expect(told.slice(2)).toEqual([
    "aspect mars-square-saturn: mars.house 3, saturn.house 3, mars-square-saturn 2",
    "planet mars: mars.sect 1, mars.sign 0",
    "planet mercury: mercury.sign 0",
  ]);
});

test("a candidate whose own fact is used is gone, whatever else it has", () => {
  const places = {
    ...apart({ sign: "Leo" }, "mercury", "venus", "mars", "saturn"),
    mercury: { sign: "Leo", house: 1 },
  } as const;
  const told = kindsIn(places, { configurations: [crowded("Leo", "mercury", "venus", "mars", "saturn")] });
  expect(told).toEqual(["planet sun", "sign Leo", "planet moon", "planet jupiter", "planet uranus"]);
});

test("there are five, and fewer where nothing is left", () => {
  const used = { configurations: [crowded("Leo", ...planets)] };
  expect(kindsIn(apart({ sign: "Leo" }, ...planets), used)).toEqual(["sign Leo"]);
  const missing = ["Fire", "Earth", "Air", "Water"] as const;
  const emphasis = { element: null, missingElements: missing, modality: null, missingModalities: [] };
  expect(kindsIn(apart({ sign: "Leo" }, ...planets), { ...used, emphasis, points: nodeIn("Leo", null) })).toHaveLength(
    5,
  );
});

test("of equals a planet comes before a sign, a sign before a house, a house before a pattern", () => {
  const places = {
    ...apart({ sign: "Leo" }, "mercury", "venus", "mars"),
    ...apart({ house: 5 }, "jupiter", "saturn", "uranus"),
    pluto: { house: 4 },
  } as const;
  const configurations = [
    pattern("yod", ["mercury", "saturn", "neptune"]),
    housed(5, "jupiter", "saturn", "uranus"),
    crowded("Leo", "mercury", "venus", "mars"),
  ];
  // Each weighs 3; Sun and Moon come before.
  expect(themesIn(places, { configurations }).slice(2)).toEqual([
    "planet pluto: pluto.house 3, pluto.sign 0",
    "sign Leo: stellium-in-leo 3, mercury.sign 0, venus.sign 0, mars.sign 0",
    "house 5: stellium-in-house-5 3, jupiter.house 0, saturn.house 0, uranus.house 0",
  ]);
  expect(kindsIn({ ...places, pluto: {} }, { configurations })[4]).toBe("configuration yod-mercury-saturn-neptune");
});

test("of equals a pattern comes before an aspect, the closer aspect before the wider", () => {
  const ruleAspects = [
    aspect("venus", "trine", "jupiter", 0.1),
    aspect("mars", "square", "saturn", 0.2),
    aspect("uranus", "square", "neptune", 0.3),
    aspect("mercury", "opposition", "venus", 1),
    aspect("mercury", "sextile", "jupiter", 1.1),
    aspect("mercury", "sextile", "pluto", 1.2),
  ];
  const angular = { mars: { house: 1 }, saturn: { house: 10 }, uranus: { house: 1 }, neptune: { house: 10 } } as const;
  // The kite: 3 + 2 + 1 + 1 + 1; each square: 2 + 3 + 3.
  const configurations = [pattern("kite", ["mercury", "venus", "jupiter", "pluto"])];
  expect(kindsIn(angular, { configurations, ruleAspects }).slice(2)).toEqual([
    "configuration kite-mercury-venus-jupiter-pluto",
    "aspect mars-square-saturn",
    "aspect uranus-square-neptune",
  ]);
});

test("of equals an element comes before sect, and sect before the nodes", () => {
  const emphasis = { element: null, missingElements: ["Water"], modality: null, missingModalities: [] } as const;
  const day = { jupiter: { inSect: true }, saturn: { inSect: true } };
  expect(kindsIn(day, { sect: "day", emphasis }).slice(2, 4)).toEqual(["missing-element Water", "sect day"]);
  const three = { ...day, mercury: { inSect: true } };
  const points = nodeIn("Leo", 7);
  expect(kindsIn(three, { sect: "day", points }).slice(2, 4)).toEqual(["sect day", "node-axis Leo"]);
});

const noTime = { timeUnknown: true, angles: null } as const;
const changing = (...between: readonly Sign[]) => between.map((sign) => ({ from: "00:00", to: "24:00", sign }));

test("without a birth time nothing rests on an aspect of the Moon", () => {
  const ruleAspects = [
    aspect("moon", "square", "mars", 0.5),
    aspect("sun", "square", "moon", 0.6),
    aspect("venus", "trine", "saturn", 1),
  ];
  expect(themesIn({}, { ...noTime, ruleAspects })).toEqual([
    "planet sun: sun.sign 12",
    "planet moon: moon.sign 10",
    "planet venus: venus-trine-saturn 1, venus.sign 0",
    "planet mercury: mercury.sign 0",
    "planet mars: mars.sign 0",
  ]);
  expect(themesIn({}, { ruleAspects })[0]).toBe("planet sun: sun.sign 12, sun-square-moon 2");
});

test("without a birth time the Moon belongs to no pattern of aspects, and to a crowd where its sign is sure", () => {
  const t = pattern("t-square", ["moon", "mars", "saturn"]);
  expect(kindsIn({}, { configurations: [t] })[2]).toBe("configuration t-square-moon-mars-saturn");
  expect(themesIn({}, { ...noTime, configurations: [t] })).toEqual(themesIn());
  const other = pattern("t-square", ["venus", "mars", "saturn"]);
  expect(kindsIn({}, { ...noTime, configurations: [other] })[2]).toBe("configuration t-square-venus-mars-saturn");
  const places = apart({ sign: "Leo" }, "moon", "venus", "mars");
  const configurations = [crowded("Leo", "moon", "venus", "mars")];
  expect(themesIn(places, { ...noTime, configurations })[0]).toBe(
    "sign Leo: moon.sign 10, stellium-in-leo 3, venus.sign 0, mars.sign 0",
  );
  const unsure = { ...noTime, configurations, moonSigns: changing("Leo", "Virgo") };
  expect(kindsIn(places, unsure)).toEqual(kindsIn());
  // With a time the day's other sign does not matter.
  expect(kindsIn(places, { configurations, moonSigns: changing("Leo", "Virgo") })[0]).toBe("sign Leo");
});

test("on a day with two signs of the Moon its theme is of both, and it shares no sign with the Sun", () => {
  const moonSigns = changing("Aries", "Taurus");
  const both = { sun: { sign: "Aries" }, moon: { sign: "Aries" } } as const;
  const [, moon] = themesOf(themeFacts(both, { ...noTime, moonSigns }));
  expect(moon).toMatchObject({ title: "Moon in Aries or Taurus", evidence: ["moon-signs"], weight: 10 });
  expect(kindsIn(both, { ...noTime, moonSigns })[0]).toBe("planet sun");
  expect(kindsIn(both, noTime)[0]).toBe("sign Aries");
  expect(themesOf(themeFacts(both, { ...noTime, moonSigns }))[0]?.title).toBe("Sun in Aries");
});

/** Facts of the elements; each planet is put into a sign. */
function elementsTold(signsOf: readonly Sign[], element: "Earth" | "Air" | null, moonSigns: readonly Sign[]) {
  const [moon = "Aries", ...others] = signsOf;
  const names = ["sun", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"] as const;
  const places = {
    moon: { sign: moon },
    ...Object.fromEntries(names.map((name, i) => [name, { sign: others[i] ?? moon }])),
  };
  const emphasis = { element, missingElements: ["Water"], modality: null, missingModalities: [] } as const;
  return themesIn(places, { ...noTime, emphasis, moonSigns: changing(...moonSigns) }).filter((theme) =>
    theme.includes("element"),
  );
}

test("on such a day an element fills the chart, or is missing, only if it does under both signs", () => {
  // With the Moon in Taurus four planets in Earth, three in Fire, three in Air; the Sun is not used up by an element.
  const four = [
    "Taurus",
    "Taurus",
    "Virgo",
    "Capricorn",
    "Aries",
    "Leo",
    "Aries",
    "Gemini",
    "Libra",
    "Gemini",
  ] as const;
  const earth = "element Earth: elements.earth 3, mercury.sign 0, venus.sign 0";
  const water = "missing-element Water: elements.water 3";
  expect(elementsTold(four, "Earth", ["Taurus"])).toEqual([earth, water]);
  expect(elementsTold(four, "Earth", ["Taurus", "Gemini"])).toEqual([water]);
  expect(elementsTold(four, "Earth", ["Aries", "Taurus"])).toEqual([water]);
  // With a fifth in Earth it fills the chart without the Moon too.
  const five = ["Taurus", "Taurus", "Virgo", "Capricorn", "Aries", "Leo", "Taurus", "Gemini", "Libra", "Leo"] as const;
  expect(elementsTold(five, "Earth", ["Taurus", "Gemini"])).toEqual([
    "element Earth: elements.earth 3, mercury.sign 0, venus.sign 0, saturn.sign 0",
    water,
  ]);
  // The Moon in Cancer leaves no element without a planet.
  const gemini = ["Gemini", ...four.slice(1)] as const;
  expect(elementsTold(gemini, null, ["Gemini"])).toEqual([water]);
  expect(elementsTold(gemini, null, ["Gemini", "Cancer"])).toEqual([]);
});

test("every theme has a title in English", () => {
  const titles = (...chart: Parameters<typeof themeFacts>) => themesOf(themeFacts(...chart)).map(({ title }) => title);
  const emphasis = { element: "Fire", missingElements: ["Water"], modality: null, missingModalities: [] } as const;
  expect(titles({}, { emphasis, chartRuler: "mars" })).toEqual([
    "Sun in Aries",
    "Moon in Taurus",
    "Mars rules the chart",
    "Much Fire",
    "No Water",
  ]);
  const ruleAspects = [aspect("mars", "square", "saturn", 1)];
  const angular = { mars: { house: 1 }, saturn: { house: 1 } } as const;
  const configurations = [pattern("grand-cross", ["mercury", "venus", "jupiter", "pluto"])];
  expect(titles(angular, { ruleAspects, configurations, sect: "night" }).slice(2)).toEqual([
    "Mars square Saturn",
    "Grand-cross of Mercury, Venus, Jupiter, Pluto",
    "Night chart",
  ]);
  const crowds = [crowded("Leo", "mercury", "venus", "mars"), housed(5, "jupiter", "saturn", "uranus")];
  expect(
    titles(apart({ sign: "Leo" }, "mercury", "venus", "mars"), { configurations: crowds, points: nodeIn("Libra", 3) }),
  ).toEqual(["Sun in Aries", "Moon in Taurus", "Emphasis on Leo", "Emphasis on house 5", "North node in Libra"]);
});
