import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { locales, reportLanguage } from "./locale.ts";
import { reportIsForeign, writtenLanguages } from "./written-languages.ts";

const library = join(import.meta.dirname, "../../../packages/library");

test("a language counts as written when the library has it", () => {
  for (const language of writtenLanguages) expect(existsSync(join(library, language)), language).toBe(true);
});

test("readers of a language without a library are told that their report is in English", () => {
  const told = locales.filter(reportIsForeign);
  expect(told).toEqual(locales.filter((locale) => !writtenLanguages.includes(reportLanguage(locale))));
  expect(told).not.toContain("en-gb");
});
