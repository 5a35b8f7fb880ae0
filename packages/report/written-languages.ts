import { completeLanguages, languages, titleBreaks } from "@cosmic/library/generated/languages";
import type { Language } from "./document.ts";

/** Languages a report can be written in, those whose library is complete; orders in any other language get American
 * English. The site, the shop's emails and the payment page follow this list. */
export const writtenLanguages: readonly Language[] = languages.filter((language) =>
  completeLanguages.includes(language),
);

/** Words a title in a language may break before. */
export function titleBreaksOf(language: Language): readonly string[] {
  return titleBreaks[language] ?? [];
}
