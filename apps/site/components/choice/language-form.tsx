import type { FormEvent, ReactNode } from "react";
import { useLocation } from "react-router";
import { m } from "../../generated/paraglide/messages.js";
import { isLocale, type Locale, languageTag, locales } from "../../locale/locale.ts";
import { framePaths } from "../layout/frame-paths.ts";
import { useVisitor } from "../visitor.ts";
import { localeCookieText } from "./locale-cookie.ts";
import { addressInLocale } from "./page-address.ts";

/** Each language's name in that language. */
export const languageNames: Readonly<Record<Locale, () => string>> = {
  "en-us": m.frame_language_en_us,
  "en-gb": m.frame_language_en_gb,
  "es-es": m.frame_language_es_es,
  "pt-br": m.frame_language_pt_br,
};

/** Saves the choice and reloads the whole document, since all of it changes language. Done here instead of by posting
 * the form, because pages with `no-referrer` post with `Origin: null`, which the server rejects. */
function turn(event: FormEvent<HTMLFormElement>) {
  // React types a submit event as a plain Event; the browser sends a SubmitEvent.
  const { submitter } = event.nativeEvent as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement) || !isLocale(submitter.value)) return;
  // If scripts can't set cookies, let the form post.
  if (!keep(submitter.value)) return;
  event.preventDefault();
  window.location.assign(addressInLocale(new URL(window.location.href), submitter.value));
}

/** Sets the cookie and reads it back; true if it stuck. The read forces the write: browsers store cookies in their own
 * time, and a page requested before that would come without it. */
function keep(locale: Locale): boolean {
  const text = localeCookieText(locale);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers still in use.
  document.cookie = text;
  return document.cookie.includes(text.slice(0, text.indexOf(";")));
}

/** One button per language, the current one marked. Without JavaScript the form posts. */
export function LanguageForm({ className, title }: { readonly className: string; readonly title?: ReactNode }) {
  const chosen = useVisitor()?.locale;
  const { pathname, search } = useLocation();
  return (
    <form className={className} method="post" action={framePaths.keepChoice()} onSubmit={turn}>
      {title}
      <input type="hidden" name="from" value={pathname + search} />
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            <button
              type="submit"
              name="locale"
              value={locale}
              lang={languageTag(locale)}
              aria-current={locale === chosen ? "true" : undefined}
            >
              {languageNames[locale]()}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
