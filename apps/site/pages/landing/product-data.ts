import type { ShownClaims } from "@cosmic/shop/claims/claim-ids";
import type { Rating, ShownReview } from "@cosmic/shop/reviews/public-reviews";
import type { SellerNotice } from "@cosmic/shop/seller/seller-notice";
import { ratingClaim } from "../../content/operator-claims.ts";
import { reviewData } from "../../features/reviews/review-data.ts";
import { type Locale, languageTag } from "../../locale/locale.ts";
import { reportPageLocale } from "../../locale/written-languages.ts";

interface ProductOnSale {
  readonly name: string;
  readonly description: string;
  readonly price: { readonly priceMinor: number; readonly currency: string };
  /** Who sells; an invented seller is left out. */
  readonly seller: SellerNotice | undefined;
  /** The reviews on the page and the average of all; null: too few. */
  readonly rated: { readonly rating: Rating; readonly latest: readonly ShownReview[] } | null;
  /** Which claims may be shown. */
  readonly claims: ShownClaims | undefined;
  /** The visitor's locale. */
  readonly locale: Locale;
}

/** The report as structured data: its price in the visitor's currency, its language, and its rating: that of the
 * reviews on the page, or the sandbox's sample. Typed as a creative work too, because only those have a language. */
export function productData({ name, description, price, seller, rated, claims, locale }: ProductOnSale) {
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
      ...(seller && seller.demonstration === null ? { seller: organization(seller) } : {}),
    },
    ...ratingOf(rated, claims),
  };
}

function ratingOf(rated: ProductOnSale["rated"], claims: ProductOnSale["claims"]) {
  if (rated) return reviewData(rated.rating, rated.latest);
  return claims?.samples && claims.ids.includes(ratingClaim.id) ? { aggregateRating } : {};
}

const aggregateRating = {
  "@type": "AggregateRating",
  ratingValue: ratingClaim.ratingValue,
  reviewCount: ratingClaim.reviewCount,
};

/** Schema.org's names of what is said about a seller. */
const properties = {
  address: "address",
  tax: "taxID",
  register: "identifier",
  email: "email",
  phone: "telephone",
} as const;

function organization({ name, lines }: SellerNotice) {
  const facts = lines.map(({ kind, value }) => [properties[kind], value] as const);
  return { "@type": "Organization", name, legalName: name, ...Object.fromEntries(facts) };
}
