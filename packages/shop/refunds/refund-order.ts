import type { Transaction } from "@cosmic/platform/database/open";
import { handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { and, eq, isNull } from "drizzle-orm";
import Stripe from "stripe";
import type { OrderRow } from "../database/tables/orders.ts";
import { refundRequests } from "../database/tables/refund-requests.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import { findOrder } from "../orders/find-order.ts";
import { moveOrder } from "../orders/move-order.ts";
import { lockOrder, orderById } from "../orders/order-repository.ts";
import { openState } from "../orders/order-states.ts";
import { closeRefundRequest } from "../payment/close-refund-request.ts";
import { settleOrder } from "../payment/settle-order.ts";
import { isPaymentTrouble } from "../payment-service/payment-trouble.ts";
import { refundOrderJob } from "../queue/refund-order-job.ts";
import type { ShopTools } from "../shop-tools.ts";
import { isStatutory } from "./withdrawal-right.ts";

/** `refused-by-provider`: the payment service will not give it back, for instance while a dispute is open. */
export type RefundAnswer =
  | { readonly ok: true; readonly orderId: string; readonly number: string; readonly state: OrderRow["state"] }
  | {
      readonly ok: false;
      readonly reason:
        | "unknown-order"
        | "not-paid"
        | "no-request"
        | "statutory"
        | "payment-unavailable"
        | "refused-by-provider";
      readonly orderId?: string;
    };

/** Gives all the money back and closes the report, whether or not it was asked for. A job is stored first, so that
 * a worker finishes if this process dies in the middle. Asked twice, it refunds once. */
export async function refundOrder(tools: ShopTools, idOrNumber: string): Promise<RefundAnswer> {
  const order = await findOrder(tools, idOrNumber);
  if (!order) return { ok: false, reason: "unknown-order" };
  const { id: orderId, number } = order;
  if (order.refundedAt) return { ok: true, orderId, number, state: order.state };
  if (!order.paidAt || !order.paymentIntentId) return { ok: false, reason: "not-paid", orderId };
  await tools.database.transaction((tx) => tools.queue.enqueue(tx, refundOrderJob, { orderId }));
  const failed = await giveBack(tools, orderId, order.paymentIntentId);
  if (failed) return { ok: false, reason: failed, orderId };
  return { ok: true, orderId, number, state: (await settleOrder(tools, orderId)) ?? order.state };
}

/** The handler of `refundOrderJob`. */
export function refundOrderHandler(tools: ShopTools): JobHandler {
  return handleJob(refundOrderJob, async ({ orderId }) => {
    const order = await orderById(tools.database.db, orderId);
    if (!order || order.refundedAt || !order.paidAt || !order.paymentIntentId) return;
    const failed = await giveBack(tools, orderId, order.paymentIntentId);
    if (failed === "payment-unavailable") throw new Error("a refund could not be made yet");
    if (failed === null) await settleOrder(tools, orderId);
    if (failed === "refused-by-provider") await leaveToOperator(tools, orderId);
  });
}

type Failure = "payment-unavailable" | "refused-by-provider";

/** Null: the money is on its way back, by this call or an earlier one. */
async function giveBack(tools: ShopTools, orderId: string, paymentIntentId: string): Promise<Failure | null> {
  try {
    await tools.payments.stripe.refunds.create(
      { payment_intent: paymentIntentId, reason: "requested_by_customer" },
      { idempotencyKey: `refund:${orderId}` },
    );
    return null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      if (error.code === "charge_already_refunded") return null;
      tools.log.error({ err: error, orderId }, "the payment service refused a refund");
      return "refused-by-provider";
    }
    if (!isPaymentTrouble(error)) throw error;
    tools.log.error({ err: error, orderId }, "a refund could not be made");
    return "payment-unavailable";
  }
}

/** Notifies the operator, once, of a requested refund that the payment service refused. */
async function leaveToOperator(tools: ShopTools, orderId: string): Promise<void> {
  await tools.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state === "refund-requested") await notifyCustomer(tx, tools, { orderId, kind: "refund-to-review" });
  });
}

/** Whether the open request was made inside the statutory time. */
async function asksByRight(tx: Transaction, order: OrderRow): Promise<boolean> {
  const [open] = await tx.db
    .select({ requestedAt: refundRequests.requestedAt })
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, order.id), isNull(refundRequests.answer)));
  return open !== undefined && isStatutory(order, open.requestedAt);
}

/** Refuses the open request of an order: the report stays open, and the customer is notified by mail. A request inside the statutory
 * time to withdraw cannot be refused. */
export async function refuseRefund(tools: ShopTools, idOrNumber: string): Promise<RefundAnswer> {
  const found = await findOrder(tools, idOrNumber);
  if (!found) return { ok: false, reason: "unknown-order" };
  const { id: orderId, number } = found;
  return tools.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== "refund-requested") return { ok: false, reason: "no-request", orderId };
    if (await asksByRight(tx, order)) return { ok: false, reason: "statutory", orderId };
    const at = tools.clock.now();
    const to = openState(order.deliveredAt);
    await moveOrder(tx, { order, to, cause: "operator", at });
    await closeRefundRequest(tx, { orderId, answer: "refused", at });
    await notifyCustomer(tx, tools, { orderId, kind: "refund-refused" });
    return { ok: true, orderId, number, state: to };
  });
}
