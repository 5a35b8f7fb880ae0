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
