import { type FactId, factSubject } from "@cosmic/chart/fact-index/fact-ids";
import { expect, test } from "vitest";
import { mostTensions, tensionsOf, type UsedPassage } from "./tensions.ts";

function told(fact: FactId, weight: number, ...claims: readonly string[]): UsedPassage {
  return { id: `planets-in-signs/${factSubject(fact)}/leo`, claims, fact, weight };
}

test("two bodies that say opposite things are a contradiction, the first claim first", () => {
  const [found] = tensionsOf([told("moon.sign", 6, "needs-distance"), told("sun.sign", 8, "needs-closeness")]);
  expect([found?.heading, found?.a.fact, found?.b.fact]).toEqual([
    "needs-closeness.needs-distance",
    "sun.sign",
    "moon.sign",
  ]);
});

test("one body does not contradict itself, and an uncertain Moon nobody", () => {
  expect(tensionsOf([told("sun.sign", 8, "blunt"), told("sun.house", 8, "tactful")])).toEqual([]);
  expect(tensionsOf([told("moon-signs", 8, "blunt"), told("sun.house", 8, "tactful")])).toEqual([]);
});

test("the heaviest come first, a claim told late weighs less, and there are at most six", () => {
  const pairs = [
    ["blunt", "tactful"],
    ["porous", "keeps-edges"],
    ["acts-first", "waits-and-watches"],
    ["unhurried", "in-a-hurry"],
    ["sees-detail", "sees-whole"],
    ["holds-on", "lets-go-fast"],
    ["cannot-rest", "rests-easily"],
  ] as const;
  const bodies = ["moon", "mercury", "venus", "mars", "jupiter", "saturn", "ascendant"] as const;
  const sun = told("sun.sign", 12, ...pairs.map(([one]) => one));
  const others = pairs.map(([, other], index) => told(`${bodies[index] ?? "sun"}.sign`, 12, other));
  const found = tensionsOf([sun, ...others]);
  expect(found).toHaveLength(mostTensions);
  expect(found[0]?.heading).toBe("blunt.tactful");
  expect(found.map(({ heading }) => heading)).not.toContain("cannot-rest.rests-easily");
});

test("two placements are set against each other once, in the heaviest of their contradictions", () => {
  const found = tensionsOf([told("sun.sign", 9, "blunt", "porous"), told("moon.sign", 9, "tactful", "keeps-edges")]);
  expect(found.map(({ heading }) => heading)).toEqual(["blunt.tactful"]);
});

test("a planet told in two signs is not heard in either", () => {
  const either = (sign: string, claim: string): UsedPassage => ({
    id: `planets-in-signs/mars/${sign}`,
    claims: [claim],
    fact: "mars.sign",
    weight: 8,
  });
  const sun = told("sun.sign", 8, "tactful");
  expect(tensionsOf([either("aries", "blunt"), sun])).toHaveLength(1);
  expect(tensionsOf([either("aries", "blunt"), either("taurus", "unhurried"), sun])).toEqual([]);
});

test("where placements agree, aspects and the other passages of the chart are heard, up to two", () => {
  const aspect: UsedPassage = {
    id: "aspects/venus-saturn/square",
    claims: ["blunt", "porous", "acts-first"],
    fact: "venus-square-saturn",
    weight: 5,
  };
  const agreeing = [
    told("sun.sign", 8, "tactful"),
    told("moon.sign", 8, "keeps-edges"),
    told("mars.sign", 8, "waits-and-watches"),
  ];
  expect(tensionsOf(agreeing)).toEqual([]);
  expect(tensionsOf([...agreeing, aspect]).map(({ heading }) => heading)).toEqual([
    "blunt.tactful",
    "porous.keeps-edges",
  ]);
  const unnamed = { ...aspect, id: "conditions/hemispheres/east", fact: "hemispheres" } as const;
  expect(tensionsOf([...agreeing, unnamed])).toEqual([]);
});
