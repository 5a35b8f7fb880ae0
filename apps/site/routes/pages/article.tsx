import { paths } from "@cosmic/addresses/paths";
import { data, type MetaDescriptor } from "react-router";
import { pageHead } from "../../components/layout/page-head.ts";
import { shareImage } from "../../components/layout/share-image.ts";
import { NotFoundScreen } from "../../components/notices/not-found-screen.tsx";
import { findPage } from "../../content/pages/find-page.server.ts";
import { m } from "../../generated/paraglide/messages.js";
import { articleData } from "../../pages/blog/article/article-data.ts";
import { ArticlePage } from "../../pages/blog/article/article-page.tsx";
import { isArticleName } from "../../pages/blog/articles.ts";
import { categoryName } from "../../pages/blog/categories.ts";
import { listArticles } from "../../pages/blog/list-articles.server.ts";
import { articlePlate } from "../../pages/blog/plates/article-plate.server.ts";
import { localeContext } from "../../server/context.ts";
import type { Route } from "./+types/article";

/** Number of related articles at the end of an article. */
const offered = 3;

export function loader({ params: { name }, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const lines = listArticles(locale);
  const at = lines.findIndex((line) => line.name === name);
  const article = lines[at];
  if (article === undefined || !isArticleName(name)) return data(null, { status: 404 });
  const related = [...lines.slice(at + 1), ...lines.slice(0, at)].slice(0, offered);
  return { article, related, page: findPage(locale, `blog/${name}`), plate: articlePlate(name, locale) };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [{ name: "robots", content: "noindex" }];
  const { article, page } = loaderData;
  return pageHead(root?.loaderData, {
    title: article.title,
    description: article.description,
    keywords: m.head_keywords_article({ category: categoryName(article.category) }),
    path: paths.article(article.name),
    kind: "article",
    image: shareImage(article.name),
    structured: articleData(root?.loaderData, article, page.words),
  });
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ArticlePage {...loaderData} /> : <NotFoundScreen />;
}
