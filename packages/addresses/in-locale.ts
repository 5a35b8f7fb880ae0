import { baseLocale, type Locale } from "./locales.ts";

/** A page's canonical path in a locale, as search engines know it: en-us has no prefix. */
export function inLocale(locale: Locale, path: string): string {
  return locale === baseLocale ? path : withPrefix(locale, path);
}

/** A page's path with the locale's prefix, en-us too: it keeps the language a buyer chose, whatever their browser
 * asks for. */
export function withPrefix(locale: Locale, path: string): string {
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
