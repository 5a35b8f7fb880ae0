import type { Locale } from "@cosmic/addresses/locales";
import type { Edition, Language } from "@cosmic/report/document";
import { editionOf, soldLanguageOf } from "../locales.ts";

interface Sold {
  readonly locale: Locale;
  readonly language?: Language;
}

/** The edition of a report: in the language asked for, else the one it was sold in, else the one its market sells. */
export function soldEdition({ locale, language }: Sold, wanted?: Language): Edition {
  return editionOf(locale, wanted ?? language ?? soldLanguageOf(locale));
}
