import { findPage } from "../../content/pages/find-page.server.ts";
import { dateText } from "../../locale/format/format.ts";
import type { Locale } from "../../locale/locale.ts";
import { readingMinutes } from "./article/reading-minutes.ts";
import { type ArticleName, articles } from "./articles.ts";
import { type Category, categoryOf } from "./categories.ts";

/** The fields of an article that a list shows. */
export interface ArticleLine {
  readonly name: ArticleName;
  readonly glyph: (typeof articles)[number]["glyph"];
  readonly title: string;
  readonly description: string;
  readonly category: Category;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The date in the reader's format, made on the server: a browser's first formatter costs more than the rest of the
   * page. */
  readonly dateText: string;
  readonly author: string;
  readonly minutes: number;
}

/** Every article in a locale, newest first. */
export function listArticles(locale: Locale): readonly ArticleLine[] {
  return articles.map(({ name, glyph }) => {
    const page = findPage(locale, `blog/${name}`);
    const { fields } = page;
    const { title = "", description = "", date = "", author = "" } = fields;
    const category = categoryOf(fields.category);
    if (category === null) throw new Error(`the article ${name} has no category of the blog`);
    const minutes = readingMinutes(page, locale);
    return { name, glyph, title, description, category, date, dateText: dateText(date, locale), author, minutes };
  });
}
