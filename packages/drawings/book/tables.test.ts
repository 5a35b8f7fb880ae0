import { type Facts, type Planet, planets } from "@cosmic/chart/facts";
import { perPlanet } from "@cosmic/chart/zodiac/per-planet";
import { expect, test } from "vitest";
import { hooked, wordsOf } from "../test-charts/laid-marks.ts";
import { legibilityFaults } from "../test-charts/legibility.ts";
import { crowdedFacts, factsOf, sampleFacts, untimedFacts } from "../test-charts/sample-facts.ts";
import { gridWords, moonWords, shareWords, strengthWords } from "../test-charts/sample-words.ts";
import { aspectGrid } from "./aspect-grid.ts";
import { elementModalityShares } from "./element-modality-shares.ts";
import type { Form } from "./form.ts";
import { moonPhase } from "./moon-phase.ts";
import { strengthPips } from "./strength-pips.ts";

const forms: readonly Form[] = ["wide", "compact"];
const charts: readonly Facts[] = [sampleFacts, untimedFacts, crowdedFacts];
const scored = (scores: Readonly<Record<Planet, number>>): Facts => ({
  ...sampleFacts,
  planets: perPlanet((planet) => ({ ...sampleFacts.planets[planet], score: scores[planet] })),
});

test.each(forms)("a share of nothing leaves its bar empty and still says so (%s)", (form) => {
  const bare: Facts = { ...sampleFacts, elements: { Fire: 0, Earth: 100, Air: 0, Water: 0 } };
  const drawing = elementModalityShares(bare, shareWords, form);
  expect(hooked(drawing, "s-fill")).toHaveLength(1 + 3);
  expect(wordsOf(drawing).filter((words) => words === "0 %")).toHaveLength(3);
});

test.each(forms)("bars are as long as their shares (%s)", (form) => {
  const even: Facts = { ...sampleFacts, elements: { Fire: 50, Earth: 25, Air: 25, Water: 0 } };
  const [half, quarter] = hooked(elementModalityShares(even, shareWords, form), "s-fill").map((mark) => mark.at?.width);
  expect(Number(half)).toBeCloseTo(2 * Number(quarter), 0);
});

test.each(forms)("every planet has ten pips, as many of them full as its score (%s)", (form) => {
  const facts = scored(perPlanet((planet) => planets.indexOf(planet) + 1));
  const drawing = strengthPips(facts, strengthWords, form);
  expect(hooked(drawing, "s-pip")).toHaveLength(100);
  expect(hooked(drawing, "full")).toHaveLength(55);
  for (const planet of planets) expect(wordsOf(drawing)).toContain(strengthWords.planets[planet]);
  expect(hooked(strengthPips(scored(perPlanet(() => 0)), strengthWords, form), "full")).toHaveLength(0);
});

test.each(forms)("the grid holds every aspect once, and angles only with a birth time (%s)", (form) => {
  const drawing = aspectGrid(sampleFacts, gridWords, form);
  expect(hooked(drawing, "g-body")).toHaveLength(12);
  expect(hooked(drawing, "g-cell")).toHaveLength(sampleFacts.aspects.length);
  expect(hooked(aspectGrid(untimedFacts, gridWords, form), "g-body")).toHaveLength(10);
  expect(hooked(aspectGrid(untimedFacts, gridWords, form), "a-moon")).toHaveLength(0);
});

test("aspects to the angles stand in the rows of the angles", () => {
  const angle = {
    a: "sun",
    b: "midheaven",
    type: "square",
    orb: 0.4,
    exact: true,
    applying: true,
    tight: true,
  } as const;
  const drawing = aspectGrid({ ...sampleFacts, aspects: [], angleAspects: [angle] }, gridWords);
  expect(hooked(drawing, "a-midheaven")).toHaveLength(1);
  expect(wordsOf(drawing)).toContain("0.4");
});

test("the compact grid leaves the orbs to the table beside it", () => {
  expect(wordsOf(aspectGrid(sampleFacts, gridWords, "compact")).filter((words) => /^\d/.test(words))).toEqual([]);
});

test("the Moon's age is uncertain only without a birth time", () => {
  expect(hooked(moonPhase(sampleFacts, moonWords), "m-range")).toHaveLength(0);
  expect(hooked(moonPhase(untimedFacts, moonWords), "m-range")).toHaveLength(1);
  expect(moonPhase(sampleFacts, moonWords, { southern: true })).not.toEqual(moonPhase(sampleFacts, moonWords));
});

test.each(forms)("no words collide or leave the figure, even with every planet joined to every other (%s)", (form) => {
  const joined = factsOf({ longitudes: perPlanet(() => 100), cusps: null });
  for (const facts of [...charts, joined]) {
    for (const drawing of [
      elementModalityShares(facts, shareWords, form),
      strengthPips(facts, strengthWords, form),
      aspectGrid(facts, gridWords, form),
      moonPhase(facts, moonWords, { form }),
    ]) {
      expect(legibilityFaults(drawing)).toEqual([]);
      expect(drawing.title).not.toBe("");
      expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|null/);
    }
  }
});
