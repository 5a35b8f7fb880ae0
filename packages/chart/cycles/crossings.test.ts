import { expect, test } from "vitest";
import { crossingsOf } from "./crossings.ts";

const pass = (date: string) => ({ date, direct: true });

test("passes less than three years apart are one crossing, numbered in order", () => {
  const [first, second, third] = [pass("2018-01-10"), pass("2018-06-01"), pass("2018-10-20")];
  const later = pass("2047-05-05");
  expect(crossingsOf({ kind: "saturn-return", dates: [first, second, third, later] })).toEqual([
    { kind: "saturn-return", count: 1, dates: [first, second, third] },
    { kind: "saturn-return", count: 2, dates: [later] },
  ]);
  expect(crossingsOf({ kind: "saturn-return", dates: [] })).toEqual([]);
});

test.each([
  // Three years of 365.2422 days are 1095.7266 days.
  ["2001-01-01", "2004-01-01", 1095, 1],
  ["2001-01-01", "2004-01-02", 1096, 2],
])("%s and %s, %i days apart, are crossings: %s", (before, after, days, count) => {
  expect((Date.parse(after) - Date.parse(before)) / 86_400_000).toBe(days);
  expect(crossingsOf({ kind: "pluto-square", dates: [pass(before), pass(after)] })).toHaveLength(count);
});

test("each pass is measured from the one before it, not from the first", () => {
  const dates = ["2001-01-01", "2003-01-01", "2005-01-01"].map(pass);
  expect(crossingsOf({ kind: "neptune-square", dates })).toEqual([{ kind: "neptune-square", count: 1, dates }]);
});
