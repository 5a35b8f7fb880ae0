import { expect, test } from "vitest";
import { eventValue } from "./events.ts";

test("a price is counted in whole units of its currency", () => {
  expect([1499, 102, 24_999].map(eventValue)).toEqual([14.99, 1.02, 249.99]);
});
