import type { OrderState } from "@cosmic/platform/database/tables/orders";

/** What the payment service knows of an order, all at once. */
export interface PaymentTruth {
  readonly paid: boolean;
  /** All of it has gone back. */
  readonly refunded: boolean;
  /** The hosted page is closed and nothing was paid. */
  readonly expired: boolean;
  readonly paymentIntentId: string | null;
}

/** The state an order moves to when the payment service says this. Events may come in any order and any number of
 * times: only the truth counts, a refund is final, and nothing else takes a paid order back. */
export function nextState(state: OrderState, truth: PaymentTruth): OrderState {
  if (truth.refunded) return "refunded";
  switch (state) {
    case "created":
    case "awaiting-payment":
    case "expired":
      if (truth.paid) return "paid";
      return truth.expired ? "expired" : state;
    case "paid":
    case "delivered":
    case "refunded":
      return state;
  }
}

/** States in which the report may be read. */
export const readableStates = ["paid", "delivered"] as const satisfies readonly OrderState[];

/** Whether the report of an order in this state may be read. */
export function isReadable(state: OrderState): boolean {
  return readableStates.some((readable) => readable === state);
}
