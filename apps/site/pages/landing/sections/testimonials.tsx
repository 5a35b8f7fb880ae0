import { Glyph } from "../../../components/drawings/glyph.tsx";
import { useVisitor } from "../../../components/visitor.ts";
import {
  deliveredClaim,
  onlyShown,
  type Testimonial,
  testimonials,
  verifiedClaim,
} from "../../../content/operator-claims.ts";
import { m } from "../../../generated/paraglide/messages.js";
import "./voices.css";

/** As many columns as leave no hole in the last row of one to six testimonials. */
const columnsFor = (count: number): number => (count === 1 ? 1 : count % 3 === 0 || count === 5 ? 3 : 2);

/** The operator's testimonials, unedited; nothing when none is proven. */
export function Testimonials() {
  const shown = useVisitor()?.claims;
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

const starPlaces = [1, 2, 3, 4, 5] as const;

function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className="stars" role="img" aria-label={m.landing_quotes_rating({ stars: rating })}>
      {starPlaces
        .filter((place) => place <= rating)
        .map((place) => (
          <Glyph key={place} name="star-5" size={15} />
        ))}
    </span>
  );
}
