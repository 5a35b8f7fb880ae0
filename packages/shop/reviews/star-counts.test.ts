import { expect, test } from "vitest";
import { averageOf, tallyReviews, totalOf } from "./star-counts.ts";

const rows = [
  { stars: 1, heldFor: null, count: 2 },
  { stars: 1, heldFor: "privacy", count: 1 },
  { stars: 4, heldFor: null, count: 3 },
  { stars: 5, heldFor: "law", count: 1 },
  // Taken back.
  { stars: null, heldFor: null, count: 7 },
  { stars: null, heldFor: "law", count: 1 },
] as const;

test("what is received is shown unless it is held, and what was taken back counts nowhere", () => {
  expect(tallyReviews(rows)).toEqual({
    received: { 1: 3, 2: 0, 3: 0, 4: 3, 5: 1 },
    shown: { 1: 2, 2: 0, 3: 0, 4: 3, 5: 0 },
    held: { law: 1, privacy: 1 },
  });
});

test("the average is the mean of the shown stars to one decimal, halves up; none without reviews", () => {
  const { shown } = tallyReviews(rows);
  expect([totalOf(shown), averageOf(shown)]).toEqual([5, 2.8]);
  expect(averageOf({ 1: 0, 2: 0, 3: 0, 4: 11, 5: 9 })).toBe(4.5);
  expect(averageOf({ 1: 0, 2: 0, 3: 1, 4: 0, 5: 19 })).toBe(4.9);
  expect(averageOf({ 1: 0, 2: 0, 3: 3, 4: 0, 5: 1 })).toBe(3.5);
  expect(averageOf({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 })).toBeNull();
});
