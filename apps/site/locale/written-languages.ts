import { type Locale, reportLanguage } from "./locale.ts";

/** The languages whose report library is complete; a report ordered in another is written in English. */
export const writtenLanguages: readonly ReturnType<typeof reportLanguage>[] = ["en"];

/** True where the report is in English although the visitor's own language is another: they are told before they pay. */
export const reportIsForeign = (locale: Locale): boolean => !writtenLanguages.includes(reportLanguage(locale));
