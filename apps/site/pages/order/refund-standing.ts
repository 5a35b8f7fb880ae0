/** The refund status of an order. */
export interface RefundStanding {
  readonly number: string;
  readonly priceMinor: number;
  /** ISO 4217. */
  readonly currency: string;
  /** ISO 8601, UTC: the deadline for requesting it. */
  readonly lastMoment: string;
  readonly state: "open" | "asked" | "late";
  /** Maximum length of the reason, characters. */
  readonly longestReason: number;
}
