import { isPaymentTrouble } from "../payment/payment-trouble.ts";
import { settleOrder } from "../payment/settle-order.ts";
import type { ShopTools } from "../shop-tools.ts";
import { findOrder } from "./find-order.ts";
import { isReadable } from "./order-life.ts";

export type RefundAnswer =
  | { readonly ok: true; readonly orderId: string }
  | { readonly ok: false; readonly reason: "unknown-order" | "not-paid" | "payment-unavailable" };

/** Gives all the money back and closes the report. Asked twice, it refunds once. */
export async function refundOrder(tools: ShopTools, idOrNumber: string): Promise<RefundAnswer> {
  const order = await findOrder(tools, idOrNumber);
  if (!order) return { ok: false, reason: "unknown-order" };
  if (order.state === "refunded") return { ok: true, orderId: order.id };
  if (!isReadable(order.state) || !order.paymentIntentId) return { ok: false, reason: "not-paid" };
  try {
    await tools.payments.stripe.refunds.create(
      { payment_intent: order.paymentIntentId, reason: "requested_by_customer" },
      { idempotencyKey: `refund:${order.id}` },
    );
  } catch (error) {
    if (!isPaymentTrouble(error)) throw error;
    tools.log.error({ err: error, orderId: order.id }, "a refund could not be made");
    return { ok: false, reason: "payment-unavailable" };
  }
  await settleOrder(tools, order.id);
  return { ok: true, orderId: order.id };
}
