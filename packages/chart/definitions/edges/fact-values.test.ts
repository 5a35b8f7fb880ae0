import { expect, test } from "vitest";
import { changedFacts, factValues } from "../../edges/fact-values.ts";
import { parseFactId } from "../../fact-index/parse-fact-id.ts";
import type { FactsWithoutCycles } from "../../facts.ts";
import type { Planet, Point } from "../../names.ts";
import { factsWithoutCycles } from "../../natal-chart.ts";
import { required } from "../../required.ts";
import { aspect } from "../../testing/bare-sky.ts";
import { bornUnder, turningSky } from "../../testing/turning-sky.ts";

// Which facts differ between two charts: signs, houses, conditions, rulers, aspects, patterns, shares, themes; no degrees.

type Change = Partial<FactsWithoutCycles>;

const found = factsWithoutCycles(bornUnder(turningSky({}), "01:00"));
const without = factsWithoutCycles(bornUnder(turningSky({}), null));
const houses = required(found.houses, "the houses of a chart with a time");
const angles = required(found.angles, "the angles of a chart with a time");
const { modern } = found.dispositors;
const theme = required(found.themes[0], "a theme");

const near = aspect("sun", "square", "mars", 1);
/** A chart whose every value is known. */
const chart: FactsWithoutCycles = {
  ...found,
  aspects: [near, aspect("sun", "quincunx", "moon", 1)],
  ruleAspects: [near, aspect("mars", "trine", "pluto", 6.5)],
  angleAspects: [{ ...near, b: "ascendant" }],
  configurations: [{ type: "t-square", planets: ["sun", "moon", "mars"], apex: "mars" }],
  receptions: [{ a: "venus", b: "mars", rulers: "modern" }],
  houses: {
    ...houses,
    cusps: [5, 35, 65, 95, 125, 155, 185, 215, 245, 275, 305, 335],
    intercepted: [{ sign: "Leo", house: 4 }],
  },
  dispositors: { ...found.dispositors, modern: { ...modern, final: null } },
  themes: [theme, { ...theme, kind: "planet", subject: "venus" }, { ...theme, kind: "sign", subject: "Leo" }],
};
const timed = required(chart.houses, "the houses given above");

const planet = (name: Planet, change: Partial<FactsWithoutCycles["planets"]["sun"]>): Change => ({
  planets: { ...chart.planets, [name]: { ...chart.planets[name], ...change } },
});
const point = (name: Point, change: object): Change => ({
  points: { ...chart.points, [name]: { ...required(chart.points[name], name), ...change } },
});
const swap = <Item>(list: readonly Item[], index: number, item: Item) => list.with(index, item);

test.each<readonly [string, Change, readonly string[]]>([
  ["nothing", {}, []],
  ["the degree of a planet", planet("venus", { longitude: 1, degree: 1, minute: 1, speed: 1, declination: 1 }), []],
  ["the sign of a planet", planet("venus", { sign: "Pisces" }), ["venus.sign"]],
  ["the house of a planet", planet("pluto", { house: 12 }), ["pluto.house"]],
  ["its direction", planet("mars", { retrograde: true }), ["mars.motion"]],
  ["its rest", planet("mars", { stationary: false }), ["mars.motion"]],
  ["its speed above the mean", planet("mars", { fast: true }), ["mars.motion"]],
  ["its speed below the mean", planet("mars", { slow: false }), ["mars.motion"]],
  ["its distance from the equator", planet("moon", { outOfBounds: true }), ["moon.declination"]],
  ["its dignity", planet("sun", { dignity: "fall" }), ["sun.dignity"]],
  ["its being burnt", planet("venus", { combust: true }), ["venus.light"]],
  ["its being under the beams", planet("venus", { underBeams: true }), ["venus.light"]],
  ["its being at the heart", planet("venus", { cazimi: false }), ["venus.light"]],
  ["its sect", planet("sun", { inSect: null }), ["sun.sect"]],
  ["its score", planet("saturn", { score: 0 }), ["saturn.score"]],
  ["the sign of a point", point("chiron", { sign: "Aries" }), ["chiron.sign"]],
  ["the house of a point", point("fortune", { house: null }), ["fortune.house"]],
  ["the degree of a point", point("chiron", { longitude: 1, degree: 1, minute: 1 }), []],
  ["an angle", { angles: { ...angles, imumCoeli: { ...angles.imumCoeli, sign: "Leo" } } }, ["imumCoeli.sign"]],
  ["the system of houses", { houses: { ...timed, system: "porphyry" } }, ["houses"]],
  ["a cusp within its sign", { houses: { ...timed, cusps: swap(timed.cusps, 1, 59) } }, []],
  ["a cusp past its sign", { houses: { ...timed, cusps: swap(timed.cusps, 1, 60) } }, ["house-2.sign"]],
  ["a ruler", { houses: { ...timed, rulers: swap<Planet>(timed.rulers, 11, "pluto") } }, ["house-12.ruler"]],
  ["no sign without a cusp", { houses: { ...timed, intercepted: [] } }, ["intercepted-leo"]],
  ["its house", { houses: { ...timed, intercepted: [{ sign: "Leo", house: 5 }] } }, ["intercepted-leo"]],
  ["day and night", { sect: chart.sect === "day" ? "night" : "day" }, ["sect"]],
  ["the ruler of the chart", { chartRuler: null }, ["chart-ruler"]],
  ["an aspect", { aspects: [near] }, ["sun-quincunx-moon"]],
  ["an aspect by the calculation orbs", { aspects: chart.aspects.slice(1) }, ["sun-square-mars"]],
  ["an aspect by the rule orbs", { ruleAspects: chart.ruleAspects.slice(1) }, ["sun-square-mars"]],
  ["one that only they have", { ruleAspects: [near] }, ["mars-trine-pluto"]],
  ["its orb", { ruleAspects: [near, aspect("mars", "trine", "pluto", 6.6)] }, []],
  ["an aspect to an angle", { angleAspects: [] }, ["sun-square-ascendant"]],
  ["a pattern", { configurations: [] }, ["t-square-sun-moon-mars"]],
  [
    "its apex",
    { configurations: [{ type: "t-square", planets: ["sun", "moon", "mars"], apex: "sun" }] },
    ["t-square-sun-moon-mars"],
  ],
  ["no reception", { receptions: [] }, ["mutual-reception-venus-mars"]],
  [
    "the rulers of a reception",
    { receptions: [{ a: "venus", b: "mars", rulers: "both" }] },
    ["mutual-reception-venus-mars"],
  ],
  [
    "a dispositor",
    { dispositors: { ...chart.dispositors, modern: { ...modern, final: null, of: { ...modern.of, sun: "pluto" } } } },
    ["dispositors"],
  ],
  [
    "the final dispositor",
    { dispositors: { ...chart.dispositors, modern: { ...modern, final: "mars" } } },
    ["final-dispositor"],
  ],
  ["an element", { elements: { ...chart.elements, Water: 30 } }, ["elements.water"]],
  ["a modality", { modalities: { ...chart.modalities, Fixed: 30 } }, ["modalities.fixed"]],
  ["a polarity", { polarities: { ...chart.polarities, Active: 30 } }, ["polarities.active"]],
  ["the emphasis", { emphasis: { ...chart.emphasis, missingModalities: [] } }, ["emphasis"]],
  ["the halves of the sky", { hemispheres: { eastern: 10, western: 90, above: 70, below: 30 } }, ["hemispheres"]],
  ["the quarters of the sky", { quadrants: [10, 20, 30, 40] }, ["quadrants"]],
  ["the phase of the Moon", { moonPhase: { ...chart.moonPhase, name: "last-quarter" } }, ["moon-phase"]],
  ["the angle from Sun to Moon", { moonPhase: { ...chart.moonPhase, angle: 1 } }, []],
  ["the rarity", { rarity: { share: 0.1, oneIn: 10 } }, ["rarity"]],
  [
    "what a theme is about",
    { themes: swap(chart.themes, 2, { ...theme, kind: "sign", subject: "Virgo" }) },
    ["theme-3"],
  ],
  [
    "the kind of a theme",
    { themes: swap(chart.themes, 1, { ...theme, kind: "chart-ruler", subject: "venus" }) },
    ["theme-2"],
  ],
  ["a theme less", { themes: chart.themes.slice(0, 2) }, ["theme-3"]],
])("%s", (_, change, ids) => {
  const changed = { ...chart, ...change };
  expect(changedFacts(chart, changed)).toEqual(ids);
  expect(changedFacts(changed, chart)).toEqual(ids);
});

test("every value belongs to a fact of the chart, with the orbs that an aspect keeps", () => {
  for (const facts of [chart, found, without])
    for (const [id, value] of factValues(facts)) expect([id, parseFactId(id), value]).not.toContain(undefined);
  const values = factValues(chart);
  expect(values.get("sun-square-mars")).toBe("aspects,ruleAspects");
  expect(values.get("mars-trine-pluto")).toBe("ruleAspects");
  expect(values.get("sun-square-ascendant")).toBe("angleAspects");
});

test("what a chart does not have has no value", () => {
  const values = factValues({ ...chart, rarity: null, sect: null, chartRuler: null });
  for (const id of ["rarity", "sect", "chart-ruler", "final-dispositor"] as const)
    expect(values.has(id), id).toBe(false);
  expect([...factValues(without).keys()].filter((id) => /house|ascendant|sect|hemi|quad|rarity/.test(id))).toEqual([]);
});
