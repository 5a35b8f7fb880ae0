import { expect, test } from "vitest";
import { compareTexts } from "./compare-texts.ts";

test("by code unit, and equal texts are equal", () => {
  expect(["b", "a", "É", "Z", ""].toSorted(compareTexts)).toEqual(["", "Z", "a", "b", "É"]);
  expect(compareTexts("1990-06-15", "1990-06-15")).toBe(0);
});
