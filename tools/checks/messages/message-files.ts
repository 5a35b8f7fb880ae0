import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const locales = ["en-us", "en-gb", "es-es", "pt-br"] as const;

/** Every message of a locale, mapped from `file/key` to text. */
export function messagesOf(root: string, locale: string): ReadonlyMap<string, string> {
  const folder = join(root, locale);
  const all = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    const texts: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(join(folder, file), "utf8"));
    for (const [key, text] of Object.entries(texts)) all.set(`${file}/${key}`, String(text));
  }
  return all;
}

/** Slot variants that include an article or a preposition: each language uses the one its grammar needs. */
const formOf: Readonly<Record<string, string>> = { theTime: "time", atTime: "time", ofName: "name" };

const slots = (text: string): string =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, slot = ""]) => formOf[slot] ?? slot)
    .sort()
    .join(" ");

/** How the locales differ from the first one: missing or extra keys, empty texts, different slots. */
export function messageGaps(byLocale: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const [first, ...rest] = [...byLocale];
  if (!first) return [];
  const [baseName, base] = first;
  const empty = [...base].filter(([, text]) => text.trim() === "").map(([key]) => `${baseName} ${key}: empty`);
  return rest.reduce((gaps, [locale, own]) => {
    for (const [key, text] of base) {
      const translated = own.get(key);
      if (translated === undefined) gaps.push(`${locale} ${key}: missing`);
      else if (translated.trim() === "") gaps.push(`${locale} ${key}: empty`);
      else if (slots(translated) !== slots(text)) gaps.push(`${locale} ${key}: other slots than ${baseName}`);
    }
    for (const key of own.keys()) if (!base.has(key)) gaps.push(`${locale} ${key}: not in ${baseName}`);
    return gaps;
  }, empty);
}
