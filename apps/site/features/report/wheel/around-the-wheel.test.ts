import { expect, test } from "vitest";
import { nextPlace } from "./around-the-wheel.ts";

test("arrow keys walk around and come back to the beginning, Home and End go to the ends", () => {
  expect(nextPlace("ArrowRight", 0, 3)).toBe(1);
  expect(nextPlace("ArrowDown", 2, 3)).toBe(0);
  expect(nextPlace("ArrowLeft", 0, 3)).toBe(2);
  expect(nextPlace("Home", 2, 3)).toBe(0);
  expect(nextPlace("End", 0, 3)).toBe(2);
  expect(nextPlace("Tab", 0, 3)).toBeNull();
});
