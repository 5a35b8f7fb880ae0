import { paths } from "@cosmic/addresses/paths";
import type { ShownReview } from "@cosmic/shop/reviews/public-reviews";
import { PageLink } from "../../../components/layout/page-link.tsx";
import { Stars } from "../../../components/text/stars.tsx";
import { useVisitor } from "../../../components/visitor.ts";
import { Bought, ReviewWords } from "../../../features/reviews/review-entry.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { fixedText, numberText } from "../../../locale/format/format.ts";
import { baseLocale } from "../../../locale/locale.ts";
import { columnsFor } from "./quote-columns.ts";
import "./voices.css";

/** What buyers wrote last, whatever it is, under the average of all. */
export function LatestReviews({ latest }: { readonly latest: readonly ShownReview[] }) {
  const { rating = null, locale = baseLocale } = useVisitor() ?? {};
  return (
    <section className="sec t0 below" id="testimonials" aria-labelledby="what-readers-say">
      <div className="wrap">
        <div className="quotes-head">
          <h2 id="what-readers-say">{m.landing_quotes_title()}</h2>
          {rating ? (
            <p>
              <b>{m.reviews_average({ average: fixedText(rating.average, 1, locale) })}</b>{" "}
              {m.reviews_landing_label({ count: numberText(rating.count, locale) })}
            </p>
          ) : null}
        </div>
        <ul className="quotes reviewed" data-columns={columnsFor(latest.length)}>
          {latest.map((review, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no id that everybody may know
            <li key={index}>
              <Stars rating={review.stars} />
              <ReviewWords review={review} />
              <div className="who">
                <b>{review.name === "" ? m.reviews_reader() : review.name}</b>
                <Bought review={review} />
              </div>
            </li>
          ))}
        </ul>
        <p className="quotes-foot">
          {m.reviews_landing_latest()} <PageLink to={paths.reviews()}>{m.reviews_landing_all()}</PageLink>
        </p>
      </div>
    </section>
  );
}
