import { expect, test } from "vitest";
import { locales } from "./locale.ts";
import { reportIsForeign, reportPageLocale } from "./written-languages.ts";

test("readers of a language without a library are told that their report is in English", () => {
  expect(locales.filter(reportIsForeign)).toEqual(["es-es", "pt-br"]);
});

test("a page around a report is in the reader's language, or in the English of the edition it shows", () => {
  expect(reportPageLocale("en-gb", "en-us")).toBe("en-gb");
  expect(reportPageLocale("en-us", "es-es")).toBe("en-us");
  expect(reportPageLocale("es-es", "es-es")).toBe("en-us");
  expect(reportPageLocale("pt-br", "en-gb")).toBe("en-gb");
});
