import type { Domain } from "@cosmic/library/domain";
import { expect, test } from "vitest";
import type { Carrier } from "../carrier.ts";
import { claimRanker, rankedClaims, sidesOf } from "../claim.ts";
import { defaultDomainsOf, withDomains } from "../default-domains.ts";
import { settleClaims } from "./claims-ledger.ts";

test("a claim ranks by the names before it, and names outside the vocabulary are left out", () => {
  const sides = sidesOf([["near", "far"]]);
  const claims = [
    { name: "unknown", domain: "self" },
    { name: "far", domain: "love" },
    { name: "far", domain: "work" },
    { name: "near", domain: "self" },
  ] as const;
  const [, farInLove, farAtWork, near] = claims;
  const far = { pair: "near.far", side: "second", rank: 1 };
  expect(rankedClaims(claims, sides)).toEqual([
    { ...far, claim: farInLove, key: "near.far love" },
    { ...far, claim: farAtWork, key: "near.far work" },
    { pair: "near.far", side: "first", rank: 2, claim: near, key: "near.far self" },
  ]);
});

test.each([
  ["planets-in-signs/mercury/gemini", ["speech"]],
  ["planets-in-houses/moon/6", ["feeling", "work"]],
  ["signs-on-cusps/4/leo", ["home"]],
  ["house-rulers/2/9", ["money"]],
  ["points-in-houses/north-node/11", ["change", "company"]],
  ["points-in-signs/north-node/leo", ["change"]],
  ["sign-rulers/jupiter/mars", ["belief"]],
  ["aspects/mercury-saturn/square", ["speech", "work"]],
  ["aspects/neptune-jupiter/square", ["belief"]],
  ["two-planets/sun-moon/earth-earth", ["self", "feeling"]],
  ["aspects-to-angles/mars-midheaven/square", ["conflict", "work"]],
  ["signs-on-cusps/13/leo", []],
  ["points-in-houses/nobody/11", ["company"]],
  ["conditions/motion/mercury-retrograde", ["speech"]],
  ["conditions/elements/fire", ["self"]],
  ["love/arguing/leo", ["conflict"]],
  ["love/choosing/leo", ["love"]],
  ["work/worth/leo", ["money"]],
  // Only a condition is of the planet in its heading.
  ["work/chart-ruler/sun", ["work"]],
  ["conditions/", ["self"]],
  ["turns/turns/blunt.tactful", []],
])("%s speaks of %j", (unit, expected) => {
  expect(defaultDomainsOf(unit)).toEqual(expected);
});

test("a claim keeps its own domain, and takes each default where it has none", () => {
  const claims = withDomains(
    [{ name: "blunt", domain: "love" }, { name: "in-a-hurry" }],
    "aspects/mercury-saturn/square",
  );
  expect(claims).toEqual([
    { name: "blunt", domain: "love" },
    { name: "in-a-hurry", domain: "speech" },
    { name: "in-a-hurry", domain: "work" },
  ]);
});

/** Pairs of claims, `a1` against `a2` to `l1` against `l2`. */
const pairs = Array.from("abcdefghijkl", (letter) => [`${letter}1`, `${letter}2`] as const);
const rankedOf = claimRanker(pairs);
const growthSection = 3;

/** A core that claims the names, strongest first, all in one area of life. */
function says(
  names: string,
  weight: number,
  section: number,
  rest: Partial<Carrier> & { domain?: Domain } = {},
): Carrier {
  const { domain = "self", ...more } = rest;
  return {
    part: `k/s/${names.replaceAll(" ", "-")}-${weight}-${section}-${domain}#core`,
    claims: names.split(" ").map((name) => ({ name, domain })),
    ...{ weight, section, mandatory: false, bodies: [], place: false },
    ...more,
  };
}

const settle = (carriers: readonly Carrier[], growthTakesLight = false) =>
  settleClaims({ carriers, rankedOf, pairs, growthSection, growthTakesLight, isShort: false, inAspect: () => false });
const settleShort = (...carriers: readonly Carrier[]) => [
  ...settleClaims({
    pairs,
    ...{ carriers, rankedOf, growthSection, growthTakesLight: false, isShort: true, inAspect: () => false },
  }).suppressed,
];
const inGrowth = (carriers: readonly Carrier[], growthTakesLight = false) =>
  settle(carriers, growthTakesLight)
    .entries.filter(({ outcome }) => outcome === "growth")
    .map(({ pair }) => pair);

test("a part stands against the strongest part on the other side, each weakened by the claims it names before", () => {
  // The fifth claim of a part of weight 12 has strength 8, which 4 is half of.
  const fifth = says("a1 b1 c1 d1 l1", 12, 5);
  expect(settle([fifth, says("l2", 4, 5)]).suppressed.size).toBe(0);
  // Another of strength 11.8 takes more than 4, although it is judged after the first.
  const other = says("l1", 11.8, 5);
  const weak = says("l2", 4, 5);
  expect([...settle([fifth, other, weak]).suppressed]).toEqual([weak.part]);
});

test("Growth takes light contradictions from its own section on, the heaviest by their lighter side, then by name", () => {
  const of = (letter: string, heavier: number, lighter: number) => [
    says(`${letter}1`, heavier, growthSection),
    says(`${letter}2`, lighter, growthSection),
  ];
  expect(inGrowth([...of("a", 8, 4.5), ...of("b", 5.6, 5.5), ...of("c", 5.5, 5)])).toEqual(["b1.b2", "c1.c2"]);
  expect(inGrowth([...of("a", 4.5, 4.5), ...of("b", 5.5, 5.6), ...of("c", 5, 5.5)])).toEqual(["b1.b2", "c1.c2"]);
  expect(inGrowth([...of("a", 5.5, 5.5), ...of("b", 5.6, 5.5), ...of("c", 5.7, 5.5)])).toEqual(["a1.a2", "b1.b2"]);
});

test("where Growth takes light contradictions instead of leaving a part out, it does until it holds two", () => {
  const light = ["a", "b", "c"].flatMap((letter, index) => [
    says(`${letter}1`, 3 - index / 10, 5),
    says(`${letter}2`, 2 - index / 10, 5),
  ]);
  expect(inGrowth(light, true)).toEqual(["a1.a2", "b1.b2"]);
  expect([...settle(light, true).suppressed]).toEqual([light.at(-1)?.part]);
  expect(inGrowth(light)).toEqual([]);
});

test("a short book reconciles from strength 1 on, from an eighth of the other side, and more than nine pairs", () => {
  const weak = says("l2", 1, 1);
  expect(settleShort(says("l1", 8, 0), weak)).toEqual([]);
  expect(settleShort(says("l1", 8.1, 0), weak)).toEqual([weak.part]);
  const weaker = says("l2", 0.9, 1);
  expect(settleShort(says("l1", 1, 0), weaker)).toEqual([weaker.part]);
  const ten = pairs.slice(0, 10).flatMap(([first, second]) => [says(first, 7, 0), says(second, 7, 1)]);
  expect(settle(ten).suppressed.size).toBe(1);
  expect(settleShort(...ten)).toEqual([]);
});

test("a part left out for one contradiction changes nothing in the others it has", () => {
  const turned = pairs.slice(0, 9).flatMap(([first, second]) => [says(first, 7, 0), says(second, 7, 1)]);
  // Judged last, it could have its first claim reconciled in Growth, its second is turned already, and its third would
  // need a tenth turn.
  const left = says("k2 a2 j2", 6.9, 1);
  const { entries, suppressed } = settle([...turned, says("j1", 7, 0), says("k1", 9, 5), left]);
  expect([...suppressed]).toEqual([left.part]);
  const reconciled = entries.filter(({ outcome }) => outcome !== "suppressed");
  expect(reconciled.map(({ pair, outcome }) => `${pair} ${outcome}`)).toEqual(
    pairs.slice(0, 9).map(([first, second]) => `${first}.${second} turned`),
  );
});

test("entries are in the order of the book, and of one section in that of their names", () => {
  const carriers = [
    says("b1", 9, 0),
    says("b2", 9, 2),
    says("a1", 5, 0),
    says("a2", 5, 2),
    says("c1", 5, 0),
    says("c2", 5, 1),
  ];
  expect(settle(carriers).entries.map(({ pair }) => pair)).toEqual(["c1.c2", "a1.a2", "b1.b2"]);
});

test("of equals a turn and Growth name the pair’s first side first, and of one side what is judged first", () => {
  const sides = (section: number) => [says("a2", 8, section), says("a1", 8, section), says("a1", 8, section + 1)];
  for (const section of [0, growthSection]) {
    expect(settle(sides(section)).entries).toMatchObject([
      { held: `k/s/a1-8-${section}-self#core`, against: `k/s/a2-8-${section}-self#core` },
    ]);
  }
});

test("of two voices in the section of a turn the stronger is named, whatever else its part weighs", () => {
  const ranked = says("b1 c1 d1 a1", 9, 0);
  const plain = says("a1", 8, 0);
  expect(settle([ranked, plain, says("a2", 8, 1)]).entries).toMatchObject([{ outcome: "turned", held: plain.part }]);
});
