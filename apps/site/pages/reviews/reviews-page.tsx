import { paths } from "@cosmic/addresses/paths";
import type { ReviewBook } from "@cosmic/shop/reviews/public-reviews";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { PageLink } from "../../components/layout/page-link.tsx";
import { Prose } from "../../components/text/prose.tsx";
import type { Page } from "../../content/pages/page.ts";
import { ReviewEntry } from "../../features/reviews/review-entry.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { StarSpread } from "./star-spread.tsx";
import "../../styles/text/reading.css";
import "./reviews.css";

interface ReviewsPageProps {
  readonly book: ReviewBook;
  /** 1 the newest. */
  readonly page: number;
  /** How reviews are handled. */
  readonly policy: Page;
  /** Days from a delivery to the mail that asks. */
  readonly days: number;
  /** Payments are simulated. */
  readonly sandbox: boolean;
}

/** What buyers wrote, newest first, with the figures of all and the rules they go by. */
export function ReviewsPage({ book, page, policy, days, sandbox }: ReviewsPageProps) {
  const { counts, rating, reviews } = book;
  return (
    <PageFrame header="full">
      <div className="wrap sec reviews">
        <header>
          <h1>{m.reviews_title()}</h1>
          <p className="lead">{m.reviews_lead()}</p>
          {sandbox ? <p className="note">{m.reviews_sandbox()}</p> : null}
        </header>
        <StarSpread counts={counts} rating={rating} />
        <section className="review-list" aria-labelledby="review-list">
          {reviews.length === 0 ? (
            <>
              <h2 id="review-list">{m.reviews_none_title()}</h2>
              <p className="read">{m.reviews_none({ days })}</p>
            </>
          ) : (
            <>
              <h2 id="review-list">{m.reviews_newest()}</h2>
              <ol>
                {reviews.map((review, index) => (
                  // A list that is drawn once: reviews have no id that everybody may know.
                  // biome-ignore lint/suspicious/noArrayIndexKey: its order never changes on the page
                  <li key={index}>
                    <ReviewEntry review={review} />
                  </li>
                ))}
              </ol>
              <Pages page={page} pages={book.pages} />
            </>
          )}
        </section>
        <section className="review-policy" id="policy" aria-labelledby="review-policy">
          <h2 id="review-policy">{policy.fields.title}</h2>
          <Prose sections={policy.sections} />
        </section>
      </div>
    </PageFrame>
  );
}

function Pages({ page, pages }: { readonly page: number; readonly pages: number }) {
  if (pages === 1) return null;
  return (
    <nav aria-label={m.reviews_pages()} className="review-pages">
      {page > 1 ? (
        <PageLink to={paths.reviewsPage(page - 1)} rel="prev">
          {m.reviews_newer()}
        </PageLink>
      ) : null}
      <span>{m.reviews_page({ page, pages })}</span>
      {page < pages ? (
        <PageLink to={paths.reviewsPage(page + 1)} rel="next">
          {m.reviews_older()}
        </PageLink>
      ) : null}
    </nav>
  );
}
