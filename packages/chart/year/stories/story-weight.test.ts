import { expect, test } from "vitest";
import type { FoundStory } from "./found-story.ts";
import { storyWeight } from "./story-weight.ts";

const year = { fromJdTt: 1000, toJdTt: 1365 };
const nobody = { chartRuler: null, yearRuler: null, themePlanets: new Set<never>(), spineCore: new Set<never>() };
const stay = (inJdTt: number, outJdTt: number) => ({ inJdTt, outJdTt, inDeg: 0, outDeg: 0, direct: true });
const pass = (jdTt: number) => ({ jdTt, direct: true, stay: null });
const natal = { longitudeDeg: 0, behindDeg: 0, aheadDeg: 0, shifted: null };
const story: FoundStory = {
  ...{ body: "saturn", aspect: "square", nature: "square", angle: 90, targetDeg: 90, clipped: false },
  natal: { ...natal, point: "sun" },
  spans: [stay(1100, 1130)],
  passes: [pass(1115)],
};

test.each([
  // T · N · A · E / 10 of the specification, §2.6.
  ["a pass and thirty days in orb", story, nobody, (9 * 10 * 0.85 * 0.75) / 10],
  ["two passes", { ...story, passes: [pass(1105), pass(1125)] }, nobody, (9 * 10 * 0.85 * 0.75 * 1.15) / 10],
  ["none in the year", { ...story, passes: [pass(900)] }, nobody, (9 * 10 * 0.85 * 0.6 * 0.75) / 10],
  ["in orb before the year", { ...story, spans: [stay(900, 1015)] }, nobody, (9 * 10 * 0.85 * (0.5 + 0.125)) / 10],
  ["sixty days and more", { ...story, spans: [stay(1100, 1200)] }, nobody, (9 * 10 * 0.85) / 10],
  ["the chart ruler", story, { ...nobody, chartRuler: "sun" as const }, (9 * 12 * 0.85 * 0.75) / 10],
  ["the ruler of the year", story, { ...nobody, yearRuler: "sun" as const }, (9 * 12 * 0.85 * 0.75) / 10],
  ["in the spine", story, { ...nobody, spineCore: new Set(["sun"] as const) }, (9 * 12 * 0.85 * 0.75) / 10],
  ["leading a theme", story, { ...nobody, themePlanets: new Set(["sun"] as const) }, (9 * 11 * 0.85 * 0.75) / 10],
  [
    "a stay that reaches into the year",
    { ...story, passes: [{ ...pass(990), stay: stay(980, 1001) }] },
    nobody,
    (9 * 10 * 0.85 * 0.75) / 10,
  ],
])("%s", (_, told, roles, weight) => {
  expect(storyWeight(told, year, roles)).toBeCloseTo(weight, 10);
});

test("Pluto on the Ascendant, Jupiter in trine to Mercury, Chiron opposite Neptune, the node on Venus", () => {
  const weightOf = (part: Partial<FoundStory>) =>
    storyWeight({ ...story, spans: [stay(1000, 1365)], ...part }, year, nobody);
  expect(weightOf({ body: "pluto", aspect: "conjunction", natal: { ...natal, point: "ascendant" } })).toBeCloseTo(9);
  expect(weightOf({ body: "jupiter", aspect: "trine", natal: { ...natal, point: "mercury" } })).toBeCloseTo(1.925);
  expect(weightOf({ body: "chiron", aspect: "opposition", natal: { ...natal, point: "neptune" } })).toBeCloseTo(0.72);
  expect(
    weightOf({ body: "trueNode", aspect: "conjunction", natal: { ...natal, point: "venus" }, passes: [] }),
  ).toBeCloseTo(1.68);
});
