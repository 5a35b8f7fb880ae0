import { findPage } from "../../content/pages/find-page.server.ts";
import type { Locale } from "../../locale/locale.ts";

/** What one kind of contact says: a title, and a text with slots for the names (`{sun}`, `{one}`). */
interface PairText {
  readonly title: string;
  readonly text: string;
}

export type PairTexts = Readonly<Record<string, PairText>>;

/** A text is one paragraph of plain words; Markdown has made it a paragraph and escaped its quotes. */
const plainText = (html: string): string =>
  html
    .replace(/^<p>|<\/p>$/g, "")
    .replaceAll("&#39;", "’")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

const made = new Map<Locale, PairTexts>();

/** Every text for two charts in a language, by its id: the browser picks from them, so that the server never learns which. */
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
