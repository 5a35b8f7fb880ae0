import { type RouterContextProvider, redirect } from "react-router";
import type { OwnLanguage } from "../components/visitor.ts";
import { m } from "../generated/paraglide/messages.js";
import { isLocale, type Locale } from "../locale/locale.ts";
import { reportPageLocale } from "../locale/written-languages.ts";
import { paths } from "../paths.ts";
import { localeContext, visitorLocaleContext } from "./context.ts";

/** Between a loader and the host; it never reaches a browser. */
const header = "x-page-locale";

/** The locale of a page that shows a report sold in `soldIn`. Where the page is being made in another one it is begun again:
 * a page and its bundles are in one language, and only a loader knows whether there is a report to show. */
export function takeReportLocale(context: Readonly<RouterContextProvider>, soldIn: Locale): Locale {
  const locale = reportPageLocale(context.get(visitorLocaleContext), soldIn);
  // A redirect is the one answer of a loader that is given before the page is rendered.
  if (locale !== context.get(localeContext)) throw redirect(paths.home(), { headers: { [header]: locale } });
  return locale;
}

/** What a page in a report's language says in the visitor's own; null where the two are one. */
export function ownLanguageOf(context: Readonly<RouterContextProvider>): OwnLanguage | null {
  const locale = context.get(visitorLocaleContext);
  if (locale === context.get(localeContext)) return null;
  return { locale, note: m.checkout_language({}, { locale }), back: m.report_own_language({}, { locale }) };
}

/** The locale in which a loader wants its page made again; null for a page that stands as it is. */
export function otherLocaleOf(answer: Response): Locale | null {
  const locale = answer.headers.get(header);
  return locale !== null && isLocale(locale) ? locale : null;
}
