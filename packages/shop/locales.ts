import type { Locale } from "@cosmic/addresses/locales";
import type { Edition, Language } from "@cosmic/report/document";
import { writtenLanguages } from "@cosmic/report/written-languages";

const languages: Readonly<Record<Locale, Language>> = { "en-us": "en", "en-gb": "en", "es-es": "es", "pt-br": "pt" };

const tags: Readonly<Record<Locale, string>> = {
  "en-us": "en-US",
  "en-gb": "en-GB",
  "es-es": "es-ES",
  "pt-br": "pt-BR",
};

/** A market's language as BCP 47 writes it. */
export function languageTagOf(locale: Locale): string {
  return tags[locale];
}

/** The report's language in a market. */
export function languageOf(locale: Locale): Language {
  return languages[locale];
}

/** The language a report is sold in: the market's when there are books in it, else English, as the checkout says. */
export function soldLanguageOf(locale: Locale): Language {
  const language = languageOf(locale);
  return writtenLanguages.includes(language) ? language : "en";
}

/** The edition of a report in a language: a British order reads English as Britain writes it. */
export function editionOf(locale: Locale, language: Language): Edition {
  return language === "en" && locale === "en-gb" ? "en-gb" : language;
}

interface Sold {
  readonly locale: Locale;
  readonly language?: Language;
}

/** The edition of a report: in the language asked for, else the one it was sold in, else the one its market sells. */
export function soldEdition({ locale, language }: Sold, wanted?: Language): Edition {
  return editionOf(locale, wanted ?? language ?? soldLanguageOf(locale));
}

/** The hosted payment page's language, as the payment service names it. */
export const paymentPageLanguages = {
  "en-us": "en",
  "en-gb": "en-GB",
  "es-es": "es",
  "pt-br": "pt-BR",
} as const satisfies Record<Locale, string>;
