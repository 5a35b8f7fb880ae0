import { expect, test } from "vitest";
import type { CrossingEntry } from "./chart-entries.ts";
import { crossingsAhead, crossingsNow } from "./crossings-ahead.ts";

const pass = (date: string) => ({ date, text: date, retrograde: false });
const entry = (
  kind: CrossingEntry["kind"],
  name: string,
  first: string,
  ...later: readonly string[]
): CrossingEntry => ({
  ...{ kind, name, glyph: "moon", age: 30, section: "life-line" },
  dates: [pass(first), ...later.map(pass)],
});
const life = [
  entry("moon-phase", "full", "2011-02-03"),
  entry("moon-sign", "Cancer", "2024-11-02"),
  entry("crossing", "under way", "2026-01-05", "2026-12-24"),
  entry("moon-phase", "new", "2026-11-05"),
  entry("crossing", "over", "2025-03-01", "2026-11-21"),
  entry("moon-sign", "Leo", "2026-11-22"),
  entry("crossing", "last", "2041-11-21"),
  entry("crossing", "too far", "2041-11-22"),
];

test("ahead is what has a pass still to come and begins within fifteen years", () => {
  const names = crossingsAhead(life, "2026-11-22").map(({ name }) => name);
  expect(names).toEqual(["under way", "Leo", "last"]);
});

test("the present is the last sign and phase begun, and nothing before the first", () => {
  expect(crossingsNow(life, "2026-11-21").map(({ name }) => name)).toEqual(["Cancer", "new"]);
  expect(crossingsNow(life, "2026-11-22").map(({ name }) => name)).toEqual(["Leo", "new"]);
  expect(crossingsNow(life, "2001-01-01")).toEqual([]);
});
