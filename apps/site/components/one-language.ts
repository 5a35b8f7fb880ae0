import { redirectDocument } from "react-router";
import { type Locale, languageTag } from "../locale/locale.ts";

/** Passes through a loader's page if it is in the language of this document's bundles. Otherwise throws a redirect that
 * loads a new document, before any of the page is shown: other languages are in other bundles. */
export function inThisLanguage<Page extends { readonly locale: Locale }>(page: Page, request: Request): Page {
  if (document.documentElement.lang === languageTag(page.locale)) return page;
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}
