import { join } from "node:path";
import { expect, test } from "vitest";
import { masked } from "./mask.ts";
import { neighborsOf } from "./neighbors.ts";
import { questionSheet, questionsFrom } from "./questions.ts";
import { scored } from "./score.ts";

const root = join(import.meta.dirname, "../../../packages/library");
const all = () => true;

test("a passage stands against its neighbors on both axes", () => {
  expect(neighborsOf("planets-in-signs/moon/pisces", all)).toEqual([
    "planets-in-signs/moon/aries",
    "planets-in-signs/moon/aquarius",
    "planets-in-signs/mercury/pisces",
  ]);
  expect(neighborsOf("house-rulers/4/7", all)?.[0]).toBe("house-rulers/7/4");
  expect(neighborsOf("aspects/venus-saturn/square", all)).toEqual([
    "aspects/venus-saturn/opposition",
    "aspects/venus-saturn/conjunction",
    "aspects/sun-venus/square",
  ]);
  expect(neighborsOf("glossary/terms/orb", all)).toBeNull();
});

test("no word tells what a passage is about", () => {
  expect(masked("The Moon’s square to Saturn in your seventh house, Mercury rules it: a mercurial hour.")).toBe(
    "The ▢ ▢ to ▢ in ▢, ▢ ▢ it: a mercurial hour.",
  );
});

test("the same seed asks the same questions, each with its own answer among four", () => {
  const questions = questionsFrom(root, { count: 60, seed: 7 });
  expect(questions).toEqual(questionsFrom(root, { count: 60, seed: 7 }));
  expect(questions).toHaveLength(60);
  for (const { id, choices } of questions) {
    expect(new Set(choices).size).toBe(4);
    expect(choices).toContain(id);
  }
  expect(questionSheet(questions)).not.toMatch(/\b(?:Saturn|Capricorn|seventh house)\b/);
});

test("a right answer counts once, a wrong one and a missing one do not", () => {
  const questions = questionsFrom(root, { count: 3, seed: 7 });
  const right = questions.map(({ number, id, choices }) => ({
    number,
    choice: "ABCD"[choices.indexOf(id)] ?? "",
    restated: "",
    agrees: true,
  }));
  expect(scored(questions, right).at(-1)).toEqual({ kind: "all", asked: 3, right: 3, agreed: 3 });
  const wrong = right.map((answer, index) => (index === 0 ? { ...answer, choice: "?" } : answer)).slice(0, 2);
  expect(scored(questions, wrong).at(-1)).toEqual({ kind: "all", asked: 3, right: 1, agreed: 2 });
});
