import { expect, test } from "vitest";
import { capitalized, withPreposition } from "./contractions.ts";

test("Portuguese prepositions contract with the article", () => {
  const joined = ["de", "a", "em", "por", "com"].map((word) => withPreposition(word, "a primeira pessoa", "pt-br"));
  expect(joined).toEqual([
    "da primeira pessoa",
    "à primeira pessoa",
    "na primeira pessoa",
    "pela primeira pessoa",
    "com a primeira pessoa",
  ]);
  expect(withPreposition("A", "a primeira pessoa", "pt-br")).toBe("À primeira pessoa");
});

test("Spanish contracts with the masculine article alone", () => {
  expect(withPreposition("de", "el Sol", "es-es")).toBe("del Sol");
  expect(withPreposition("A", "el Sol", "es-es")).toBe("Al Sol");
  expect(withPreposition("de", "la Luna", "es-es")).toBe("de la Luna");
  expect(withPreposition("de", "Venus", "es-es")).toBe("de Venus");
});

test("English contracts nothing", () => {
  expect(withPreposition("of", "the Moon", "en-us")).toBe("of the Moon");
});

test("a sentence begins with a capital", () => {
  expect(capitalized("el Sol")).toBe("El Sol");
  expect(capitalized("água")).toBe("Água");
});
