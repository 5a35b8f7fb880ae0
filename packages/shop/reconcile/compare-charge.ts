import type Stripe from "stripe";
import type { OrderRow } from "../database/tables/orders.ts";

/** What does not agree between a charge and an order. */
export interface Difference {
  readonly kind: /** Money came in that no order of ours accounts for. */
    | "charge-without-order"
    /** They have the money, our order does not know: `operator show`, or wait for the sweep. */
    | "paid-there-only"
    /** Our order is paid, they have no charge. */
    | "paid-here-only"
    | "amount"
    | "currency"
    | "refunded-there-only"
    | "refunded-here-only"
    /** Some of the money went back, by hand; the order stands. */
    | "partly-refunded";
  readonly orderId: string | null;
  readonly number: string | null;
  readonly chargeId: string | null;
  /** Both sides, where there are two. */
  readonly theirs?: string;
  readonly ours?: string;
}

/** Compares a charge that went through with the order it paid for. */
export function compareCharge(charge: Stripe.Charge, order: OrderRow | undefined): readonly Difference[] {
  const chargeId = charge.id;
  if (!order) return [{ kind: "charge-without-order", orderId: null, number: null, chargeId }];
  const of = { orderId: order.id, number: order.number, chargeId };
  const differ = (kind: Difference["kind"], theirs?: string, ours?: string): Difference => ({
    ...{ kind, ...of },
    ...(theirs === undefined || ours === undefined ? {} : { theirs, ours }),
  });
  const currency = charge.currency.toUpperCase();
  const refunded = order.refundedAt !== null;
  const partly = charge.amount_refunded > 0 && !charge.refunded;
  return [
    ...(order.paidAt === null ? [differ("paid-there-only")] : []),
    ...(charge.amount === order.priceMinor ? [] : [differ("amount", `${charge.amount}`, `${order.priceMinor}`)]),
    ...(currency === order.currency ? [] : [differ("currency", currency, order.currency)]),
    ...(charge.refunded && !refunded ? [differ("refunded-there-only")] : []),
    // A lost dispute takes the money back without a refund.
    ...(refunded && !charge.refunded && !charge.disputed ? [differ("refunded-here-only")] : []),
    ...(partly ? [differ("partly-refunded", `${charge.amount_refunded}`, "0")] : []),
  ];
}
