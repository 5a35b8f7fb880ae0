import { orderStates } from "@cosmic/platform/database/tables/orders";
import { expect, test } from "vitest";
import { nextState } from "./order-life.ts";

const truth = { paid: false, refunded: false, expired: false, paymentIntentId: null };

test("a refund ends every order, whatever came before it", () => {
  for (const state of orderStates) expect(nextState(state, { ...truth, paid: true, refunded: true })).toBe("refunded");
});

test("payment opens an open or expired order and moves no other", () => {
  const after = orderStates.map((state) => nextState(state, { ...truth, paid: true }));
  expect(after).toEqual(["paid", "paid", "paid", "delivered", "refunded", "paid"]);
});

test("a closed page expires only what was never paid", () => {
  const after = orderStates.map((state) => nextState(state, { ...truth, expired: true }));
  expect(after).toEqual(["expired", "expired", "paid", "delivered", "refunded", "expired"]);
});

test("without news nothing moves", () => {
  for (const state of orderStates) expect(nextState(state, truth)).toBe(state);
});
