import { expect, test } from "vitest";
import type { Language } from "./document.ts";
import { libraryOf } from "./libraries.ts";
import { writtenLanguages } from "./written-languages.ts";

test("a language counts as written exactly when its edition has words of its own", () => {
  const languages: readonly Language[] = ["en", "es", "pt"];
  const own = languages.filter((language) => libraryOf(language).language === language);
  expect(writtenLanguages).toEqual(own);
});
