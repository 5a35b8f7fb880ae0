import { writtenLanguages } from "@cosmic/report/written-languages";
import { baseLocale, type Locale, reportLanguage } from "./locale.ts";

/** True where the report is in English although the visitor's own language is another: they are told before they pay. */
export const reportIsForeign = (locale: Locale): boolean => !writtenLanguages.includes(reportLanguage(locale));

/** The locale of a page that shows a report: the visitor's own, or, until reports are written in it, the English of the
 * edition on the page. An order from Spain or Brazil is the American edition, so its page has American spelling and dates. */
export function reportPageLocale(visitor: Locale, soldIn: Locale): Locale {
  if (!reportIsForeign(visitor)) return visitor;
  return reportIsForeign(soldIn) ? baseLocale : soldIn;
}
