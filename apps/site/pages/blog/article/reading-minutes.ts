import type { Page } from "../../../content/pages/page.ts";
import { type Locale, reportLanguage } from "../../../locale/locale.ts";

/** Words per minute of plain prose read aloud (Trauzettel-Klosinski and Dietz 2012, the IReST texts): silent reading is
 * a little faster, but these articles have numbers to check. */
const wordsPerMinute = { en: 228, es: 218, pt: 181 } as const;

/** Fields around an article's text that are read with it. */
const readFields = ["title", "lead", "plate", "note"] as const;

/** Words and numbers alike: tables are read too. */
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>/g, " ");

/** An article's reading time in its language, whole minutes, at least one. */
export function readingMinutes({ fields, sections }: Page, locale: Locale): number {
  const around = readFields.map((name) => fields[name] ?? "");
  const texts = [...around, ...sections.flatMap(({ heading, html }) => [heading, withoutTags(html)])];
  const words = texts.reduce((sum, text) => sum + wordsIn(text), 0);
  return Math.max(1, Math.round(words / wordsPerMinute[reportLanguage(locale)]));
}
