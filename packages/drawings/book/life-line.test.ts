import type { Facts } from "@cosmic/chart/facts";
import type { Cycle } from "@cosmic/chart/findings";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hooked, wordsOf } from "../test-charts/laid-marks.ts";
import { legibilityFaults } from "../test-charts/legibility.ts";
import { outlinesOf } from "../test-charts/outlines.ts";
import { sampleFacts, untimedFacts } from "../test-charts/sample-facts.ts";
import { lifeWords } from "../test-charts/sample-words.ts";
import { lifeFrame } from "./life/life-frame.ts";
import { lifeEvents, moonYears, turnsOf } from "./life/life-years.ts";
import { lifeLine } from "./life-line.ts";
import { lifeLineAt } from "./life-line-now.ts";

const birthMs = Date.parse(sampleFacts.instant);
const dateAt = (age: number) => new Date(birthMs + age * 365.2422 * 86400000).toISOString().slice(0, 10);
const cycleOf = (kind: Cycle["kind"], ages: readonly number[]): Cycle => ({
  kind,
  dates: ages.map((age) => ({ date: dateAt(age), direct: true })),
});
const moonCycle: Cycle = {
  kind: "progressed-moon-sign",
  dates: Array.from({ length: 36 }, (_, index) => ({
    date: dateAt(1 + index * 2.5),
    direct: true,
    sign: (["Aries", "Taurus", "Gemini"] as const)[index % 3] ?? "Aries",
  })),
};
const cycles: readonly Cycle[] = [
  cycleOf("saturn-return", [29.1, 29.5, 29.8, 58.9, 88.4]),
  cycleOf("jupiter-return", [11.9, 23.7, 35.3, 35.6, 35.9, 47.4, 59.3, 71.2, 83]),
  cycleOf("uranus-square", [21.2, 63.5]),
  cycleOf("uranus-opposition", [42.2, 42.7, 43]),
  cycleOf("neptune-square", [41]),
  cycleOf("pluto-square", [42.6, 43.1, 43.6]),
  cycleOf("chiron-return", [50.1]),
  cycleOf("node-return", [18.6, 37.2, 55.8, 74.4]),
  cycleOf("node-opposition", [9.3, 27.9, 46.5, 65.1, 83.7]),
  moonCycle,
];
const life: Facts = {
  ...sampleFacts,
  cycles,
  points: { ...sampleFacts.points, chiron: { ...sampleFacts.planets.sun } },
};

test.each(["wide", "compact"] as const)(
  "each return and crossing stands on the line once, with its age (%s)",
  (form) => {
    const drawing = lifeLine(life, lifeWords, form);
    expect(hooked(drawing, "l-event")).toHaveLength(3 + 7 + 2 + 1 + 1 + 1 + 1 + 4 + 5);
    expect(wordsOf(drawing)).toEqual(
      expect.arrayContaining(["29", "58", "11", "21", "42", "50", "1990"].slice(0, form === "wide" ? 7 : 6)),
    );
  },
);

test("the passes of one crossing are told as one, at the middle pass", () => {
  const saturn = lifeEvents(life).filter(({ body }) => body === "saturn");
  expect(saturn.map(({ passes }) => passes.length)).toEqual([3, 1, 1]);
  expect(saturn[0]?.age).toBeCloseTo(29.5, 1);
});

test("a crossing bears the age of its first pass", () => {
  const pluto = { ...life, cycles: [cycleOf("pluto-square", [42.6, 43.1, 43.6])] };
  const figures = wordsOf({ ...lifeLine(pluto, lifeWords), marks: hooked(lifeLine(pluto, lifeWords), "l-event") });
  expect(figures).toEqual(["42"]);
});

test("an arch reaches from one return to the next, the last as long as a mean turn", () => {
  const saturn = turnsOf(life, lifeEvents(life)).filter(({ body }) => body === "saturn");
  expect(saturn.map(({ from }) => Math.round(from))).toEqual([0, 29, 59, 88]);
  expect((saturn.at(-1)?.to ?? 0) - (saturn.at(-1)?.from ?? 0)).toBeCloseTo(29.457, 3);
});

test("Chiron has no arch where the facts do not know it", () => {
  const drawing = lifeLine({ ...sampleFacts, cycles }, lifeWords);
  expect(wordsOf(drawing)).not.toContain(lifeWords.turns.chiron);
});

test("the progressed Moon is left out without a birth time, and not carried past the tables", () => {
  expect(wordsOf(lifeLine({ ...untimedFacts, cycles }, lifeWords))).not.toContain(lifeWords.moon);
  const short: Facts = { ...life, cycles: [{ ...moonCycle, dates: moonCycle.dates.slice(0, 10) }] };
  expect(moonYears(short).at(-1)?.to).toBeCloseTo(23.5, 1);
});

test.each(["wide", "compact"] as const)("no words collide wherever the crossings fall (%s)", (form) => {
  const ages = fc.array(fc.double({ min: 1, max: 89, noNaN: true }), { maxLength: 5 });
  const present = fc.double({ min: 0, max: 90, noNaN: true });
  fc.assert(
    fc.property(fc.array(ages, { minLength: 5, maxLength: 5 }), present, (lists, now) => {
      const kinds = ["saturn-return", "jupiter-return", "uranus-square", "node-return", "node-opposition"] as const;
      const random = kinds.map((kind, index) =>
        cycleOf(
          kind,
          (lists[index] ?? []).toSorted((one, other) => one - other),
        ),
      );
      const drawing = lifeLine({ ...life, cycles: [...random, moonCycle] }, lifeWords, form);
      expect(legibilityFaults(drawing)).toEqual([]);
      const marked = lifeLineAt(drawing, { now, words: "Você está aqui", banded: true }, form);
      expect(legibilityFaults(marked)).toEqual([]);
      expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|null/);
    }),
    { numRuns: 60 },
  );
});

test("a line drawn without a present takes one: lighter ahead, its scale unfilled from there", () => {
  const line = lifeLine(life, lifeWords);
  const present = { now: 36.4, words: "You are here", banded: true };
  const marked = lifeLineAt(line, present, "wide");
  const places = (hook: string) => marked.marks.flatMap((mark, at) => (mark.hook === hook ? [at] : []));
  expect(places("l-ahead")).toEqual([(places("l-arch").at(-1) ?? 0) + 1]);
  expect(wordsOf(marked)).toContain("You are here");
  expect(lifeLineAt(line, { ...present, now: 91 }, "wide")).toBe(line);
  expect(lifeLineAt(line, { ...present, now: -1 }, "wide")).toBe(line);
});

test.each(["wide", "compact"] as const)("the words at the present stand clear of every arch (%s)", (form) => {
  const { base, rise } = lifeFrame(form);
  for (let now = 0; now <= 90; now += 1) {
    const present = { now, words: "You are here", banded: true };
    const marked = lifeLineAt(lifeLine(life, lifeWords, form), present, form);
    const here = outlinesOf(marked).find(({ name }) => name === present.words);
    const [xs, ys] = [here?.hull.map(({ x }) => x) ?? [], here?.hull.map(({ y }) => y) ?? []];
    if (form === "wide") expect(Math.max(...ys)).toBeLessThan(base - rise.uranus - 2);
    else expect(Math.min(...xs)).toBeGreaterThan(base + rise.uranus + 2);
  }
});
