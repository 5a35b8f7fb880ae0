import { paths } from "@cosmic/addresses/paths";
import { construction } from "@cosmic/drawings/svg/construction";
import type { MetaDescriptor } from "react-router";
import { engrave } from "../../components/engraved/engrave.server.tsx";
import { breadcrumb, pageHead } from "../../components/layout/page-head.ts";
import { m } from "../../generated/paraglide/messages.js";
import { BlogPage } from "../../pages/blog/blog-page.tsx";
import { categoryOf } from "../../pages/blog/categories.ts";
import { listArticles } from "../../pages/blog/list-articles.server.ts";
import { articlePlate } from "../../pages/blog/plates/article-plate.server.ts";
import { localeContext } from "../../server/context.ts";
import type { Route } from "./+types/blog";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const shown = categoryOf(new URL(request.url).searchParams.get("category"));
  const articles = listArticles(locale).filter(({ category }) => shown === null || category === shown);
  const [first] = articles;
  if (first === undefined) throw new Error(`no article is of the category ${shown}`);
  const { wide } = articlePlate(first.name, locale);
  const [, , width, height] = wide.viewBox;
  // A non-square drawing would be too small to read in the list.
  return { shown, articles, plate: width === height ? wide : engrave(construction(first.glyph)) };
}

export function meta({ matches: [root] }: Route.MetaArgs): MetaDescriptor[] {
  const path = paths.blog();
  return pageHead(root?.loaderData, {
    title: m.blog_title(),
    description: m.blog_description(),
    keywords: m.head_keywords_articles(),
    path,
    structured: [breadcrumb(root?.loaderData, [{ name: m.blog_title(), path }])],
  });
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />;
}
