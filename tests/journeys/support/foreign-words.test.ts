import { expect, test } from "vitest";
import type { Locale } from "../../../apps/site/locale/locale.ts";
import { type Language, type SiteText, siteTexts } from "../../../tools/checks/language/site-texts.ts";
import { foreignWords, quotedNames } from "./foreign-words.ts";

const localeOf: Readonly<Record<Language, Locale>> = { en: "en-us", es: "es-es", pt: "pt-br" };
const languages = Object.keys(localeOf) as Language[];

/** What a reader sees of a text: no slots, field names, anchors or URLs. The cities' `terms` are for searching only. */
const visible = ({ text }: SiteText): string =>
  text
    .replace(/^(?:terms: .*|\w+: )/, "")
    .replaceAll(/\{#?[\w-]+\}/g, " ")
    .replaceAll(/\]\([^)]*\)/g, "]");

test.each(languages)("no text of the site in “%s” holds a word of another language", (language) => {
  const found = siteTexts(language).flatMap((text) =>
    foreignWords(visible(text), localeOf[language], quotedNames).map((word) => `${text.where} ${word}`),
  );
  expect(found).toEqual([]);
});

test.each(languages.flatMap((own) => languages.filter((other) => other !== own).map((other) => [other, own] as const)))(
  "nearly every sentence in “%s” is noticed on a page in “%s”",
  (other, own) => {
    const sentences = siteTexts(other)
      .map(visible)
      .filter((text) => /^(?:\S+\s+){7}.*[.?!]$/.test(text));
    expect(sentences.length).toBeGreaterThan(500);
    const missed = sentences.filter((text) => foreignWords(text, localeOf[own]).length === 0);
    expect(missed.length / sentences.length).toBeLessThan(0.02);
  },
);

test.each([
  ["es-es", "Time unknown", ["time", "unknown"]],
  ["es-es", "Sun, Moon", ["sun", "moon"]],
  ["es-es", "Não foi possível", ["não", "foi"]],
  ["pt-br", "You don’t see the chart.", ["you", "see", "the", "chart"]],
  ["pt-br", "La Luna y Venus", ["luna", "y"]],
  ["en-us", "Tu carta, o seu mapa", ["tu", "carta", "seu"]],
] as const)("on a page in %s, “%s” is noticed", (locale, text, words) => {
  expect(foreignWords(text, locale)).toEqual(words);
});

test("what the caller spares, addresses and a shop’s own name are no foreign words", () => {
  expect(
    foreignWords("Marina of New York, you@example.com, https://your.example/the", "pt-br", ["Marina of New York"]),
  ).toEqual([]);
  expect(foreignWords("Order CB-1Y2A-93Y4", "en-us")).toEqual([]);
  expect(foreignWords("Cosmic Blueprint Premium, Stripe, Placidus, PDF, spam, online, link", "pt-br")).toEqual([]);
  expect(foreignWords("Marta e Irene; siete u ocho", "es-es")).toEqual([]);
});
