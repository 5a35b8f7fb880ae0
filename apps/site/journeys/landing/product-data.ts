import { ratingClaim } from "../../content/operator-claims.ts";

/** The report as structured data: its price in the visitor's currency, and the operator's rating. */
export function productData(
  name: string,
  description: string,
  price: { readonly priceMinor: number; readonly currency: string },
) {
  const minorUnits = 100;
  return {
    "@type": "Product",
    name,
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
