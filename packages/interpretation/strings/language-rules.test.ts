import type { LanguageRules } from "@cosmic/library/language-rules";
import { expect, test } from "vitest";
import { foreignTo } from "../text/language-words.ts";
import { fillSlots } from "./fill-strings.ts";
import { groupText, numberText, orbText, speedText } from "./number-words.ts";
import { beforeValues } from "./slot-forms.ts";
import { sortedBy } from "./sort-words.ts";
import { timeInSentence, timeInTable } from "./time-words.ts";

/** A made-up language with articles, contractions, other numbers, times and letters than English. */
const rules: LanguageRules = {
  numbers: { decimal: ",", group: ".", groupFrom: 5 },
  clock: { sentence: "Hhmm", table: "H:mm[:ss]" },
  firstOfMonth: "1º",
  quotes: ["«", "»"],
  titleBreaks: ["y"],
  forms: {
    del: [
      ["^el ", "del "],
      ["", "de "],
    ],
    lo: [["^(feko|akva)\\b", "lo $1"]],
  },
  sort: { á: "a", ñ: "n~", æ: "ae" },
  functionWords: ["lo", "kaj", "del", "estas", "tio"],
  glossary: { plural: "j", otherWords: {} },
};

test("a preposition joins the article of the value it meets, and stands before one without", () => {
  expect(fillSlots("la kvar {del a} kun {b}", { a: "el Sol", b: "la Luna" }, rules)).toBe(
    "la kvar del Sol kun la Luna",
  );
  expect(fillSlots("la kvar {del a}", { a: "Venus" }, rules)).toBe("la kvar de Venus");
  expect(fillSlots("{del a} venas.", { a: "el Sol" }, rules)).toBe("Del Sol venas.");
  expect(fillSlots("la kvar {del a}", { a: "El Sol" }, rules)).toBe("la kvar del Sol");
});

test("a form without a last resort refuses a value it does not know, and so does a form nobody defined", () => {
  expect(fillSlots("{lo e} ardas", { e: "feko" }, rules)).toBe("lo feko ardas");
  expect(() => fillSlots("{lo e} ardas", { e: "ventro" }, rules)).toThrow("does not know the value “ventro”");
  expect(() => fillSlots("{al e}", { e: "feko" }, rules)).toThrow("the form “al”");
});

test("what a form puts before a value is listed once, the longest first", () => {
  const form = [
    ["^(a)$", "de $1"],
    ["^la ", "kunla "],
    ["^(b) (c)$", "al $1 kaj $2"],
    ["", "de "],
  ] as const;
  expect(beforeValues(form)).toEqual(["kunla ", "de ", "al "]);
});

test("numbers have the language's marks, and are grouped from as many digits as it says", () => {
  expect(numberText(-0.0234, 3, rules)).toBe("−0,023");
  expect(orbText(1.29, rules)).toBe("1,2°");
  expect(speedText(0.955, rules)).toBe("+0,955°");
  expect(speedText(-0.023, rules)).toBe("−0,023°");
  // What rounds to nothing has no sign but that of a motion.
  expect([numberText(-0.0004, 3, rules), numberText(0, 3, rules)]).toEqual(["0,000", "0,000"]);
  expect(speedText(-0.0004, rules)).toBe("+0,000°");
  expect(groupText(1_234_567, rules)).toBe("1.234.567");
  expect([groupText(1728, rules), groupText(17_280, rules)]).toEqual(["1728", "17.280"]);
});

test("times follow the pattern of the place they stand in", () => {
  expect(timeInSentence("09:05", rules)).toBe("9h05");
  expect(timeInTable("14:30:07", rules)).toBe("14:30:07");
  expect(timeInTable("14:30", rules)).toBe("14:30");
});

test("words are sorted by the language's letters", () => {
  const words = ["zodiako", "Ñusto", "ángulo", "nodo", "orbo"];
  expect(sortedBy(words, (word) => word, rules)).toEqual(["ángulo", "nodo", "Ñusto", "orbo", "zodiako"]);
  expect(sortedBy(["af", "æb", "ad"], (word) => word, rules)).toEqual(["ad", "æb", "af"]);
  // Words of the same letters keep their order.
  expect(sortedBy(["nodo", "Nodo", "NODO"], (word) => word, rules)).toEqual(["nodo", "Nodo", "NODO"]);
});

test("English in a book of another language is foreign, and its own words are not", () => {
  const isForeign = foreignTo(rules.functionWords, [["the", "of", "and", "you", "it"]]);
  expect(isForeign("You carry the lamp of the house and you carry it home.")).toBe(true);
  expect(isForeign("Lo lampo del domo kaj lo pordo del domo estas tio kio restas.")).toBe(false);
});
