import { expect, test } from "vitest";
import { memoryStore } from "../features/birth/session/session-store.ts";
import { consentIn, countedOrdersKey, firstTimeCounted, keepConsent } from "./consent.ts";

test("there is no answer until one is given, and nothing is written by asking", () => {
  const store = memoryStore();
  expect(consentIn(store)).toBeNull();
  for (const answer of ["yes", "no", "yes"] as const) {
    keepConsent(store, answer);
    expect(consentIn(store)).toBe(answer);
  }
});

test("what is no answer counts as none", () => {
  const store = memoryStore();
  store.write("countingConsent", "maybe");
  expect(consentIn(store)).toBeNull();
});

test("an order is counted the first time only, and a no forgets what was counted", () => {
  const store = memoryStore();
  expect([firstTimeCounted("A1", store), firstTimeCounted("B2", store), firstTimeCounted("A1", store)]).toEqual([
    true,
    true,
    false,
  ]);
  keepConsent(store, "no");
  expect(store.read(countedOrdersKey)).toBeNull();
});

test("twenty orders are remembered, the latest", () => {
  const store = memoryStore();
  for (let order = 0; order < 25; order++) firstTimeCounted(`N${order}`, store);
  expect(store.read(countedOrdersKey)?.split(" ")).toHaveLength(20);
  expect(firstTimeCounted("N24", store)).toBe(false);
});
