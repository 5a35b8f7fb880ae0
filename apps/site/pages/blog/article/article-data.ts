import { inLocale } from "@cosmic/addresses/in-locale";
import { paths } from "@cosmic/addresses/paths";
import { breadcrumb } from "../../../components/layout/page-head.ts";
import { shareImage } from "../../../components/layout/share-image.ts";
import type { Visitor } from "../../../components/visitor.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { baseLocale, languageTag } from "../../../locale/locale.ts";
import { categoryName } from "../categories.ts";
import type { ArticleLine } from "../list-articles.server.ts";

/** Structured data for search engines: schema.org `Article` and breadcrumbs. */
export function articleData(visitor: Visitor | undefined, article: ArticleLine, words: number) {
  const locale = visitor?.locale ?? baseLocale;
  const site = visitor?.siteUrl ?? "";
  const path = paths.article(article.name);
  const publisher = { "@type": "Organization", name: visitor?.siteName ?? m.frame_brand(), url: site + paths.home() };
  return [
    {
      "@type": "Article",
      headline: article.title,
      description: article.description,
      image: site + shareImage(article.name),
      datePublished: article.date,
      inLanguage: languageTag(locale),
      articleSection: categoryName(article.category),
      wordCount: words,
      author: { "@type": "Organization", name: article.author, url: site + paths.home() },
      publisher,
      mainEntityOfPage: site + inLocale(locale, path),
    },
    breadcrumb(visitor, [
      { name: m.blog_title(), path: paths.blog() },
      { name: article.title, path },
    ]),
  ];
}
