import { expect, test } from "vitest";
import { factId, factSubject, placementFact } from "./fact-ids.ts";
import { aspectTypeIn, type ParsedFact, parseFactId } from "./parse-fact-id.ts";

test.each<readonly [id: string, parts: ParsedFact]>([
  ["moon-phase", { kind: "single", fact: "moon-phase" }],
  ["chart-ruler", { kind: "single", fact: "chart-ruler" }],
  ["saturn-return", { kind: "cycle", cycle: "saturn-return" }],
  ["moon.sign", { kind: "placement", name: "moon", part: "sign" }],
  ["ascendant.longitude", { kind: "placement", name: "ascendant", part: "longitude" }],
  ["fortune.house", { kind: "placement", name: "fortune", part: "house" }],
  ["mars.dignity", { kind: "condition", name: "mars", part: "dignity" }],
  ["house-12.ruler", { kind: "house", house: 12, part: "ruler" }],
  ["house-1.sign", { kind: "house", house: 1, part: "sign" }],
  ["elements.fire", { kind: "share", of: "Fire" }],
  ["modalities.fixed", { kind: "share", of: "Fixed" }],
  ["polarities.receptive", { kind: "share", of: "Receptive" }],
  ["sidereal.venus", { kind: "sidereal", planet: "venus" }],
  ["venus-square-saturn", { kind: "aspect", a: "venus", type: "square", b: "saturn" }],
  ["sun-trine-ascendant", { kind: "aspect", a: "sun", type: "trine", b: "ascendant" }],
  ["moon-opposition-midheaven", { kind: "aspect", a: "moon", type: "opposition", b: "midheaven" }],
  ["stellium-in-leo", { kind: "stellium", sign: "Leo" }],
  ["stellium-in-house-4", { kind: "stellium", house: 4 }],
  ["t-square-sun-moon-mars", { kind: "pattern", type: "t-square", planets: ["sun", "moon", "mars"] }],
  [
    "grand-cross-sun-moon-mars-pluto",
    { kind: "pattern", type: "grand-cross", planets: ["sun", "moon", "mars", "pluto"] },
  ],
  ["mutual-reception-sun-mars", { kind: "reception", a: "sun", b: "mars" }],
  ["intercepted-aries", { kind: "intercepted", sign: "Aries" }],
  ["theme-3", { kind: "theme", rank: 3 }],
])("reads %s", (id, parts) => {
  expect(parseFactId(id)).toEqual(parts);
});

test.each([
  "",
  "moon",
  "moon.",
  "moon.signs",
  "moon.sign.leo",
  "ascendant.house",
  "fortune.dignity",
  "house-0.sign",
  "house-13.sign",
  "house-1.house",
  "elements.cardinal",
  "polarities.fire",
  "sidereal.chiron",
  "venus-square",
  "venus-square-chiron",
  "venus-parallel-mars",
  "sun-trine-moon-mars",
  "stellium-in-ophiuchus",
  "t-square-sun-moon",
  "yod-sun-moon-chiron",
  "mutual-reception-sun",
  "theme-0",
  "theme-10",
  "x-theme-1",
  "moon.fire",
  "place.sign",
  "ascendant.dignity",
  "house-12",
  "house-1.sign.leo",
  "elements.",
  "sidereal.",
  "venus-square-saturn.sign",
  "chiron-square-sun",
  "stellium-in-house-13",
  "stellium-sun-moon-mars",
  "mutual-reception-sun-mars-moon",
  "mutual-reception-sun-chiron",
  "mutual-reception-chiron-sun",
  "t-square-sun-moon-mars-chiron",
  "undefined-sun-moon-mars",
  "intercepted-",
])("refuses %j", (id) => {
  expect(parseFactId(id)).toBeUndefined();
});

test("a pattern made of one aspect has its type, other facts have none", () => {
  expect(aspectTypeIn("venus-square-saturn")).toBe("square");
  expect(aspectTypeIn("t-square-sun-moon-mars")).toBe("square");
  expect(aspectTypeIn("grand-trine-sun-moon-mars")).toBe("trine");
  expect(aspectTypeIn("yod-sun-moon-mars")).toBeUndefined();
  expect(aspectTypeIn("uranus-square")).toBeUndefined();
  expect(aspectTypeIn("t-square-sun")).toBeUndefined();
  expect(placementFact("moon", "sign")).toBe("moon.sign");
});

test("an id is built from an aspect or a pattern, or is one already", () => {
  expect(factId("moon.sign")).toBe("moon.sign");
  expect(factId({ a: "venus", b: "saturn", type: "square" })).toBe("venus-square-saturn");
  expect(factId({ type: "yod", planets: ["sun", "moon", "mars"] })).toBe("yod-sun-moon-mars");
  expect(factId({ type: "stellium", planets: ["sun", "moon", "mars"], sign: "Leo" })).toBe("stellium-in-leo");
  expect(factId({ type: "stellium", planets: ["sun", "moon", "mars"], house: 4 })).toBe("stellium-in-house-4");
  expect(() => factId({ type: "stellium", planets: ["sun", "moon", "mars"] })).toThrow("a sign or in a house");
});

test("the subject of a part of a placement is the placement, and of another fact the fact", () => {
  expect(factSubject("moon.sign")).toBe("moon");
  expect(factSubject("house-3.ruler")).toBe("house-3");
  expect(factSubject("venus-square-saturn")).toBe("venus-square-saturn");
});
