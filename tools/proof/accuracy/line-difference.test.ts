import { expect, test } from "vitest";
import { lineDifference } from "./line-difference.ts";

test("equal texts have no difference", () => {
  expect(lineDifference("a\nb\n", "a\nb\n")).toEqual([]);
});

test("a changed line shows as it was and as it is, unchanged neighbours not at all", () => {
  expect(lineDifference("a\nb\nc", "a\nB\nc")).toEqual(["- b", "+ B"]);
});

test("lines put in or taken out do not drag the rest along", () => {
  expect(lineDifference("a\nb\nc", "a\nx\nb\nc\ny")).toEqual(["+ x", "+ y"]);
  expect(lineDifference("a\nb\nc", "c")).toEqual(["- a", "- b"]);
});
