import type { Wording, WordingKey } from "@cosmic/library/generated/wording-keys";
import type { LanguageRules } from "@cosmic/library/language-rules";
import { expect, test } from "vitest";
import { englishLibrary } from "../passages/english-library.ts";
import { sayFrom } from "../strings/fill-strings.ts";
import { statementReader } from "./statements.ts";

const english = statementReader(sayFrom(englishLibrary));

/** English with some of its words changed, as another language would have them. */
function readerOf(words: Readonly<Partial<Record<WordingKey, string>>>, forms: LanguageRules["forms"] = {}) {
  const wording: Wording = { ...englishLibrary.wording, ...words };
  return statementReader(sayFrom({ wording, rules: { ...englishLibrary.rules, forms } }));
}

test("signs, houses, motions and aspects are read from the sentences that state them", () => {
  expect(english.statementsIn("Mars in Leo. Mars was retrograde; Mars in the third house.")).toEqual([
    { claims: "sign", one: "mars", other: "Leo", excerpt: "Mars in Leo" },
    { claims: "house", one: "mars", other: "3", excerpt: "Mars in the third house" },
    { claims: "retrograde", one: "mars", other: "", excerpt: "Mars was retrograde" },
  ]);
  expect(english.statementsIn("Mars square the Sun, the trine of the Moon and the Ascendant.")).toEqual([
    { claims: "trine", one: "moon", other: "ascendant", excerpt: "the trine of the Moon and the Ascendant" },
    { claims: "square", one: "mars", other: "sun", excerpt: "Mars square the Sun" },
  ]);
});

test("a language’s texts are read by one reader, and a text is read once", () => {
  expect(statementReader(sayFrom(englishLibrary))).toBe(english);
  const text = "Venus in Libra.";
  expect(english.statementsIn(text)).toBe(english.statementsIn(text));
});

test.each<readonly [WordingKey, string, string]>([
  ["sign.Leo", "Leono", "Mars in Leono"],
  ["placement.inSign", "{placement} en {sign}", "Mars en Leo"],
  ["named.inHouse", "{body} en la {house}", "Mars en la third house"],
  ["aspectNamed.square", "la kvadrato {a} kaj {b}", "la kvadrato Mars kaj Venus"],
  ["angleNamed.midheaven", "la zenito", "la zenito in Leo"],
])("where %s is “%s”, “%s” is a statement; in English it is none", (key, words, text) => {
  const statedBy = ({ statementsIn }: typeof english) => statementsIn(text).map(({ excerpt }) => excerpt);
  expect(statedBy(english).filter((excerpt) => excerpt === text)).toEqual([]);
  expect(text).toContain(statedBy(readerOf({ [key]: words }))[0]);
});

test("an article before a name is read over, and what a form puts before it", () => {
  const forms: LanguageRules["forms"] = {
    kun: [
      ["^la ", "kunla "],
      ["", "kuna "],
    ],
  };
  const { statementsIn } = readerOf(
    { "aspectNamed.square": "kvadrato {kun a} kaj {b}", "planet.moon": "Luno", "planetNamed.moon": "la luno" },
    forms,
  );
  const stated = (text: string) => statementsIn(text).map(({ one, other }) => `${one} ${other}`);
  expect(stated("kvadrato kunla luno kaj Mars")).toEqual(["moon mars"]);
  expect(stated("kvadrato kuna Mars kaj la luno")).toEqual(["mars moon"]);
  expect(stated("kvadrato Mars kaj luno")).toEqual(["mars moon"]);
  expect(stated("kvadrato apud Mars kaj luno")).toEqual([]);
});

test("a mark in a wording stands for itself", () => {
  const { statementsIn } = readerOf({ "placement.inSign": "{placement} [{sign}]?", "sign.Leo": "Leo." });
  expect(statementsIn("Mars [Leo.]?").map(({ other }) => other)).toEqual(["Leo"]);
  expect(statementsIn("Mars [Leox]?")).toEqual([]);
});
