import { expect, test } from "vitest";
import { openRequestBudget } from "./request-budget.ts";

const perMinute = 60;

test("a client may ask for a minute's pages at once, and then for one each time its budget fills by one", () => {
  const budget = openRequestBudget(perMinute);
  for (let page = 0; page < perMinute; page += 1) expect(budget.spend("one", 1, 0)).toBe(0);
  expect(budget.spend("one", 1, 0)).toBe(1);
  expect(budget.spend("one", 1, 999)).toBe(1);
  expect(budget.spend("one", 1, 1000)).toBe(0);
  expect(budget.spend("one", 1, 1000)).toBe(1);
});

test("a refused question costs nothing, and a cheap one is still answered", () => {
  const budget = openRequestBudget(perMinute);
  budget.spend("one", perMinute, 0);
  for (let asked = 0; asked < 1000; asked += 1) expect(budget.spend("one", 1, 500)).toBe(1);
  expect(budget.spend("one", 0.05, 500)).toBe(0);
});

test("clients do not share a budget", () => {
  const budget = openRequestBudget(perMinute);
  budget.spend("one", perMinute, 0);
  expect(budget.spend("two", perMinute, 0)).toBe(0);
});

test("memory is bounded: whoever has asked for nothing the longest begins anew", () => {
  const budget = openRequestBudget(perMinute, 2);
  for (const client of ["one", "two", "three"]) budget.spend(client, perMinute, 0);
  expect([budget.spend("three", 1, 0), budget.spend("two", 1, 0), budget.spend("one", 1, 0)]).toEqual([1, 1, 0]);
});
