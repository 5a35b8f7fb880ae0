import { languages } from "@cosmic/library/generated/languages";
import { expect, test } from "vitest";
import { libraryOf } from "./libraries.ts";
import { writtenLanguages } from "./written-languages.ts";

test("a language counts as written exactly when its edition has words of its own", () => {
  const own = languages.filter((language) => libraryOf(language).language === language);
  expect(writtenLanguages).toEqual(own);
});
