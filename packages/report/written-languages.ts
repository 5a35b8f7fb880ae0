import type { Language } from "./document.ts";

/** Languages a report can be written in; orders in any other language get American English. The site, the shop's emails
 * and the payment page follow this list. */
export const writtenLanguages: readonly Language[] = ["en"];
