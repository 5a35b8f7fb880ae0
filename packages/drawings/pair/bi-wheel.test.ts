import { planets } from "@cosmic/chart/names";
import { expect, test } from "vitest";
import { allMarks, hooked, wordsOf } from "../test-charts/laid-marks.ts";
import { sampleFacts, untimedFacts } from "../test-charts/sample-facts.ts";
import { biWheel } from "./bi-wheel.ts";
import type { PairLine } from "./bi-wheel-lines.ts";

const timed = { facts: sampleFacts, moonDoubtDeg: 0 };
const untimed = { facts: untimedFacts, moonDoubtDeg: 6.6 };
const lines: readonly PairLine[] = [
  { first: "sun", second: "mercury", type: "trine", strong: true },
  { first: "moon", second: "moon", type: "conjunction", strong: true },
  { first: "venus", second: "mars", type: "conjunction", strong: false },
  { first: "mars", second: "ascendant", type: "square", strong: false },
];
const drawn = (first: typeof timed, second: typeof timed, compact = false) =>
  biWheel({ title: "Two charts", first, second, lines, compact });
const count = (mark: string, first: typeof timed, second: typeof timed) =>
  allMarks(drawn(first, second).marks).filter(({ tag, paint }) => `${tag} ${paint?.fill ?? ""}` === mark).length;

test("the first person's ten dots are filled, the second's ten open", () => {
  const dots = allMarks(drawn(timed, untimed).marks).filter(({ tag, at }) => tag === "circle" && at?.r === 10);
  expect(dots.filter(({ paint }) => paint?.fill === "ink")).toHaveLength(planets.length);
  expect(dots.filter(({ paint }) => paint?.fill === "wheel-face")).toHaveLength(planets.length);
});

test("houses and angle letters are the first person's, and none without that birth time", () => {
  expect(wordsOf(drawn(timed, untimed))).toEqual(expect.arrayContaining(["AC", "DC", "MC", "IC"]));
  expect(wordsOf(drawn(untimed, timed))).not.toContain("AC");
});

test("a line to an angle nobody knows is not drawn, and a faint conjunction neither", () => {
  expect(hooked(drawn(timed, timed), "w-as")).toHaveLength(3);
  expect(hooked(drawn(timed, untimed), "w-as")).toHaveLength(2);
});

test("a Moon without its hour carries the arc it may stand in", () => {
  const arcs = (first: typeof timed) =>
    allMarks(drawn(first, timed).marks).filter(({ paint }) => paint?.stroke === "metal").length;
  expect(arcs(timed)).toBe(0);
  expect(arcs(untimed)).toBe(1);
});

test("the compact form leaves the degrees to the table beside it", () => {
  expect(wordsOf(drawn(untimed, untimed, true))).toEqual([]);
  expect(count("text ink", untimed, untimed)).toBeGreaterThan(10);
});
