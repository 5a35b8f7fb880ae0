import { expect, test } from "vitest";
import { reportFileName } from "./report-file-name.ts";

test.each([
  ["Zoë Zimmer", "Zoë Zimmer-Complete-Cosmic-Blueprint.pdf", "cosmic-blueprint-Zoë Zimmer.pdf"],
  ["", "Your-Complete-Cosmic-Blueprint.pdf", "cosmic-blueprint.pdf"],
  ["../../etc/passwd\r\nX: y", "etc-passwd-X- y-Complete-Cosmic-Blueprint.pdf", "cosmic-blueprint-etc-passwd-X- y.pdf"],
  ["李 小龍", "李 小龍-Complete-Cosmic-Blueprint.pdf", "cosmic-blueprint-李 小龍.pdf"],
  ["O’Neil \u202Egnp.exe", "O’Neil -gnp.exe-Complete-Cosmic-Blueprint.pdf", "cosmic-blueprint-O’Neil -gnp.exe.pdf"],
  ["\ud800", "Your-Complete-Cosmic-Blueprint.pdf", "cosmic-blueprint.pdf"],
])("the PDFs of %j are called %s and %s", (name, complete, copy) => {
  expect(reportFileName(name, "complete")).toBe(complete);
  expect(reportFileName(name)).toBe(copy);
});

test("a long name leaves a file name that file systems take", () => {
  expect(Buffer.byteLength(reportFileName("李".repeat(200), "complete"))).toBeLessThan(200);
});

test.each([
  ["Zoë Zimmer", "Zoë Zimmer-Cosmic-Blueprint-Interior.pdf", "Zoë Zimmer-Cosmic-Blueprint-Cover.pdf"],
  ["", "Your-Cosmic-Blueprint-Interior.pdf", "Your-Cosmic-Blueprint-Cover.pdf"],
])("the two files of the bound book of %j are called %s and %s", (name, interior, cover) => {
  expect(reportFileName(name, "interior")).toBe(interior);
  expect(reportFileName(name, "cover")).toBe(cover);
});

test("runs of spaces become one, and no name begins or ends with dots, hyphens or spaces", () => {
  expect(reportFileName(" ..Ann \u3000  Bo -. ")).toBe("cosmic-blueprint-Ann Bo.pdf");
});
