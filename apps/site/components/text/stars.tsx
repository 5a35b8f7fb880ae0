import { m } from "../../generated/paraglide/messages.js";
import { Glyph } from "../drawings/glyph.tsx";

const places = [1, 2, 3, 4, 5] as const;

/** A mark of one to five as that many stars, read out as words. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className="stars" role="img" aria-label={m.landing_quotes_rating({ stars: rating })}>
      {places
        .filter((place) => place <= rating)
        .map((place) => (
          <Glyph key={place} name="star-5" size={15} />
        ))}
    </span>
  );
}
