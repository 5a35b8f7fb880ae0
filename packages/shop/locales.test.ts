import { expect, test } from "vitest";
import { languageOf, languageTagOf, soldEdition } from "./locales.ts";

test("a report keeps the language it was sold in, whatever its market sells today", () => {
  expect(soldEdition({ locale: "es-es", language: "en" })).toBe("en");
  expect(soldEdition({ locale: "es-es", language: "es" })).toBe("es");
  expect(soldEdition({ locale: "pt-br", language: "pt" })).toBe("pt");
});

test("English is the American edition, but in Britain", () => {
  expect(soldEdition({ locale: "en-gb", language: "en" })).toBe("en-gb");
  expect(soldEdition({ locale: "en-us", language: "en" })).toBe("en");
});

test("another language can be asked for, and a birth nobody ordered gets the one its market sells", () => {
  expect(soldEdition({ locale: "en-gb", language: "en" }, "es")).toBe("es");
  expect(soldEdition({ locale: "es-es" })).toBe("en");
});

test.each([
  ["en-us", "en", "en-US"],
  ["en-gb", "en", "en-GB"],
  ["es-es", "es", "es-ES"],
  ["pt-br", "pt", "pt-BR"],
] as const)("the market %s reads %s, which BCP 47 writes %s", (locale, language, tag) => {
  expect([languageOf(locale), languageTagOf(locale)]).toEqual([language, tag]);
});
