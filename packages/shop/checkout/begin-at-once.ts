import { withPrefix } from "@cosmic/addresses/in-locale";
import type { Locale } from "@cosmic/addresses/locales";
import { paths } from "@cosmic/addresses/paths";
import { mailTextsOf } from "../mail-texts/mail-texts.ts";

/** Names the wording of "begin at once" that stands beside the pay button (`beginAtOnce` in the mail texts): the buyer
 * asks for delivery before the time to withdraw is over, as Directive 2011/83/EU, Art. 16(m), wants it said. A new
 * wording gets a new name, so that every order records which one its buyer read. */
export const beginAtOnceWording = "begin-at-once/2026-11";

/** What stands beside every pay button, ours and the payment service's: the wording and a link to the terms, which the
 * payment service reads in Markdown. `siteUrl` has no closing slash. */
export function beginAtOnceText(siteUrl: string, locale: Locale): string {
  const { beginAtOnce, terms } = mailTextsOf(locale);
  return `${beginAtOnce} [${terms}](${siteUrl}${withPrefix(locale, paths.legal("terms"))})`;
}
