import { writtenLanguages } from "@cosmic/report/written-languages";
import { baseLocale, type Locale, reportLanguage } from "./locale.ts";

/** True if the visitor's language isn't English but the report will be; the checkout says so before they pay. */
export const reportIsForeign = (locale: Locale): boolean => !writtenLanguages.includes(reportLanguage(locale));

/** The locale of a page that shows a report: the visitor's, or, if reports aren't written in it yet, the English of the
 * edition sold. Orders from Spain or Brazil get the American edition, so their page has American spelling and dates. */
export function reportPageLocale(visitor: Locale, soldIn: Locale): Locale {
  if (!reportIsForeign(visitor)) return visitor;
  return reportIsForeign(soldIn) ? baseLocale : soldIn;
}
