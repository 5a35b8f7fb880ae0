import type { ShownClaims } from "@cosmic/shop/claims/claim-ids";
import type { SellerNotice } from "@cosmic/shop/seller/seller-notice";
import { ratingClaim } from "../../content/operator-claims.ts";
import { type Locale, languageTag } from "../../locale/locale.ts";
import { reportPageLocale } from "../../locale/written-languages.ts";

interface ProductOnSale {
  readonly name: string;
  readonly description: string;
  readonly price: { readonly priceMinor: number; readonly currency: string };
  /** Who sells; an invented seller is left out. */
  readonly seller: SellerNotice | undefined;
  /** Which claims may be shown; the rating is one. */
  readonly claims: ShownClaims | undefined;
  /** The visitor's locale. */
  readonly locale: Locale;
}

/** The report as structured data: its price in the visitor's currency, its language, and the operator's rating where it may be shown. Typed
 * as a creative work too, because only those have a language. */
export function productData({ name, description, price, seller, claims, locale }: ProductOnSale) {
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
    ...(claims?.ids.includes(ratingClaim.id) ? { aggregateRating } : {}),
  };
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
