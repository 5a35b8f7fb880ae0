import type { ShownReview } from "@cosmic/shop/reviews/public-reviews";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { Stars } from "../../../components/text/stars.tsx";
import { useVisitor } from "../../../components/visitor.ts";
import {
  deliveredClaim,
  onlyShown,
  type Testimonial,
  testimonials,
  verifiedClaim,
} from "../../../content/operator-claims.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { LatestReviews } from "./latest-reviews.tsx";
import { columnsFor } from "./quote-columns.ts";
import "./voices.css";

/** The latest reviews by buyers; while there are too few, the operator's testimonials, unedited; nothing when none is
 * proven. */
export function Testimonials({ latest }: { readonly latest: readonly ShownReview[] }) {
  const shown = useVisitor()?.claims;
  if (latest.length > 0) return <LatestReviews latest={latest} />;
  const proven = onlyShown(testimonials, shown);
  if (proven.length === 0) return null;
  const [delivered] = onlyShown([deliveredClaim], shown);
  return (
    <section className="sec t0 below" id="testimonials" aria-labelledby="what-readers-say">
      <div className="wrap">
        <div className="quotes-head">
          <h2 id="what-readers-say">{m.landing_quotes_title()}</h2>
          {delivered ? (
            <p>
              <b>{delivered.text()}</b> {delivered.label()}
            </p>
          ) : null}
        </div>
        <ul className="quotes" data-columns={columnsFor(proven.length)}>
          {proven.map((testimonial) => (
            <Quote
              key={testimonial.id}
              testimonial={testimonial}
              verified={onlyShown([verifiedClaim], shown).length > 0}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface QuoteProps {
  readonly testimonial: Testimonial;
  readonly verified: boolean;
}

function Quote({ testimonial, verified }: QuoteProps) {
  return (
    <li>
      <Stars rating={testimonial.rating} />
      <blockquote>{testimonial.text()}</blockquote>
      <div className="who">
        <div>
          <b>{testimonial.name()}</b> <span>{testimonial.place()}</span>
        </div>
        {verified ? (
          <span className="ver">
            <Glyph name="verified" size={18} />
            {verifiedClaim.text()}
          </span>
        ) : null}
      </div>
    </li>
  );
}
