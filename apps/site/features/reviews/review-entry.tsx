import type { ShownReview } from "@cosmic/shop/reviews/public-reviews";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { Stars } from "../../components/text/stars.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { m } from "../../generated/paraglide/messages.js";
import { dateText, monthText } from "../../locale/format/format.ts";
import { baseLocale, isLocale, languageTag } from "../../locale/locale.ts";

/** One review in full: stars, words, name and day, and the month of the purchase behind it. */
export function ReviewEntry({ review }: { readonly review: ShownReview }) {
  const locale = useVisitor()?.locale ?? baseLocale;
  return (
    <article className="review">
      <Stars rating={review.stars} />
      <ReviewWords review={review} />
      <footer>
        <b>{review.name === "" ? m.reviews_reader() : review.name}</b>
        <time dateTime={review.writtenOn}>{dateText(review.writtenOn, locale)}</time>
        <Bought review={review} />
      </footer>
    </article>
  );
}

/** The words as they were typed, in the language of the page they were written on. */
export function ReviewWords({ review }: { readonly review: ShownReview }) {
  const language = isLocale(review.locale) ? languageTag(review.locale) : undefined;
  return <blockquote lang={language}>{review.text}</blockquote>;
}

/** That there is a paid order behind it, and of which month. */
export function Bought({ review }: { readonly review: ShownReview }) {
  const locale = useVisitor()?.locale ?? baseLocale;
  return (
    <span className="ver">
      <Glyph name="verified" size={18} />
      {m.reviews_bought({ month: monthText(review.boughtIn, locale) })}
    </span>
  );
}
