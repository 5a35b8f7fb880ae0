import { baseLocale, isLocale, type Locale } from "./locale.ts";

/** A page's canonical path in a locale, as search engines know it: en-us has no prefix. */
export function addressIn(locale: Locale, path: string): string {
  if (locale === baseLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** The locale prefix of a path, with slash and as spelled there, e.g. `/es-es`; empty if there is none. */
export function localePrefix(pathname: string): string {
  const [, first = ""] = pathname.split("/");
  return isLocale(first.toLowerCase()) ? `/${first}` : "";
}
