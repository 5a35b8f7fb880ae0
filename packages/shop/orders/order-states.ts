import type { OrderState } from "../database/tables/orders.ts";

/** Which state may follow which; `moveOrder` refuses everything else. */
export const allowedMoves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ["redirected", "paid", "refunded", "disputed", "expired", "erased"],
  redirected: ["paid", "refunded", "disputed", "expired", "erased"],
  paid: ["delivered", "refund-requested", "refunded", "disputed", "erased"],
  delivered: ["refund-requested", "refunded", "disputed", "erased"],
  // Back when the request is refused.
  "refund-requested": ["paid", "delivered", "refunded", "disputed", "erased"],
  // Back when the dispute is won.
  disputed: ["paid", "delivered", "refunded", "erased"],
  // A slow payment may still succeed after it was given up.
  expired: ["paid", "refunded", "disputed", "erased"],
  refunded: ["erased"],
  erased: [],
};

/** Whether an order may go from one state to the other. */
export function mayMove(from: OrderState, to: OrderState): boolean {
  return allowedMoves[from].includes(to);
}

/** What the payment service knows of an order, all at once. */
export interface PaymentStatus {
  readonly paid: boolean;
  /** All of it has gone back. */
  readonly refunded: boolean;
  /** A dispute was lost: the buyer's bank has taken it back. */
  readonly chargedBack: boolean;
  /** The buyer's bank is asking for the money back, and nothing is decided. */
  readonly disputed: boolean;
  /** The hosted page is closed and nothing was paid, or a slow payment has failed. */
  readonly expired: boolean;
  readonly paymentIntentId: string | null;
}

/** What decides where an order goes next. */
export interface OrderStatus {
  readonly state: OrderState;
  /** When the mail with the report was accepted; null: not yet. */
  readonly deliveredAt: Date | null;
}

/** The state an order moves to when the payment service says this. Events may come in any order and any number of
 * times: only the service's current answer counts, a refund and an erasure are final, and only a dispute closes a paid
 * order temporarily. */
export function nextState({ state, deliveredAt }: OrderStatus, truth: PaymentStatus): OrderState {
  if (state === "erased" || state === "refunded") return state;
  if (truth.refunded || truth.chargedBack) return "refunded";
  if (truth.disputed) return "disputed";
  switch (state) {
    case "created":
    case "redirected":
    case "expired":
      if (truth.paid) return "paid";
      return truth.expired ? "expired" : state;
    case "disputed":
      return truth.paid ? openState(deliveredAt) : state;
    case "paid":
    case "delivered":
    case "refund-requested":
      return state;
  }
}

/** The state of an order once no request about it is open. */
export function openState(deliveredAt: Date | null): "paid" | "delivered" {
  return deliveredAt === null ? "paid" : "delivered";
}

/** States of an order that was never paid. */
export const unpaidStates = ["created", "redirected", "expired"] as const satisfies readonly OrderState[];

/** States in which the report may be read: paid for, and the money neither back nor in dispute. */
export const readableStates = ["paid", "delivered", "refund-requested"] as const satisfies readonly OrderState[];

/** Whether the report of an order in this state may be read. */
export function isReadable(state: OrderState): boolean {
  return readableStates.some((readable) => readable === state);
}
