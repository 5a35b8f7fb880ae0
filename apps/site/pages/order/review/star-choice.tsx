import type { Stars as StarValue } from "@cosmic/shop/reviews/star-counts";
import { useId } from "react";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { FieldError } from "../../../components/fields/field.tsx";
import { bestFirst } from "../../../features/reviews/star-values.ts";
import { m } from "../../../generated/paraglide/messages.js";

const words: Readonly<Record<StarValue, () => string>> = {
  1: m.review_star_1,
  2: m.review_star_2,
  3: m.review_star_3,
  4: m.review_star_4,
  5: m.review_star_5,
};

interface StarChoiceProps {
  /** What is chosen at first; empty: nothing. */
  readonly chosen: string;
  readonly error: string | undefined;
}

/** One to five stars, nothing chosen beforehand. */
export function StarChoice({ chosen, error }: StarChoiceProps) {
  const id = useId();
  return (
    <fieldset className="star-choice" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="lab">{m.review_stars()}</legend>
      {error ? (
        <FieldError id={`${id}-error`} announced>
          {error}
        </FieldError>
      ) : null}
      <div>
        {bestFirst.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="stars"
              value={value}
              required
              defaultChecked={chosen === String(value)}
              aria-invalid={error ? true : undefined}
              aria-label={`${m.landing_quotes_rating({ stars: value })}: ${words[value]()}`}
            />
            <span className="stars" aria-hidden="true">
              {bestFirst.toReversed().map((place) => (
                <Glyph key={place} name="star-5" size={18} className={place > value ? "unlit" : ""} />
              ))}
            </span>
            <span aria-hidden="true">{words[value]()}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
