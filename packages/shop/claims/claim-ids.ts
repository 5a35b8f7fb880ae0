/** Everything the operator says of the business that software cannot vouch for (docs/specification/shop.md §12). */
export const claimIds = [
  "active-users",
  "user-rating",
  "secure-and-private",
  "reports-delivered",
  "rating-in-structured-data",
  "verified-readers",
  "testimonial-1",
  "testimonial-2",
  "testimonial-3",
  "testimonial-4",
  "testimonial-5",
  "testimonial-6",
  "certified",
  "instant",
  "global",
  "premium",
] as const;
export type ClaimId = (typeof claimIds)[number];

/** A fixed rating is a sample and nothing else: with real keys a rating comes from the reviews of buyers alone (16 CFR
 * 465; Directive 2005/29/EC, Annex I 23b and 23c), so no evidence makes one of these show. */
export const fixedRatings: readonly ClaimId[] = ["user-rating", "rating-in-structured-data"];

/** Which claims pages may show. */
export interface ShownClaims {
  /** They are samples, and a bar over them says so: payments run in the sandbox. */
  readonly samples: boolean;
  readonly ids: readonly ClaimId[];
}
