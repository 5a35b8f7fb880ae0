import { paths } from "@cosmic/addresses/paths";
import { EngravedPlate } from "../../../components/engraved/engraved-plate.tsx";
import { PageFrame } from "../../../components/layout/page-frame.tsx";
import { PageLink } from "../../../components/layout/page-link.tsx";
import { Prose } from "../../../components/text/prose.tsx";
import { fieldOf, type Page } from "../../../content/pages/page.ts";
import { NewsletterCall } from "../../../features/newsletter/newsletter-call.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { ArticleCards } from "../article-cards.tsx";
import type { ArticleLine } from "../list-articles.server.ts";
import type { ArticlePlate } from "../plates/article-plate.server.ts";
import { ArticleByline } from "./article-byline.tsx";
import "../../../styles/text/reading.css";
import "../blog.css";

interface ArticleProps {
  readonly article: ArticleLine;
  readonly page: Page;
  readonly plate: ArticlePlate;
  readonly related: readonly ArticleLine[];
}

/** A plate with a larger aspect ratio than this goes above the text instead of beside it. */
const broadRatio = 1.3;

/** One article: its plate, table of contents, text, and what to read next. */
export function ArticlePage({ article, page, plate, related }: ArticleProps) {
  const [, , width, height] = plate.wide.viewBox;
  const broad = width > height * broadRatio;
  const figure = <PlateFigure plate={plate} caption={fieldOf(page, "plate")} />;
  return (
    <PageFrame header="full">
      <div className="wrap sec blog">
        <article className="art">
          <header>
            <ArticleByline article={article} />
            <h1>{article.title}</h1>
            <p className="lead">{page.fields.lead}</p>
          </header>
          {broad ? figure : null}
          <div className="art-side">
            {broad ? null : figure}
            <Contents page={page} />
            <InThisChart note={fieldOf(page, "note")} />
          </div>
          <div className="art-body">
            <Prose sections={page.sections} />
          </div>
        </article>
        <section className="art-more" aria-labelledby="more">
          <h2 id="more">{m.blog_more()}</h2>
          <ArticleCards articles={related} level={3} />
          <p>
            <PageLink to={paths.blog()}>{m.blog_all_notes()}</PageLink>
          </p>
        </section>
        <NewsletterCall />
      </div>
    </PageFrame>
  );
}

/** The caption describes the drawing. */
function PlateFigure({ plate, caption }: { readonly plate: ArticlePlate; readonly caption: string }) {
  return (
    <figure className="art-plate">
      <EngravedPlate drawing={plate.wide} className={plate.compact ? "only-l" : ""} decorative />
      {plate.compact ? <EngravedPlate drawing={plate.compact} className="only-s" decorative /> : null}
      <figcaption className="figcap">{caption}</figcaption>
    </figure>
  );
}

function Contents({ page }: { readonly page: Page }) {
  return (
    <nav className="art-contents" aria-labelledby="contents">
      <h2 id="contents">{m.blog_contents()}</h2>
      <ol>
        {page.sections
          .filter(({ id }) => id !== "")
          .map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
      </ol>
    </nav>
  );
}

function InThisChart({ note }: { readonly note: string }) {
  return (
    <section className="art-note" aria-labelledby="in-this-chart">
      <h2 id="in-this-chart">{m.blog_in_this_chart()}</h2>
      <p>{note}</p>
      <p>
        <PageLink to={paths.step("birth")}>{m.blog_look_up()}</PageLink>
      </p>
    </section>
  );
}
