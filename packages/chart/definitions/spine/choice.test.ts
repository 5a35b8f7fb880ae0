import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import type { Aspect } from "../../facts.ts";
import { type AspectType, planets } from "../../names.ts";
import { type BodyWeights, bodyWeights } from "../../spine/body-weights.ts";
import { type Candidate, candidate, exactnessOf } from "../../spine/candidates/candidate.ts";
import { chooseStructures } from "../../spine/choose-structures.ts";
import { byWeight } from "../../spine/heaviest.ts";
import type { SpineBody, StructureType } from "../../spine/spine.ts";
import type { CertainSky } from "../../spine/spine-input.ts";
import { aspect, bareSkies, even } from "../../testing/bare-sky.ts";

// The rules of the second edition's design, section 1, in its own numbers.

const { bareSky } = bareSkies({ sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) });

const choose = (candidates: readonly Candidate[], sky = bareSky(), weights = even) =>
  chooseStructures(candidates, sky, weights);
const chosenKeys = (candidates: readonly Candidate[], sky?: CertainSky, weights?: BodyWeights) =>
  choose(candidates, sky, weights).chosen.map(({ key }) => key);
const one = (type: StructureType, core: readonly SpineBody[], more: Partial<Candidate> = {}) =>
  candidate({ type, key: core.join("-"), core, ...more });

test("by nature the Sun weighs 12, the Moon 10, Mercury to Mars 6, Jupiter and Saturn 5, the outer three 3, the Ascendant 8", () => {
  const { of, bodies, total } = bodyWeights(bareSky());
  expect(bodies.map((body) => [body, of(body)])).toEqual([
    ...[
      ["sun", 12],
      ["moon", 10],
      ["mercury", 6],
      ["venus", 6],
      ["mars", 6],
    ],
    ...[
      ["jupiter", 5],
      ["saturn", 5],
      ["uranus", 3],
      ["neptune", 3],
      ["pluto", 3],
    ],
    ["ascendant", 8],
  ]);
  expect(total).toBe(67);
});

test("a weight grows with the score above five, a near aspect and the chart's rule, and is never below one", () => {
  const weigh = (sky: CertainSky, body: SpineBody) => bodyWeights(sky).of(body);
  const scored = (points: number, reason: "dignity" | "house" | "sect", change: Partial<CertainSky> = {}) => {
    const sky = bareSky(change);
    const saturn = { ...sky.facts.planets.saturn, scoreLines: [{ reason, points }] };
    return { ...sky, facts: { ...sky.facts, planets: { ...sky.facts.planets, saturn } } };
  };
  expect([weigh(scored(2, "dignity"), "saturn"), weigh(scored(-2, "dignity"), "saturn")]).toEqual([7, 3]);
  // A score ends at 0 and at 10.
  expect([weigh(scored(9, "dignity"), "saturn"), weigh(scored(-9, "dignity"), "saturn")]).toEqual([10, 1]);
  // Lines that five minutes would change do not count.
  expect(weigh(scored(2, "house", { isHouseFragile: (planet) => planet === "saturn" }), "saturn")).toBe(5);
  expect(weigh(scored(2, "house", { isHouseFragile: (planet) => planet === "sun" }), "saturn")).toBe(7);
  expect(weigh(scored(1, "sect", { isSectFragile: true }), "saturn")).toBe(5);
  expect(weigh(scored(1, "sect"), "saturn")).toBe(6);
  expect(weigh(scored(2, "dignity", { isSectFragile: true, isHouseFragile: () => true }), "saturn")).toBe(7);
  const near = (orb: number) => bareSky({ closeAspects: [aspect("mars", "trine", "saturn", orb)] });
  expect([0.9, 1, 2.9, 3].map((orb) => weigh(near(orb), "saturn"))).toEqual([7, 6, 6, 5]);
  expect([weigh(near(0.5), "mars"), weigh(near(0.5), "venus")]).toEqual([8, 6]);
  const ruled = bareSky({ chartRuler: "saturn" });
  expect([weigh(ruled, "saturn"), weigh(ruled, "mars"), bodyWeights(ruled).total]).toEqual([8, 6, 70]);
  const untimed = { ...bareSky(), facts: { ...bareSky().facts, angles: null } };
  expect([bodyWeights(untimed).total, bodyWeights(untimed).bodies.length]).toEqual([59, 10]);
});

test.each<[StructureType, number]>([
  ["ring", 1.1],
  ["reception", 1.05],
  ["final-dispositor", 1],
  ["t-square", 1.15],
  ["yod", 1.05],
  ["kite", 1.15],
  ["grand-cross", 1.2],
  ["grand-trine", 0.95],
  ["mystic-rectangle", 1],
  ["opposition", 1],
  ["square", 0.9],
  ["sign-stellium", 0.9],
  ["house-stellium", 0.85],
  ["angular", 1],
  ["chart-ruler", 0.75],
  ["sun-moon", 0.65],
  ["singleton", 0.8],
  ["sun-ruler", 0.55],
  ["close-aspect", 0.6],
])("a %s explains what it binds by a factor of %d", (type, factor) => {
  const found = choose([one(type, ["venus", "mars"], { exactness: 0.5 })]);
  expect(found.chosen[0]?.score).toBeCloseTo((factor * 0.5 * 2) / 11, 12);
  expect(found.coverage).toBeCloseTo(2 / 11, 12);
});

test.each<[AspectType, number]>([
  ["conjunction", 10],
  ["opposition", 10],
  ["trine", 9],
  ["square", 8],
  ["sextile", 7],
  ["quincunx", 3],
])("a %s counts half at its limit of %d° and beyond, and whole when it is exact", (type, limit) => {
  expect([0, limit / 2, limit, 2 * limit].map((orb) => exactnessOf([{ type, orb }]))).toEqual([1, 0.75, 0.5, 0.5]);
});

test("several aspects are as exact as their mean", () => {
  expect(exactnessOf([])).toBe(1);
  expect(
    exactnessOf([
      { type: "trine", orb: 0 },
      { type: "square", orb: 8 },
    ]),
  ).toBe(0.75);
});

test("a planet hangs by half on a core that it is conjunct, or has any aspect under three degrees to", () => {
  const bound = (given: Aspect, type: StructureType = "opposition") =>
    choose([one(type, ["sun", "pluto"])], bareSky({ aspects: [given] })).chosen[0]?.bound;
  const alone = { sun: 1, pluto: 1 };
  expect(bound(aspect("sun", "conjunction", "venus", 6))).toEqual({ ...alone, venus: 0.5 });
  expect(bound(aspect("venus", "conjunction", "pluto", 6))).toEqual({ ...alone, venus: 0.5 });
  expect(bound(aspect("mars", "sextile", "pluto", 2.9))).toEqual({ ...alone, mars: 0.5 });
  expect(bound(aspect("mars", "sextile", "pluto", 3))).toEqual(alone);
  expect(bound(aspect("mars", "square", "venus", 0))).toEqual(alone);
  // Rings and dispositors bind along rulers, stelliums by place.
  for (const type of ["ring", "reception", "final-dispositor", "sign-stellium", "house-stellium"] as const)
    expect(bound(aspect("venus", "conjunction", "pluto", 0), type), type).toEqual(alone);
  const held = one("singleton", ["sun"], { holds: { moon: 0.25, venus: 0.75 } });
  expect(
    choose([held], bareSky({ aspects: [aspect("moon", "trine", "sun", 1), aspect("sun", "conjunction", "venus", 1)] }))
      .chosen[0]?.bound,
  ).toEqual({ sun: 1, moon: 0.5, venus: 0.75 });
});

test("the Ascendant is bound whole by a core planet within five degrees of either end, by half with the chart's ruler", () => {
  const bound = (ascendantDeg: number, change: Partial<CertainSky> = {}) =>
    choose([one("ring", ["sun", "mars"])], bareSky(change, ascendantDeg)).chosen[0]?.bound.ascendant;
  expect([0, 5, 355, 175, 180, 185].map((deg) => bound(deg))).toEqual([1, 1, 1, 1, 1, 1]);
  expect([5.1, 174.9, 90].map((deg) => bound(deg))).toEqual([undefined, undefined, undefined]);
  expect([bound(90, { chartRuler: "mars" }), bound(90, { chartRuler: "venus" })]).toEqual([0.5, undefined]);
  expect(bound(3, { chartRuler: "mars" })).toBe(1);
  const sky = bareSky();
  const { mars } = sky.facts.planets;
  const planetsApart = { ...sky.facts.planets, mars: { ...mars, longitude: 90 } };
  const apart = { ...bareSky({}, 3), facts: { ...bareSky({}, 3).facts, planets: planetsApart } };
  expect(choose([one("ring", ["sun", "mars"])], apart).chosen[0]?.bound.ascendant).toBe(1);
  const untimed = { ...apart, facts: { ...apart.facts, angles: null } };
  expect(choose([one("ring", ["sun", "mars"])], untimed).chosen[0]?.bound.ascendant).toBeUndefined();
});

test("a core without Sun to Mars, the Ascendant or its ruler holds no chart", () => {
  const slow = one("opposition", ["saturn", "uranus"]);
  expect(chosenKeys([slow])).toEqual([]);
  expect(chosenKeys([slow], bareSky({ chartRuler: "saturn" }))).toEqual(["saturn-uranus"]);
  for (const body of ["sun", "moon", "mercury", "venus", "mars", "ascendant"] as const)
    expect(chosenKeys([one("opposition", ["saturn", body])])).toHaveLength(1);
  expect(choose([slow]).coverage).toBe(0);
});

test("the first has the highest score, by 1.2 with the Sun, the Moon or the chart's ruler", () => {
  const binds = (count: number, body: SpineBody, share = 1 / 4) =>
    one("ring", [body], { holds: Object.fromEntries(planets.slice(5, 5 + count).map((each) => [each, share])) });
  // 2 against 1.75: the lead of a fifth is enough; 2.25 against 1.75 is too far ahead.
  const [ahead, far] = [binds(4, "venus"), binds(5, "venus")];
  for (const body of ["sun", "moon"] as const) {
    expect(chosenKeys([ahead, binds(3, body)])[0]).toBe(body);
    expect(chosenKeys([far, binds(3, body)])[0]).toBe("venus");
  }
  expect(chosenKeys([ahead, binds(3, "mars")])[0]).toBe("venus");
  const ruled = bareSky({ chartRuler: "mars" });
  for (const body of ["sun", "moon", "mars"] as const) expect(chosenKeys([ahead, binds(3, body)], ruled)[0]).toBe(body);
  // Mars binds half of the Ascendant as well, 1.75 in all; it leads by being the ruler.
  expect(chosenKeys([ahead, binds(1, "mars")], ruled)[0]).toBe("mars");
  // One of the core is enough: 2.8 · 1.2 against 3.
  const both = one("opposition", ["sun", "venus"], { exactness: 1.4 });
  expect(chosenKeys([one("opposition", ["mars"], { exactness: 3 }), both])[0]).toBe("sun-venus");
});

/** Structures of the given gains in elevenths, whose cores have nothing in common. */
const first = one("ring", ["sun"], { holds: { moon: 0.5 } });

test("the second has the highest gain, a strain by 1.25 while there is none, from .08 of an open chart", () => {
  const strain = one("opposition", ["venus"]);
  const other = (gain: number) => one("sign-stellium", ["mars"], { exactness: gain / 0.9 });
  expect(chosenKeys([first, strain, other(1.2)]).slice(0, 2)).toEqual(["sun", "venus"]);
  expect(chosenKeys([first, strain, other(1.3)]).slice(0, 2)).toEqual(["sun", "mars"]);
  // With a strain first, the second is the higher gain.
  const strained = one("t-square", ["sun", "moon"]);
  expect(chosenKeys([strained, strain, other(1.1)]).slice(0, 2)).toEqual(["sun-moon", "mars"]);
  // What is bound already adds nothing: half of the Moon is left.
  const again = one("sun-moon", ["moon"]);
  expect(chosenKeys([first, again])).toEqual(["sun"]);
  const least = (exactness: number) => chosenKeys([first, one("angular", ["mars"], { exactness })]);
  expect([least(0.081 * 11), least(0.079 * 11)]).toEqual([["sun", "mars"], ["sun"]]);
});

/** A first structure that binds seven of the eleven: more than .60. */
const wide = one("ring", ["sun", "moon", "mercury", "jupiter", "saturn", "uranus", "neptune"]);

test("once .60 are bound the second must add .10", () => {
  const second = (exactness: number) => chosenKeys([wide, one("angular", ["mars"], { exactness })]);
  expect([second(0.11 * 11), second(0.09 * 11)]).toEqual([[wide.key, "mars"], [wide.key]]);
});

test("at just .60 of ten equal planets the second adds .10, and a third is a strain or none", () => {
  const ten: BodyWeights = { of: () => 1, bodies: planets, total: 10 };
  const six = one("ring", ["sun", "moon", "mercury", "jupiter", "saturn", "uranus"]);
  const mars = (exactness: number) => one("angular", ["mars"], { exactness });
  expect(chosenKeys([six, mars(1)], bareSky(), ten)).toEqual([six.key, "mars"]);
  expect(chosenKeys([six, mars(0.9)], bareSky(), ten)).toEqual([six.key]);
  // Five and one are bound by two.
  const five = one("ring", ["sun", "moon", "mercury", "jupiter", "saturn"]);
  const stellium = one("sign-stellium", ["venus"], { exactness: 2 });
  expect(chosenKeys([five, stellium, mars(0.9)], bareSky(), ten)).toEqual([five.key, "venus"]);
});

test("a third comes where less than .60 are bound, from a gain of .03", () => {
  const second = one("sign-stellium", ["moon", "mars"]);
  const third = (exactness: number) =>
    chosenKeys([one("ring", ["sun", "mercury"]), second, one("angular", ["venus"], { exactness })]);
  expect([third(0.031 * 11), third(0.029 * 11)].map((keys) => keys.length)).toEqual([3, 2]);
});

test("where .60 are bound by two without a strain, a strain that adds .08 is the third, and nothing else", () => {
  const second = one("sign-stellium", ["venus"], { exactness: 1.4 });
  const third = (type: StructureType, gain: number, from = wide) =>
    chosenKeys([from, second, one(type, ["mars"], { exactness: gain * 11 })]);
  const strains = ["opposition", "square", "t-square", "grand-cross", "yod"] as const;
  const factors = [1, 0.9, 1.15, 1.2, 1.05];
  for (const [at, type] of strains.entries()) {
    const gain = (share: number) => share / (factors[at] ?? 1);
    expect(third(type, gain(0.081)), type).toEqual([wide.key, "venus", "mars"]);
    expect(third(type, gain(0.079)), type).toEqual([wide.key, "venus"]);
  }
  expect(third("angular", 0.099)).toEqual([wide.key, "venus"]);
  // A strain that is there already asks for none.
  expect(third("opposition", 0.09, { ...wide, type: "t-square" })).toHaveLength(2);
});

test.each<[StructureType, StructureType, boolean]>([
  ["ring", "reception", true],
  ["ring", "final-dispositor", true],
  ["sign-stellium", "house-stellium", true],
  ["house-stellium", "house-stellium", true],
  ["final-dispositor", "reception", true],
  ["angular", "house-stellium", false],
  ["chart-ruler", "sun-ruler", true],
  ["angular", "angular", true],
  ["sun-moon", "sun-moon", true],
  ["singleton", "singleton", true],
  ["opposition", "square", false],
  ["kite", "close-aspect", false],
  ["ring", "sign-stellium", false],
  ["angular", "singleton", false],
  ["chart-ruler", "sun-moon", false],
  ["sign-stellium", "chart-ruler", false],
])("with a %s a second structure that is a %s is redundant: %s", (type, other, redundant) => {
  const keys = chosenKeys([
    one(type, ["sun", "moon"], { exactness: 2 }),
    one(other, ["venus", "mars"], { exactness: 1.5 }),
  ]);
  expect(keys).toHaveLength(redundant ? 1 : 2);
});

test("cores that share more than two thirds of the smaller are redundant, of two aspect structures more than half", () => {
  const both = (type: StructureType, shared: number, size: number) => {
    const core = planets.slice(0, size);
    const other = [...planets.slice(0, shared), ...planets.slice(5, 5 + size - shared)];
    const second = one(type, other, { exactness: 3 });
    return chosenKeys([one("opposition", core, { exactness: 9 }), second]).length;
  };
  expect([both("square", 1, 2), both("square", 2, 3), both("square", 2, 4), both("square", 3, 4)]).toEqual([
    2, 1, 2, 1,
  ]);
  // The smaller core counts: two of two, though two of four.
  const large = one("grand-cross", ["sun", "moon", "mercury", "venus"], { exactness: 2 });
  expect(chosenKeys([large, one("opposition", ["sun", "moon"], { exactness: 9 })])).toHaveLength(1);
  expect([both("ring", 2, 3), both("ring", 3, 4), both("ring", 1, 2)]).toEqual([2, 1, 2]);
});

test("of equals the higher factor leads, then the earlier kind, then the earlier core", () => {
  const equal = (type: StructureType, factor: number, core: readonly SpineBody[]) =>
    one(type, core, { exactness: 1 / factor });
  const leads = (...list: readonly Candidate[]) => [chosenKeys(list)[0], chosenKeys([...list].reverse())[0]];
  expect(leads(equal("square", 0.9, ["venus"]), equal("opposition", 1, ["mars"]))).toEqual(["mars", "mars"]);
  expect(leads(equal("angular", 1, ["venus"]), equal("opposition", 1, ["mars"]))).toEqual(["mars", "mars"]);
  expect(leads(equal("opposition", 1, ["venus"]), equal("opposition", 1, ["mars"]))).toEqual(["venus", "venus"]);
  // The later kind leads by its factor, and the Ascendant comes last.
  expect(leads(equal("ring", 1.1, ["venus"]), equal("grand-cross", 1.2, ["mars"]))).toEqual(["mars", "mars"]);
  expect(leads(equal("opposition", 1, ["mars"]), equal("opposition", 1, ["ascendant"]))).toEqual(["mars", "mars"]);
});

test("bodies stand by weight, equals in the usual order with the Ascendant last", () => {
  const weights: BodyWeights = { ...even, of: (body) => (body === "mars" ? 2 : 1) };
  expect(byWeight(["ascendant", "pluto", "moon", "mars"], weights)).toEqual(["mars", "moon", "pluto", "ascendant"]);
});
