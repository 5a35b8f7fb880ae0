import { baseLocale, isLocale, type Locale } from "./locale.ts";

/** The address of a page for readers of a locale, under which search engines know it: en-us has no prefix. */
export function addressIn(locale: Locale, path: string): string {
  if (locale === baseLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** The locale an address begins with, as it is written there; empty without one. */
export function localePrefix(pathname: string): string {
  const [, first = ""] = pathname.split("/");
  return isLocale(first.toLowerCase()) ? `/${first}` : "";
}
