import { expect, test } from "vitest";
import { balancedMm, fillLines } from "./line-breaking.ts";

/** Every letter is half an em wide: at 2 mm it takes 1 mm. */
const setting = { face: { widthEm: (text: string) => text.length / 2 }, sizeMm: 2, measureMm: 20, indentMm: 0 };
const words = (...lengths: readonly number[]) => lengths.map((length) => "x".repeat(length)).join(" ");

test("lines take as many words as they hold, spaces counted", () => {
  expect(fillLines(words(9, 10, 9, 10, 8), setting)).toEqual({ count: 3, starts: [0, 2, 4], even: true });
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

test("letters drawn together let a line hold more", () => {
  expect(fillLines(words(10, 10), setting).count).toBe(2);
  expect(fillLines(words(10, 10), { ...setting, trackingEm: -0.05 }).count).toBe(1);
});

test("words on two lines get a measure that makes both about as long, those on one line none", () => {
  const text = words(4, 4, 4, 4, 4, 4);
  const balanced = balancedMm(text, setting) ?? 0;
  expect(fillLines(text, setting).starts).toEqual([0, 4]);
  expect(fillLines(text, { ...setting, measureMm: balanced }).starts).toEqual([0, 3]);
  expect(balancedMm(words(4, 4), setting)).toBeNull();
});
