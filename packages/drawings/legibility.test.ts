import { type Facts, planets, signs } from "@cosmic/chart/facts";
import { expect, test } from "vitest";
import { aspectGrid } from "./book/aspect-grid.ts";
import { elementModalityShares } from "./book/element-modality-shares.ts";
import { houseWheel } from "./book/house-wheel.ts";
import { type MoonTurn, moonDial } from "./book/moon-dial.ts";
import { moonPhase } from "./book/moon-phase.ts";
import { strengthPips } from "./book/strength-pips.ts";
import type { Drawing } from "./drawing.ts";
import { biWheel } from "./pair/bi-wheel.ts";
import { celebrationPlate } from "./plates/celebration-plate.ts";
import type { SkyMoment } from "./stars/sky-of.ts";
import { skyPlate } from "./stars/sky-plate.ts";
import { legibilityFaults } from "./test-charts/legibility.ts";
import { randomCharts, randomFrom } from "./test-charts/random-charts.ts";
import { gridWords, houseKeywords, moonWords, shareWords, strengthWords } from "./test-charts/sample-words.ts";
import { wheel } from "./wheel.ts";

/** Every fault so far showed up in this sample; `DRAWINGS=full` checks 300 charts. */
const charts = randomCharts(process.env.DRAWINGS === "full" ? 300 : 40, 20_260);
const moments = charts.map((_, index): SkyMoment => {
  const random = randomFrom(index + 1);
  const crowdRaDeg = random() * 360;
  return {
    latitudeDeg: random() * 160 - 80,
    localSiderealTimeDeg: random() * 360,
    year: 2000,
    bodies: planets.map((glyph, at) => ({
      ...{ glyph, name: glyph === "mercury" ? "Mercúrio" : glyph },
      raDeg: at < 5 ? crowdRaDeg + random() * 25 : random() * 360,
      decDeg: random() * 47 - 23.5,
    })),
  };
});

/** The faults of the first chart that has any. */
function firstFaults(draw: (facts: Facts, index: number) => Drawing | null): readonly string[] {
  for (const [index, facts] of charts.entries()) {
    const drawing = draw(facts, index);
    const faults = drawing === null ? [] : legibilityFaults(drawing);
    if (faults.length > 0) return [`chart ${index}`, ...faults];
  }
  return [];
}

const forms = ["wide", "compact"] as const;
const letters = ["N", "L", "S", "O"] as const;

test("two words on each other, a glyph under a later disc, a dot on a glyph and words beyond the edge are faults", () => {
  const text = (x: number, y: number) =>
    ({ tag: "text", at: { x, y }, lettering: { face: "ui", size: 20 }, text: "Moon" }) as const;
  const drawn = (...marks: Drawing["marks"]): Drawing => ({ viewBox: [0, 0, 200, 100], title: "", marks });
  const disc = { tag: "circle", at: { cx: 20, cy: 45, r: 8 }, paint: { fill: "ground" } } as const;
  const dot = { ...disc, paint: { fill: "ink" } } as const;
  expect(legibilityFaults(drawn(text(10, 50), text(80, 50)))).toEqual([]);
  expect(legibilityFaults(drawn(text(10, 50), text(40, 55)))).toHaveLength(1);
  expect(legibilityFaults(drawn(disc, text(10, 50)))).toEqual([]);
  expect(legibilityFaults(drawn(text(10, 50), disc))).toHaveLength(1);
  expect(legibilityFaults(drawn(dot, text(10, 50)))).toHaveLength(1);
  expect(legibilityFaults(drawn(text(170, 50)))).toHaveLength(1);
});

test.each(forms)("the wheel can be read, crowded or not (%s)", (form) => {
  expect(firstFaults((facts) => wheel(facts, { title: "", compact: form === "compact" }))).toEqual([]);
});

const keywords = Object.entries(houseKeywords).flatMap(([language, houses]) =>
  forms.map((form) => ({ language, form, houses })),
);
test.each(keywords)("the house wheel can be read with keywords in $language ($form)", ({ form, houses }) => {
  const words = { title: "", houses };
  expect(firstFaults((facts) => houseWheel(facts, words, { form }))).toEqual([]);
  expect(firstFaults((facts) => houseWheel(facts, words, { form, only: [5, 7] }))).toEqual([]);
});

test.each(forms)("grid, shares, strengths and phase can be read (%s)", (form) => {
  expect(firstFaults((facts) => aspectGrid(facts, gridWords, form))).toEqual([]);
  expect(firstFaults((facts) => elementModalityShares(facts, shareWords, form))).toEqual([]);
  expect(firstFaults((facts) => strengthPips(facts, strengthWords, form))).toEqual([]);
  expect(firstFaults((facts) => moonPhase(facts, moonWords, { form }))).toEqual([]);
});

test.each(forms)("the dial of the progressed Moon can be read (%s)", (form) => {
  const turnOf = (cuspsDeg: readonly number[], index: number): MoonTurn => ({
    cuspsDeg,
    signs: signs.map((sign) => ({ sign, begins: "sept. 2024", walkedDeg: 30 })),
    moonDeg: (index * 37) % 360,
    seen: { phaseAngleDeg: (index * 15) % 360, southern: false },
  });
  const draw = ({ houses }: Facts, index: number) =>
    houses && moonDial(turnOf(houses.cusps, index), { title: "" }, form);
  expect(firstFaults(draw)).toEqual([]);
});

test.each(forms)("two charts on one wheel can be read (%s)", (form) => {
  const draw = (facts: Facts, index: number) => {
    const second = { facts: charts[(index + 7) % charts.length] ?? facts, moonDoubtDeg: 0 };
    const first = { facts, moonDoubtDeg: facts.timeUnknown ? 6.6 : 0 };
    return biWheel({ title: "", compact: form === "compact", first, second, lines: [] });
  };
  expect(firstFaults(draw)).toEqual([]);
});

test.each(forms)("the sky of a birth can be read (%s)", (form) => {
  const draw = (_: Facts, index: number) => {
    const moment = moments[index];
    const compact = form === "compact";
    return moment === undefined
      ? null
      : celebrationPlate({ ...moment, title: "", compact, glory: index % 2 === 0, letters });
  };
  expect(firstFaults(draw)).toEqual([]);
});

test("the sky of the cover can be read", () => {
  const draw = (_: Facts, index: number) => {
    const moment = moments[index];
    return moment === undefined ? null : skyPlate({ ...moment, title: "", letters: "N NE L SE S SO O NO".split(" ") });
  };
  expect(firstFaults(draw)).toEqual([]);
});
