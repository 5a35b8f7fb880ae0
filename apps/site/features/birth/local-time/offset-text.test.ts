import { expect, test } from "vitest";
import { parseOffset } from "./offset-text.ts";

test.each([
  ["+01:00", 3600],
  ["-3", -10_800],
  ["−03:30", -12_600],
  ["UTC+5:45", 20_700],
  [" gmt –1 ", -3600],
  ["+0530", 19_800],
  ["+00:19:32", 1172],
  ["-16:00", -57_600],
  ["0", 0],
  ["-0", 0],
])("reads %s as people mean it", (written, seconds) => {
  expect(parseOffset(written)).toBe(seconds);
});

test.each(["", "noon", "+16:00:01", "+17", "+1:75", "3.5", "--3", "+01:00 or so"])("refuses %s", (written) => {
  expect(parseOffset(written)).toBeNull();
});
