import { paths } from "@cosmic/addresses/paths";
import { type RouterContextProvider, redirect } from "react-router";
import type { OwnLanguage } from "../../components/visitor.ts";
import { m } from "../../generated/paraglide/messages.js";
import { isLocale, type Locale } from "../../locale/locale.ts";
import { reportPageLocale } from "../../locale/written-languages.ts";
import { localeContext, visitorLocaleContext } from "../context.ts";

/** Internal header from loader to host; never reaches a browser. */
const header = "x-page-locale";

/** The locale of a page that shows a report sold in `soldIn`. If the page is being rendered in another one, restarts
 * it: a page and its bundles are in one language, and only a loader knows whether there is a report to show. */
export function takeReportLocale(context: Readonly<RouterContextProvider>, soldIn: Locale): Locale {
  const locale = reportPageLocale(context.get(visitorLocaleContext), soldIn);
  // A redirect is the only loader result that is sent before rendering.
  if (locale !== context.get(localeContext)) throw redirect(paths.home(), { headers: { [header]: locale } });
  return locale;
}

/** Text in the visitor's language for a page in the report's language; null if they are the same. */
export function ownLanguageOf(context: Readonly<RouterContextProvider>): OwnLanguage | null {
  const locale = context.get(visitorLocaleContext);
  if (locale === context.get(localeContext)) return null;
  return { locale, note: m.checkout_language({}, { locale }), back: m.report_own_language({}, { locale }) };
}

/** The locale in which a loader asks for its page to be rendered again; null if it is fine as is. */
export function otherLocaleOf(answer: Response): Locale | null {
  const locale = answer.headers.get(header);
  return locale !== null && isLocale(locale) ? locale : null;
}
