import { paths } from "@cosmic/addresses/paths";
import { type EngravedDrawing, EngravedPlate } from "../../components/engraved/engraved-plate.tsx";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { PageLink } from "../../components/layout/page-link.tsx";
import { NewsletterCall } from "../../features/newsletter/newsletter-call.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { ArticleByline } from "./article/article-byline.tsx";
import { ArticleCards } from "./article-cards.tsx";
import type { Category } from "./categories.ts";
import { CategoryChips } from "./category-chips.tsx";
import type { ArticleLine } from "./list-articles.server.ts";
import "./blog.css";

interface BlogProps {
  readonly shown: Category | null;
  /** The articles of the category, newest first. */
  readonly articles: readonly ArticleLine[];
  /** The plate of the first article. */
  readonly plate: EngravedDrawing;
}

/** The article list: the newest large, the others under their glyphs. */
export function BlogPage({ shown, articles, plate }: BlogProps) {
  const [first, ...others] = articles;
  return (
    <PageFrame header="full">
      <div className="wrap sec blog">
        <h1>{m.blog_title()}</h1>
        <CategoryChips shown={shown} />
        {first ? <Featured article={first} plate={plate} /> : null}
        {others.length > 0 ? <ArticleCards articles={others} level={2} /> : null}
        <NewsletterCall />
      </div>
    </PageFrame>
  );
}

function Featured({ article, plate }: { readonly article: ArticleLine; readonly plate: EngravedDrawing }) {
  const to = paths.article(article.name);
  return (
    <article className="feat">
      <EngravedPlate drawing={plate} className="feat-plate" decorative />
      <div>
        <ArticleByline article={article} />
        <h2>
          <PageLink to={to}>{article.title}</PageLink>
        </h2>
        <p className="lead">{article.description}</p>
        <p className="feat-read">
          <PageLink to={to} aria-label={`${m.blog_read()}: ${article.title}`}>
            {m.blog_read()}
          </PageLink>
        </p>
      </div>
    </article>
  );
}
