import { expect, test } from "vitest";
import { judgeCard } from "./test-cards.ts";

test.each([
  ["4242 4242 4242 4242", "accepted"],
  ["5555-5555-5555-4444", "accepted"],
  ["378282246310005", "accepted"],
  ["4000 0000 0000 0002", "declined"],
  ["4000000000009995", "declined"],
  ["4111 1111 1111 1111", "not-a-test-card"],
  ["", "not-a-test-card"],
  ["4242 4242 4242 4242 0", "not-a-test-card"],
])("the card %s is %s", (number, verdict) => {
  expect(judgeCard(number)).toBe(verdict);
});
