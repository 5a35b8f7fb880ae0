import { expect, test } from "vitest";
import { tenseOf } from "./tense.ts";

test.each([
  ["2026-11-01T10:00:00Z", "2026-11-22T23:59:59Z", "past"],
  ["2026-11-01T10:00:00Z", "2026-11-23T00:00:00Z", "present"],
  ["2026-11-23T23:59:59Z", "2026-12-01T00:00:00Z", "present"],
  ["2026-11-24T00:00:00Z", "2026-12-01T00:00:00Z", "ahead"],
  ["2026-11-23", "2026-11-23", "present"],
])("from %s to %s lies on 23 November 2026 in the tense %s", (from, to, tense) => {
  expect(tenseOf(from, to, "2026-11-23")).toBe(tense);
});
