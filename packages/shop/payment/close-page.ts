import Stripe from "stripe";
import type { OrderState } from "../database/tables/orders.ts";
import { type Asked, isUnknown } from "../payment-service/fetch-payment-status.ts";
import { type SettleTools, settleOrder } from "./settle-order.ts";

/** What became of a payment page that was to be closed. `unknown`: the payment service has no such page, so that nobody
 * can pay on it. `state`: where its order stands; null when there is no such order. */
export type ClosedPage = { readonly known: false } | { readonly known: true; readonly state: OrderState | null };

/** Closes an order's payment page, so that nobody can pay on it any more, and settles the order: it may have been paid
 * a moment ago. Rejects when the payment service is away. */
export async function closePage(tools: SettleTools, { orderId, sessionId }: Asked): Promise<ClosedPage> {
  try {
    await tools.payments.stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    // The service also refuses to close a page that is no longer open; settling finds out why.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (isUnknown(error)) return { known: false };
  }
  return { known: true, state: await settleOrder(tools, orderId) };
}
