import { ratingClaim } from "../../content/operator-claims.ts";
import { type Locale, languageTag } from "../../locale/locale.ts";
import { reportPageLocale } from "../../locale/written-languages.ts";

interface ProductOnSale {
  readonly name: string;
  readonly description: string;
  readonly price: { readonly priceMinor: number; readonly currency: string };
  /** The visitor's locale. */
  readonly locale: Locale;
}

/** The report as structured data: its price in the visitor's currency, its language, and the operator's rating. Typed
 * as a creative work too, because only those have a language. */
export function productData({ name, description, price, locale }: ProductOnSale) {
  const minorUnits = 100;
  return {
    "@type": ["Product", "CreativeWork"],
    name,
    inLanguage: languageTag(reportPageLocale(locale, locale)),
    description,
    offers: {
      "@type": "Offer",
      price: (price.priceMinor / minorUnits).toFixed(2),
      priceCurrency: price.currency,
      availability: "https://schema.org/InStock",
    },
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: ratingClaim.ratingValue,
      reviewCount: ratingClaim.reviewCount,
    },
  };
}
