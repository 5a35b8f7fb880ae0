import { onlyShown, type Testimonial, verifiedClaim } from "../../content/operator-claims.ts";
import { m } from "../../generated/paraglide/messages.js";
import { Glyph } from "../drawings/glyph.tsx";
import { useVisitor } from "../visitor.ts";

const starPlaces = [1, 2, 3, 4, 5] as const;

/** One testimonial, as supplied by the operator; nothing when it may not be shown. */
export function ReaderQuote({ reader }: { readonly reader: Testimonial }) {
  const shown = useVisitor()?.claims;
  if (onlyShown([reader], shown).length === 0) return null;
  const [verified] = onlyShown([verifiedClaim], shown);
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
        {verified ? `. ${verified.text()}` : ""}
      </figcaption>
    </figure>
  );
}
