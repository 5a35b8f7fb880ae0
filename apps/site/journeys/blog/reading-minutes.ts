import type { Page } from "../../content/pages/page.ts";
import { type Locale, reportLanguage } from "../../locale/locale.ts";

/** Plain prose, words a minute, read aloud (Trauzettel-Klosinski and Dietz 2012, the IReST texts): eyes alone are a
 * little faster, but here there are figures to check. */
const wordsPerMinute = { en: 228, es: 218, pt: 181 } as const;

/** What stands around the text of an article and is read with it. */
const readFields = ["title", "lead", "plate", "note"] as const;

/** Words and figures alike: a table is read too. */
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>/g, " ");

/** How long an article takes to read in its language, whole minutes, at least one. */
export function readingMinutes({ fields, sections }: Page, locale: Locale): number {
  const around = readFields.map((name) => fields[name] ?? "");
  const texts = [...around, ...sections.flatMap(({ heading, html }) => [heading, withoutTags(html)])];
  const words = texts.reduce((sum, text) => sum + wordsIn(text), 0);
  return Math.max(1, Math.round(words / wordsPerMinute[reportLanguage(locale)]));
}
