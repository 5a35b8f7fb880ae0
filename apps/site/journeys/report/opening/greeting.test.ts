import { expect, test } from "vitest";
import { partOfDay } from "./greeting.tsx";

test("it is morning before 12, afternoon before 18, evening from then on", () => {
  expect([0, 11, 12, 17, 18, 23].map(partOfDay)).toEqual([
    "morning",
    "morning",
    "afternoon",
    "afternoon",
    "evening",
    "evening",
  ]);
});
