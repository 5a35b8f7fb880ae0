/** Why an ephemeris gives no answer. */
export type RefusalReason = "not-a-number" | "out-of-range" | "unknown-body" | "table-missing" | "damaged-table";

/** Thrown instead of returning a meaningless number. */
export class SkyRefusal extends RangeError {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.name = "SkyRefusal";
    this.reason = reason;
  }
}
