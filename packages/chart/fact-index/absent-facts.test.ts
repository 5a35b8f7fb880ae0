import { expect, test } from "vitest";
import { factsWithoutCycles } from "../natal-chart.ts";
import { required } from "../required.ts";
import { aspect } from "../testing/bare-sky.ts";
import { bornUnder, turningSky } from "../testing/turning-sky.ts";
import type { FactId } from "./fact-ids.ts";
import { factIndex } from "./fact-index.ts";
import { parseFactId } from "./parse-fact-id.ts";

// A chart's index has the facts of the chart and no other.

const timed = factsWithoutCycles(bornUnder(turningSky({}), "08:30"));
const untimed = factsWithoutCycles(bornUnder(turningSky({}), null));
const { dispositors } = timed;
const endingIn = (final: "sun" | null) => ({ ...dispositors, modern: { ...dispositors.modern, final } });
const idsOf = (facts: Parameters<typeof factIndex>[0]) => [...factIndex(facts).keys()];

test.each([
  ["with a time", timed],
  ["without one", untimed],
  ["whose chains end nowhere", { ...timed, dispositors: endingIn(null) }],
  ["whose chains end in a planet", { ...timed, dispositors: endingIn("sun") }],
])("in a chart %s every id is that of a fact, and so is what it rests on", (_, facts) => {
  for (const [id, { restsOn }] of factIndex(facts))
    for (const one of [id, ...restsOn]) expect(parseFactId(one), one).toBeDefined();
});

test("without a final dispositor there is no fact of one", () => {
  expect(idsOf({ ...timed, dispositors: endingIn("sun") })).toContain("final-dispositor");
  expect(idsOf({ ...timed, dispositors: endingIn(null) })).not.toContain("final-dispositor");
});

test("without a birth time nothing is known of halves and quarters of the sky", () => {
  expect(idsOf(timed)).toEqual(expect.arrayContaining(["hemispheres", "quadrants"]));
  expect(idsOf(untimed).filter((id) => id === "hemispheres" || id === "quadrants")).toEqual([]);
});

test("an aspect that the rule orbs alone allow rests on the houses where there are houses", () => {
  const wide = { aspects: [], ruleAspects: [aspect("mars", "trine", "pluto", 6.5)] };
  const groundIn = (facts: typeof timed) => factIndex({ ...facts, ...wide }).get("mars-trine-pluto")?.restsOn;
  const longitudes = ["mars.longitude", "pluto.longitude"];
  expect(groundIn(timed)).toEqual([...longitudes, "mars.house", "pluto.house"]);
  expect(groundIn(untimed)).toEqual(longitudes);
});

test("a theme on a fact that the chart does not have is as fragile as the rest of it", () => {
  const theme = required(timed.themes[0], "a theme");
  const fragilityOn = (...evidence: readonly FactId[]) =>
    factIndex({
      ...timed,
      points: {},
      tolerance: { "60": ["house-of-mars"] },
      themes: [{ ...theme, evidence }],
    }).get("theme-1")?.fragileAtMinutes;
  expect(fragilityOn("chiron.house")).toBeNull();
  expect(fragilityOn("chiron.house", "mars.house")).toBe(60);
});
