import type { Rating, ShownReview } from "@cosmic/shop/reviews/public-reviews";
import { m } from "../../generated/paraglide/messages.js";
import { isLocale, languageTag } from "../../locale/locale.ts";

/** What buyers think, as schema.org says it of a product: the average of all shown reviews, and those on the page.
 * Google allows a shop's own ratings for a product whose reviews stand on the same page; it refuses them for an
 * organization or a local business ("self-serving reviews"), so that a seller never carries one. */
export function reviewData(rating: Rating, reviews: readonly ShownReview[]) {
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.map(({ stars, text, name, locale, writtenOn }) => ({
      "@type": "Review",
      author: { "@type": "Person", name: name === "" ? m.reviews_reader() : name },
      datePublished: writtenOn,
      ...(isLocale(locale) ? { inLanguage: languageTag(locale) } : {}),
      reviewBody: text,
      reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5, worstRating: 1 },
    })),
  };
}
