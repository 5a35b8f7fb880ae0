import { baseLocale, isLocale, type Locale, locales } from "./locale.ts";

/** Name of the cookie that stores the visitor's chosen locale. */
export const localeCookie = "preferred-locale";

/** Languages of an Accept-Language header, highest quality first, in lower case. */
function wantedLanguages(header: string): readonly string[] {
  return header
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find((q) => q !== undefined);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((entry) => entry.tag !== "" && entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map((entry) => entry.tag);
}

/** Picks the locale: path prefix, stored choice, exact browser language, same base language, en-us. */
export function detectLocale(visitor: {
  readonly path: string;
  readonly stored: string | undefined;
  readonly acceptLanguage: string;
}): Locale {
  // Client-side navigation requests end in `.data`: `/es-es.data`.
  const prefix = visitor.path.split(/[/?#.]/)[1]?.toLowerCase();
  if (isLocale(prefix)) return prefix;
  if (isLocale(visitor.stored)) return visitor.stored;
  const wanted = wantedLanguages(visitor.acceptLanguage);
  const exact = wanted.find((tag) => isLocale(tag));
  if (isLocale(exact)) return exact;
  for (const tag of wanted) {
    const language = tag.split("-")[0];
    const found = locales.find((locale) => locale.split("-")[0] === language);
    if (found) return found;
  }
  return baseLocale;
}
