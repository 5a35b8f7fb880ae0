import { isComplete } from "@cosmic/interpretation/text/known-languages";
import type { Language } from "./document.ts";

const languages: readonly Language[] = ["en", "es", "pt"];

/** Languages a report can be written in, those whose library is complete; orders in any other language get American
 * English. The site, the shop's emails and the payment page follow this list. */
export const writtenLanguages: readonly Language[] = languages.filter(isComplete);
