import { expect, test } from "vitest";
import { readByteRange } from "./byte-range.ts";

test.each([
  [undefined, { kind: "whole" }],
  ["bytes=0-99", { kind: "part", first: 0, last: 99 }],
  ["bytes=100-", { kind: "part", first: 100, last: 999 }],
  ["bytes=-10", { kind: "part", first: 990, last: 999 }],
  ["bytes=-5000", { kind: "part", first: 0, last: 999 }],
  ["bytes=900-5000", { kind: "part", first: 900, last: 999 }],
  ["bytes=1000-", { kind: "unsatisfiable" }],
  ["bytes=-0", { kind: "unsatisfiable" }],
  ["bytes=5-2", { kind: "whole" }],
  ["bytes=0-1,5-6", { kind: "whole" }],
  ["items=0-1", { kind: "whole" }],
])("of a thousand bytes, %s asks for %j", (header, range) => {
  expect(readByteRange(header, 1000)).toEqual(range);
});
