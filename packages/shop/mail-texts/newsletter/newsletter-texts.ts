import type { Locale } from "@cosmic/addresses/locales";
import type { ConfirmationTexts } from "./confirmation-texts.ts";
import { englishConfirmation } from "./english.ts";
import { portugueseConfirmation } from "./portuguese.ts";
import { spanishConfirmation } from "./spanish.ts";

const texts: Readonly<Record<Locale, ConfirmationTexts>> = {
  "en-us": englishConfirmation("en-US"),
  "en-gb": englishConfirmation("en-GB"),
  "es-es": spanishConfirmation,
  "pt-br": portugueseConfirmation,
};

/** The words of the confirmation mail in a market. */
export const newsletterTextsOf = (locale: Locale): ConfirmationTexts => texts[locale];
