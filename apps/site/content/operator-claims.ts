import type { ClaimId, ShownClaims } from "@cosmic/shop/claims/claim-ids";
import { m } from "../generated/paraglide/messages.js";

/** Something the operator says of the business. The software cannot vouch for it: with real payment keys it is shown
 * only with the operator's evidence, as the root loader's `claims` says. */
export interface OperatorClaim {
  readonly id: ClaimId;
  readonly kind: "figure" | "testimonial" | "promise" | "badge";
  /** The claim in the visitor's language. */
  readonly text: () => string;
}

export interface FigureClaim extends OperatorClaim {
  readonly kind: "figure";
  readonly label: () => string;
}

export interface Testimonial extends OperatorClaim {
  readonly kind: "testimonial";
  readonly name: () => string;
  readonly place: () => string;
  /** Of five. */
  readonly rating: number;
}

export interface PromiseClaim extends OperatorClaim {
  readonly kind: "promise";
  readonly title: () => string;
}

/** Gives way to the rating of real reviews once there are enough. */
export const ratingFigure: FigureClaim = {
  id: "user-rating",
  kind: "figure",
  text: m.landing_claim_rating_value,
  label: m.landing_claim_rating,
};

export const figureClaims: readonly FigureClaim[] = [
  { id: "active-users", kind: "figure", text: m.landing_claim_users_value, label: m.landing_claim_users },
  ratingFigure,
  { id: "secure-and-private", kind: "figure", text: m.landing_claim_secure_value, label: m.landing_claim_secure },
];

/** Stands over what readers say. */
export const deliveredClaim: FigureClaim = {
  id: "reports-delivered",
  kind: "figure",
  text: m.landing_claim_delivered_value,
  label: m.landing_claim_delivered,
};

const said = { kind: "testimonial", rating: 5 } as const;

export const testimonials: readonly Testimonial[] = [
  {
    ...said,
    id: "testimonial-1",
    text: m.landing_quote_1_text,
    name: m.landing_quote_1_name,
    place: m.landing_quote_1_place,
  },
  {
    ...said,
    id: "testimonial-2",
    text: m.landing_quote_2_text,
    name: m.landing_quote_2_name,
    place: m.landing_quote_2_place,
  },
  {
    ...said,
    id: "testimonial-3",
    text: m.landing_quote_3_text,
    name: m.landing_quote_3_name,
    place: m.landing_quote_3_place,
  },
  {
    ...said,
    id: "testimonial-4",
    text: m.landing_quote_4_text,
    name: m.landing_quote_4_name,
    place: m.landing_quote_4_place,
  },
  {
    ...said,
    id: "testimonial-5",
    text: m.landing_quote_5_text,
    name: m.landing_quote_5_name,
    place: m.landing_quote_5_place,
  },
  {
    ...said,
    id: "testimonial-6",
    text: m.landing_quote_6_text,
    name: m.landing_quote_6_name,
    place: m.landing_quote_6_place,
  },
];

export const promiseClaims: readonly PromiseClaim[] = [
  { id: "certified", kind: "promise", title: m.landing_why_1_title, text: m.landing_why_1_text },
  { id: "instant", kind: "promise", title: m.landing_why_2_title, text: m.landing_why_2_text },
  { id: "global", kind: "promise", title: m.landing_why_3_title, text: m.landing_why_3_text },
  { id: "premium", kind: "promise", title: m.landing_why_4_title, text: m.landing_why_4_text },
];

/** What structured data says of ratings (docs/specification/shop.md §12.1): of five, and by how many reviews. */
export const ratingClaim = {
  id: "rating-in-structured-data",
  kind: "figure",
  ratingValue: 4.8,
  reviewCount: 2847,
  text: () => "4.8 of 5 from 2847 reviews",
} as const satisfies OperatorClaim & { readonly ratingValue: number; readonly reviewCount: number };

/** The badge beside a testimonial. */
export const verifiedClaim: OperatorClaim = {
  id: "verified-readers",
  kind: "badge",
  text: m.landing_quotes_verified,
};

/** Those of a list that may be shown; none while the root loader's data is missing. */
export const onlyShown = <T extends OperatorClaim>(
  claims: readonly T[],
  shown: ShownClaims | undefined,
): readonly T[] => claims.filter(({ id }) => shown?.ids.includes(id));

/** Every claim, as `claimIds` lists them. */
export const operatorClaims: readonly OperatorClaim[] = [
  ...figureClaims,
  deliveredClaim,
  ratingClaim,
  verifiedClaim,
  ...testimonials,
  ...promiseClaims,
];
