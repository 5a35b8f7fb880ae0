import { join } from "node:path";
import { required } from "@cosmic/chart/required";
import { expect, test } from "vitest";
import { readSources } from "../read/sources.ts";
import { maskOf } from "./mask.ts";
import { neighborsOf } from "./neighbors.ts";
import { questionSheet, questionsFrom } from "./questions.ts";
import { scored } from "./score.ts";

const { languages } = readSources(join(import.meta.dirname, "../../../packages/library"));
const english = required(
  languages.find(({ language }) => language === "en"),
  "the English library",
);
const masked = maskOf(english);
const all = () => true;

test("a passage stands in a square with its neighbors on both axes, none of which can be seen to be the one", () => {
  expect(neighborsOf("planets-in-signs/moon/pisces", all)).toEqual([
    "planets-in-signs/moon/aries",
    "planets-in-signs/mercury/pisces",
    "planets-in-signs/mercury/aries",
  ]);
  expect(neighborsOf("house-rulers/4/7", all)).toEqual(["house-rulers/4/4", "house-rulers/7/7", "house-rulers/7/4"]);
  expect(neighborsOf("aspects/venus-saturn/square", all)).toEqual([
    "aspects/venus-saturn/opposition",
    "aspects/sun-venus/square",
    "aspects/sun-venus/opposition",
  ]);
  const moonless = (id: string) => !id.includes("mercury");
  expect(neighborsOf("planets-in-signs/moon/pisces", moonless)?.[1]).toBe("planets-in-signs/sun/pisces");
  expect(neighborsOf("glossary/terms/orb", all)).toBeNull();
});

test("no word tells what a passage is about", () => {
  expect(masked("The Moon’s square to Saturn in your seventh house, Mercury rules it: a mercurial hour.")).toBe(
    "The ▢ ▢ to ▢ in ▢, ▢ ▢ it: a mercurial hour.",
  );
});

test("the same seed asks the same questions, each with its own answer among four", () => {
  const questions = questionsFrom(english, { count: 60, seed: 7 });
  expect(questions).toEqual(questionsFrom(english, { count: 60, seed: 7 }));
  expect(questions).toHaveLength(60);
  for (const { id, choices } of questions) {
    expect(new Set(choices).size).toBe(4);
    expect(choices).toContain(id);
  }
  expect(questionSheet(questions, masked)).not.toMatch(/\b(?:Saturn|Capricorn|seventh house)\b/);
});

test("a right answer counts once, a wrong one and a missing one do not", () => {
  const questions = questionsFrom(english, { count: 3, seed: 7 });
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
