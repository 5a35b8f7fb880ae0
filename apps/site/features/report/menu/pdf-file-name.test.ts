import { expect, test } from "vitest";
import { completePdfName, successPdfName } from "./pdf-file-name.ts";

test("a PDF is named for its reader, and `Your` stands in for a missing name", () => {
  expect(completePdfName("Marina Duarte")).toBe("Marina Duarte-Complete-Cosmic-Blueprint.pdf");
  expect(completePdfName(" ")).toBe("Your-Complete-Cosmic-Blueprint.pdf");
  expect(successPdfName("Marina Duarte")).toBe("cosmic-blueprint-Marina Duarte.pdf");
  expect(successPdfName("")).toBe("cosmic-blueprint.pdf");
});

test("no name leads out of the folder it is saved in", () => {
  expect(completePdfName("../../etc/passwd")).toBe("etc-passwd-Complete-Cosmic-Blueprint.pdf");
  expect(successPdfName("María\u0000/José")).toBe("cosmic-blueprint-María-José.pdf");
});
