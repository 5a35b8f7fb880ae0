import { paths } from "@cosmic/addresses/paths";
import { glyphStudy } from "@cosmic/drawings/glyphs/glyph-study";
import { DrawingFigure } from "../../components/drawings/drawing-figure.tsx";
import { PageLink } from "../../components/layout/page-link.tsx";
import { ArticleByline } from "./article/article-byline.tsx";
import type { ArticleLine } from "./list-articles.server.ts";

interface ArticleCardsProps {
  readonly articles: readonly ArticleLine[];
  /** Heading level of the titles, one below the heading above the cards. */
  readonly level: 2 | 3;
}

/** Articles side by side, each with its glyph. */
export function ArticleCards({ articles, level }: ArticleCardsProps) {
  const Title = `h${level}` as const;
  return (
    <ul className="arts">
      {articles.map((article) => (
        <li key={article.name}>
          <DrawingFigure drawing={glyphStudy(article.glyph)} className="arts-glyph" decorative />
          <div>
            <ArticleByline article={article} />
            <Title>
              <PageLink to={paths.article(article.name)}>{article.title}</PageLink>
            </Title>
          </div>
          <p>{article.description}</p>
        </li>
      ))}
    </ul>
  );
}
