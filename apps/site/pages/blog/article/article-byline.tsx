import { m } from "../../../generated/paraglide/messages.js";
import { categoryName } from "../categories.ts";
import type { ArticleLine } from "../list-articles.server.ts";

/** An article's category, date, author and reading time, on one line. */
export function ArticleByline({ article }: { readonly article: Omit<ArticleLine, "glyph" | "name"> }) {
  return (
    <p className="by">
      <b>{categoryName(article.category)}</b>
      <time dateTime={article.date}>{article.dateText}</time>
      <span>{article.author}</span>
      <span>{m.blog_minutes({ count: article.minutes })}</span>
    </p>
  );
}
