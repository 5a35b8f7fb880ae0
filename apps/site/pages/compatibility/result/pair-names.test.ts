import { expect, test } from "vitest";
import type { Told } from "../engine/contacts.ts";
import { spokenOf, withNames } from "./pair-names.ts";

const told: Told = {
  contact: {
    ...{ id: "first.sun-trine-second.moon", first: "sun", second: "moon", type: "trine", nature: "flows", orb: 1 },
    ...{ weight: 6, tone: "holds", strand: "home", bothWays: false, certain: true },
  },
  tone: "holds",
  textId: "sun-moon-holds",
  slots: { sun: "first", moon: "second" },
};
const typed = (first: string, second: string) => ({
  first: { words: first, typed: true },
  second: { words: second, typed: true },
});
const spanish = {
  first: { words: "la primera persona", typed: false },
  second: { words: "la segunda persona", typed: false },
};
const portuguese = {
  first: { words: "a primeira pessoa", typed: false },
  second: { words: "a segunda pessoa", typed: false },
};

test("without names a text speaks of the first and the second person, with a capital where a sentence begins", () => {
  expect(withNames("{sun} decide; {moon} duda. {moon} espera a {sun}.", told, spanish, "es-es")).toBe(
    "La primera persona decide; la segunda persona duda. La segunda persona espera a la primera persona.",
  );
});

test("Portuguese prepositions contract before an unnamed person, and not before a name", () => {
  const text = "O olhar de {sun} cai em {moon}, e {moon} responde a {sun}.";
  expect(withNames(text, told, portuguese, "pt-br")).toBe(
    "O olhar da primeira pessoa cai na segunda pessoa, e a segunda pessoa responde à primeira pessoa.",
  );
  expect(withNames(text, told, typed("Ana", "Bia"), "pt-br")).toBe("O olhar de Ana cai em Bia, e Bia responde a Ana.");
  expect(spokenOf(portuguese.first, "pt-br").ofName).toBe("da primeira pessoa");
  expect(spokenOf(typed("Ana", "Bia").first, "pt-br").ofName).toBe("de Ana");
});

test("Spanish says e before a name that begins with the sound i", () => {
  expect(withNames("{sun} y {moon} se parecen.", told, typed("Marta", "Irene"), "es-es")).toBe(
    "Marta e Irene se parecen.",
  );
  expect(withNames("{sun} y {moon} se parecen.", told, typed("Marta", "Luis"), "es-es")).toBe(
    "Marta y Luis se parecen.",
  );
});
