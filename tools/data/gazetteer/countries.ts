import { readFileSync } from "node:fs";

/** Languages in which a country may be typed; the first three are also displayed. */
const languages = "en es pt de fr it nl pl sv ru uk el tr ar he fa hi ja ko zh zh-Hant".split(" ");
const shown = ["en", "es", "pt"] as const;

const namesIn = (language: string, style: "long" | "short" = "long") =>
  new Intl.DisplayNames([language], { type: "region", fallback: "none", style });

/** Shown by their short names; the long ones also say whom they belong to. */
const shownShort = new Set(["HK", "MO", "PS"]);

/** A country's name in the site's languages. */
export function shownNames(code: string): Readonly<Record<(typeof shown)[number], string>> {
  const style = shownShort.has(code) ? "short" : "long";
  const [en = code, es = en, pt = en] = shown.map((language) => namesIn(language, style).of(code));
  return { en, es, pt };
}

const rowsOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));

/** Names of former countries, and short names, each with the countries it may mean. */
const otherNames = rowsOf("names/country-names.tsv");

/** Every way to type a country. */
export function typedNames(code: string): readonly string[] {
  const translated = languages.flatMap((language) =>
    (["long", "short"] as const).flatMap((style) => namesIn(language, style).of(code) ?? []),
  );
  const others = otherNames.filter(([, codes = ""]) => codes.split(" ").includes(code)).map(([name = ""]) => name);
  return [code, ...translated, ...others];
}
