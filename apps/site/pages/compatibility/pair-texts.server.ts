import { findPage } from "../../content/pages/find-page.server.ts";
import type { Locale } from "../../locale/locale.ts";

/** The text for one kind of contact: a title, and a body with slots for the names (`{sun}`, `{one}`). */
interface PairText {
  readonly title: string;
  readonly text: string;
}

export type PairTexts = Readonly<Record<string, PairText>>;

/** A text is one plain paragraph; this undoes Markdown's paragraph tags and quote escaping. */
const plainText = (html: string): string =>
  html
    .replace(/^<p>|<\/p>$/g, "")
    .replaceAll("&#39;", "’")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

const made = new Map<Locale, PairTexts>();

/** Every contact text in a language, by id: the browser picks from them, so the server never learns which. */
export function pairTexts(locale: Locale): PairTexts {
  const known = made.get(locale);
  if (known) return known;
  const texts = Object.fromEntries(
    findPage(locale, "notes/two-charts").sections.map(({ id, heading, html }) => [
      id,
      { title: heading, text: plainText(html) },
    ]),
  );
  made.set(locale, texts);
  return texts;
}
