import { Glyph } from "../../../../components/glyph.tsx";
import { testimonials } from "../../../../content/operator-claims.ts";
import { m } from "../../../../generated/paraglide/messages.js";

/** The operator's testimonials that suit this place: one on the sums, one on an unknown birth time. */
const suited = { timed: "testimonial-2", untimed: "testimonial-3" } as const;
const starPlaces = [1, 2, 3, 4, 5] as const;

/** What one reader says, as the operator gives it. */
export function OneReader({ timeUnknown }: { readonly timeUnknown: boolean }) {
  const reader = testimonials.find(({ id }) => id === (timeUnknown ? suited.untimed : suited.timed));
  if (!reader) return null;
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
