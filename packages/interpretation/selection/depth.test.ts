import { expect, test } from "vitest";
import { fewestWords, mostWords, toldWithin, urgency } from "./depth.ts";

const part = (urgencyOf: number, words: number) => ({ urgency: urgencyOf, words });

test("a part is told from its weight on, the core always", () => {
  expect([urgency(5, "gift"), urgency(4, "gift")]).toEqual([0, -1]);
  expect(urgency(-3, "core")).toBe(Number.POSITIVE_INFINITY);
});

test("a book of the right length tells what its weights earn, and no more", () => {
  const [earned, unearned] = [part(1, 500), part(-1, 500)];
  expect([...toldWithin(fewestWords, [unearned, earned])]).toEqual([earned]);
});

test("a short book tells the most urgent of the rest too, until it is long enough", () => {
  const parts = [part(-3, 800), part(-1, 800), part(-2, 800)];
  const told = toldWithin(fewestWords - 1000, parts);
  expect([...told].map((one) => one.urgency)).toEqual([-1, -2]);
});

test("a long book leaves the least urgent out", () => {
  const parts = [part(1, 800), part(5, 800)];
  expect([...toldWithin(mostWords - 1000, parts)].map((one) => one.urgency)).toEqual([5]);
});
