import type { FormEvent, ReactNode } from "react";
import { useLocation } from "react-router";
import { m } from "../../generated/paraglide/messages.js";
import { isLocale, type Locale, languageTag, locales } from "../../locale/locale.ts";
import { framePaths } from "../frame-paths.ts";
import { useVisitor } from "../visitor.ts";
import { localeCookieText } from "./locale-cookie.ts";
import { addressInLocale } from "./page-address.ts";

/** Each language in its own words. */
export const languageNames: Readonly<Record<Locale, () => string>> = {
  "en-us": m.frame_language_en_us,
  "en-gb": m.frame_language_en_gb,
  "es-es": m.frame_language_es_es,
  "pt-br": m.frame_language_pt_br,
};

/** Keeps the choice and asks for the whole document anew: all of it changes its language. Done here and not by the post,
 * because pages that send no referrer post with `Origin: null`, which the server refuses. */
function turn(event: FormEvent<HTMLFormElement>) {
  // React types a submit event as a plain Event; the browser sends a SubmitEvent.
  const { submitter } = event.nativeEvent as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement) || !isLocale(submitter.value)) return;
  // Where a script may keep nothing the form is posted.
  if (!keep(submitter.value)) return;
  event.preventDefault();
  window.location.assign(addressInLocale(new URL(window.location.href), submitter.value));
}

/** Read back at once: the browser stores a cookie in its own time, and a page asked for before would come without it. */
function keep(locale: Locale): boolean {
  const text = localeCookieText(locale);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers still in use.
  document.cookie = text;
  return document.cookie.includes(text.slice(0, text.indexOf(";")));
}

/** A button a language, the chosen one marked. Without scripts the form is posted. */
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
