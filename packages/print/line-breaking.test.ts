import { expect, test } from "vitest";
import { fillLines } from "./line-breaking.ts";

/** Every letter half an em wide: at 2 mm a letter takes 1 mm. */
const setting = { face: { widthEm: (text: string) => text.length / 2 }, sizeMm: 2, measureMm: 20, indentMm: 0 };
const words = (...lengths: readonly number[]) => lengths.map((length) => "x".repeat(length)).join(" ");

test("lines take as many words as they hold, spaces counted", () => {
  expect(fillLines(words(9, 10, 9, 10, 8), setting)).toEqual({ count: 3, even: true });
  expect(fillLines(words(9, 10), setting).count).toBe(1);
  expect(fillLines(words(10, 10), setting).count).toBe(2);
});

test("a first line drawn in holds less", () => {
  expect(fillLines(words(9, 10), { ...setting, indentMm: 2 }).count).toBe(2);
});

test("a line much shorter than the measure is uneven, the last one is not", () => {
  expect(fillLines(words(9, 15, 8), setting).even).toBe(false);
  expect(fillLines(words(9, 9, 9, 9, 9), setting).even).toBe(true);
});

test("a last line of one short word is uneven, unless it is the only one", () => {
  expect(fillLines(words(9, 10, 2), setting).even).toBe(false);
  expect(fillLines(words(2), setting).even).toBe(true);
});
