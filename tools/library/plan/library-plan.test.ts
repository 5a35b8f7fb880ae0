import { readFileSync } from "node:fs";
import { join } from "node:path";
import { partNames } from "@cosmic/library/passage";
import { expect, test } from "vitest";
import { readClaimsTable } from "../read/claims-table.ts";
import { type BudgetLine, budgetWords } from "./kind.ts";
import { libraryPlan } from "./library-plan.ts";

const claimsFile = join(import.meta.dirname, "../../../packages/library/en/claims.md");
const { table } = readClaimsTable("claims.md", readFileSync(claimsFile, "utf8"));
const { kinds, subjects } = libraryPlan(table);

test("the words planned for each line are those of the design, to within a thirtieth", () => {
  const planned = new Map<BudgetLine, number>();
  for (const { line, subjects: own } of kinds) {
    const words = own.flatMap(({ passages }) => passages.flatMap(({ parts }) => parts.map((part) => part.words)));
    planned.set(line, (planned.get(line) ?? 0) + words.reduce((sum, one) => sum + one, 0));
  }
  const together = Object.values<number>(budgetWords).reduce((sum, words) => sum + words, 0);
  for (const [line, words] of planned) {
    expect(Math.abs(words - budgetWords[line]), line).toBeLessThan(words / 30);
  }
  expect([...planned.values()].reduce((sum, words) => sum + words, 0) / together).toBeCloseTo(1, 2);
});

test("the index of the library tells every kind as it is planned", () => {
  const index = readFileSync(join(import.meta.dirname, "../../../docs/library.md"), "utf8");
  for (const { name, subjects: own } of kinds) {
    const passages = own.flatMap((subject) => subject.passages);
    const words = passages.reduce((sum, { parts }) => sum + parts.reduce((all, part) => all + part.words, 0), 0);
    expect(index).toContain(`| ${name} | ${passages.length} | ${words} |`);
  }
});

test("an aspect that the sky never makes is not asked for", () => {
  const headings = (id: string): readonly string[] =>
    subjects.get(id)?.subject.passages.map(({ heading }) => heading) ?? [];
  expect(headings("aspects/sun-mercury")).toEqual(["conjunction"]);
  expect(headings("aspects/sun-venus")).toEqual(["conjunction"]);
  expect(headings("aspects/mercury-venus")).toEqual(["conjunction", "sextile"]);
  expect(headings("aspects/neptune-pluto")).toEqual(["sextile"]);
  expect(headings("aspects/moon-venus")).toHaveLength(6);
  expect(kinds.find(({ name }) => name === "aspects")?.subjects).toHaveLength(45);
});

test("every passage has a core, every part a known name and a length it can have", () => {
  for (const { kind, subject } of subjects.values()) {
    for (const { heading, parts } of subject.passages) {
      const place = `${subject.id} ${heading}`;
      if (kind.shape === "passages") {
        expect(
          parts.map(({ name }) => name),
          place,
        ).toContain("core");
        for (const { name } of parts) expect(partNames as readonly string[], place).toContain(name);
      }
      for (const { least, words, most } of parts)
        expect(least <= words && words <= most && most <= 135, place).toBe(true);
    }
  }
});

test("a turn is planned for every pair of claims", () => {
  const turns = subjects.get("turns/turns")?.subject.passages;
  expect(turns).toHaveLength(table.pairs.length + table.laterPairs.length);
});

test("the glossary asks for seventy terms or more, each once", () => {
  const terms = subjects.get("glossary/terms")?.subject.passages.map(({ heading }) => heading) ?? [];
  expect(terms.length).toBeGreaterThanOrEqual(70);
  expect(new Set(terms).size).toBe(terms.length);
});
