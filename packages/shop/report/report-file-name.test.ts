import { expect, test } from "vitest";
import { reportFileName } from "./report-file-name.ts";

test.each([
  ["Zoë Zimmer", "cosmic-blueprint-zoë-zimmer.pdf"],
  ["", "cosmic-blueprint.pdf"],
  ["../../etc/passwd\r\nX: y", "cosmic-blueprint-etc-passwd-x-y.pdf"],
  ["李 小龍", "cosmic-blueprint-李-小龍.pdf"],
  ["\ud800", "cosmic-blueprint.pdf"],
])("the PDF of %j is called %s", (name, fileName) => {
  expect(reportFileName(name)).toBe(fileName);
});
