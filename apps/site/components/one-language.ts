import { redirectDocument } from "react-router";
import { type Locale, languageTag } from "../locale/locale.ts";

/** What a loader answers, once this document's bundles speak its language. The words of another language are in other
 * bundles, which come with a document of their own; then the page is fetched anew, before any of it is shown. */
export function inThisLanguage<Page extends { readonly locale: Locale }>(page: Page, request: Request): Page {
  if (document.documentElement.lang === languageTag(page.locale)) return page;
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}
