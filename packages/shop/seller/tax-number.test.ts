import { expect, test } from "vitest";
import { isCompanyNumber, taxNumberKind } from "./tax-number.ts";

test.each([
  ["B12345674", "nif"],
  ["12345678Z", "nif"],
  ["X1234567L", "nif"],
  ["12.345.678/0001-95", "cnpj"],
  ["12.ABC.345/01DE-35", "cnpj"],
  ["12345678000195", "cnpj"],
  ["123.456.789-09", "cpf"],
  ["GB 123 4567 89", "vat"],
  ["ESB12345674", "vat"],
  ["DE123456789", "vat"],
  ["12-3456789", "ein"],
  ["DEMO-0000", "other"],
] as const)("%s is told by its form: %s", (taxId, kind) => {
  expect(taxNumberKind(taxId)).toBe(kind);
});

test("a bare company number is one, an entry with its register's name is none", () => {
  expect(["01234567", "SC123456"].map(isCompanyNumber)).toEqual([true, true]);
  expect(isCompanyNumber("Companies House 01234567")).toBe(false);
});

test.each([
  "B123456741",
  "12.345.678/0001-951",
  "112.345.678/0001-95",
  "123456780001951",
  "123.456.789-091",
  "1123.456.789-09",
  "12-34567891",
  "112-3456789",
  "XGB 123 4567 89",
  "GB/123 4567 89",
])("a form with something before or after it is another: %s", (taxId) => {
  expect(taxNumberKind(taxId)).toBe("other");
});

test("spaces around a number are none of it, and small letters are letters", () => {
  expect(taxNumberKind(" b12345674 ")).toBe("nif");
  expect(isCompanyNumber(" sc123456 ")).toBe(true);
  expect(["012345678", "SC1234567"].map(isCompanyNumber)).toEqual([false, false]);
});
