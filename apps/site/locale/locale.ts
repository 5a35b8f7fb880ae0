import { baseLocale, isLocale, type Locale, locales } from "@cosmic/addresses/locales";

export { baseLocale, isLocale, type Locale, locales };

/** The language tag for `<html lang>` and for Intl, e.g. `pt-BR`. */
export const languageTag = (locale: Locale): string => {
  const [language, region = ""] = locale.split("-");
  return `${language}-${region.toUpperCase()}`;
};

/** The report language for a locale. */
export const reportLanguage = (locale: Locale): "en" | "es" | "pt" =>
  locale === "es-es" ? "es" : locale === "pt-br" ? "pt" : "en";
