import { Glyph } from "../../../components/drawings/glyph.tsx";
import { deliveredClaim, type Testimonial, testimonials } from "../../../content/operator-claims.ts";
import { m } from "../../../generated/paraglide/messages.js";
import "./voices.css";

/** The operator's testimonials, unedited. */
export function Testimonials() {
  return (
    <section className="sec t0 below" id="testimonials" aria-labelledby="what-readers-say">
      <div className="wrap">
        <div className="quotes-head">
          <h2 id="what-readers-say">{m.landing_quotes_title()}</h2>
          <p>
            <b>{deliveredClaim.text()}</b> {deliveredClaim.label()}
          </p>
        </div>
        <ul className="quotes">
          {testimonials.map((testimonial) => (
            <Quote key={testimonial.id} testimonial={testimonial} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Quote({ testimonial }: { readonly testimonial: Testimonial }) {
  return (
    <li>
      <Stars rating={testimonial.rating} />
      <blockquote>{testimonial.text()}</blockquote>
      <div className="who">
        <div>
          <b>{testimonial.name()}</b> <span>{testimonial.place()}</span>
        </div>
        {testimonial.verified ? (
          <span className="ver">
            <Glyph name="verified" size={18} />
            {m.landing_quotes_verified()}
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
