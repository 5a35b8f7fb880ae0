import type { Testimonial } from "../../content/operator-claims.ts";
import { m } from "../../generated/paraglide/messages.js";
import { Glyph } from "../drawings/glyph.tsx";

const starPlaces = [1, 2, 3, 4, 5] as const;

/** One testimonial, as supplied by the operator. */
export function ReaderQuote({ reader }: { readonly reader: Testimonial }) {
  return (
    <figure className="mini">
      <span className="stars" role="img" aria-label={m.landing_quotes_rating({ stars: reader.rating })}>
        {starPlaces
          .filter((star) => star <= reader.rating)
          .map((star) => (
            <Glyph key={star} name="star-5" size={15} />
          ))}
      </span>
      <blockquote>{reader.text()}</blockquote>
      <figcaption className="cap">
        {reader.name()}, {reader.place()}
        {reader.verified ? `. ${m.landing_quotes_verified()}` : ""}
      </figcaption>
    </figure>
  );
}
