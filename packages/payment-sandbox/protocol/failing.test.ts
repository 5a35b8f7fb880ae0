import { expect, test } from "vitest";
import { decideFates } from "./failing.ts";

const fates = (failing: boolean) => Array.from({ length: 300 }, decideFates(failing));

test("one call in ten fails, three in a row, so that the SDK's retries do not hide it", () => {
  const failed = fates(true).map((fate) => fate !== "answered");
  expect(failed.filter(Boolean)).toHaveLength(30);
  expect(failed.some((_, at) => failed.slice(at, at + 3).every(Boolean))).toBe(true);
});

test("unless it is told to, none fails", () => {
  expect(new Set(fates(false))).toEqual(new Set(["answered"]));
});
