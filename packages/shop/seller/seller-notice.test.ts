import { locales } from "@cosmic/addresses/locales";
import type { Seller } from "@cosmic/platform/environment/variables/seller-variables";
import { expect, test } from "vitest";
import { sellerNotice } from "./seller-notice.ts";

const seller: Seller = {
  name: "Ejemplo Editorial, S.L.",
  address: ["Calle Mayor 1", "28013 Madrid", "España"],
  taxId: "B12345674",
  register: "Registro Mercantil de Madrid, hoja M-123456",
  email: null,
  phone: "+34 910 000 000",
  demonstration: false,
};

test.each(locales)("in %s the seller's name, address, tax number, register, email and phone are all said", (locale) => {
  const notice = sellerNotice(seller, "help@example.org", locale);
  expect(notice).toMatchObject({ name: seller.name, demonstration: null });
  expect(notice.lines.map(({ kind, value }) => [kind, value])).toEqual([
    ["address", "Calle Mayor 1, 28013 Madrid, España"],
    ["tax", "B12345674"],
    ["register", "Registro Mercantil de Madrid, hoja M-123456"],
    ["email", "help@example.org"],
    ["phone", "+34 910 000 000"],
  ]);
});

test("numbers carry the name their country gives them", () => {
  const labels = (changes: Partial<Seller>, locale: (typeof locales)[number]) =>
    sellerNotice({ ...seller, ...changes }, "help@example.org", locale).lines.map(({ label }) => label);
  expect(labels({}, "es-es")).toContain("NIF");
  expect(labels({ taxId: "12.345.678/0001-95" }, "pt-br")).toContain("CNPJ");
  expect(labels({ taxId: "GB123456789", register: "01234567" }, "en-gb")).toEqual(
    expect.arrayContaining(["VAT number", "Company number"]),
  );
});

test.each(locales)("in %s an invented seller is said to be one, and what does not exist is left out", (locale) => {
  const invented = sellerNotice({ ...seller, taxId: null, register: null, demonstration: true }, "a@b.org", locale);
  expect(invented.demonstration).toMatch(/^Demo/);
  expect(invented.lines.map(({ kind }) => kind)).toEqual(["address", "email", "phone"]);
});

test("a seller without a telephone has no line for it, and its own address of mail comes before the shop's", () => {
  const { lines } = sellerNotice({ ...seller, phone: null, email: "own@example.org" }, "help@example.org", "es-es");
  expect(lines.map(({ kind }) => kind)).not.toContain("phone");
  expect(lines).toContainEqual(expect.objectContaining({ kind: "email", value: "own@example.org" }));
});
