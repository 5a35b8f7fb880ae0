import type { Language } from "./document.ts";

/** The languages a report can be written in; one ordered in another is written in American English. The site, the shop's
 * mails and the payment page go by this list. */
export const writtenLanguages: readonly Language[] = ["en"];
