import type { Transaction } from "@cosmic/platform/database/open";
import { type OrderRow, type OrderState, orders } from "@cosmic/platform/database/tables/orders";
import { defineJob, handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { z } from "zod";
import { deliverReportJob } from "../delivery/deliver-report-job.ts";
import { nextState, type PaymentTruth } from "../orders/order-life.ts";
import type { ShopTools } from "../shop-tools.ts";

/** Asks the payment service for the truth about one order. */
export const settleOrderJob = defineJob("settle-order", z.object({ orderId: z.uuid() }), { atATime: 2 });

/** The handler of `settleOrderJob`. */
export function settleOrders(tools: ShopTools): JobHandler {
  return handleJob(settleOrderJob, async ({ orderId }) => {
    await settleOrder(tools, orderId);
  });
}

/** Brings an order to what the payment service says of it and returns its state; null when there is no such order. The
 * change and the delivery it causes commit together. Safe to run at any time, any number of times. */
export async function settleOrder(
  tools: Pick<ShopTools, "database" | "payments" | "queue" | "clock" | "log">,
  orderId: string,
): Promise<OrderState | null> {
  const [order] = await tools.database.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return null;
  if (!order.checkoutSessionId) return order.state;
  const truth = await askForTruth(tools, order.id, order.checkoutSessionId);
  if (!truth) return order.state;
  return tools.database.transaction((tx) => applyTruth(tx, tools, { orderId, truth }));
}

async function askForTruth(
  { payments, log }: Pick<ShopTools, "payments" | "log">,
  orderId: string,
  sessionId: string,
): Promise<PaymentTruth | null> {
  try {
    const expand = ["payment_intent.latest_charge"];
    const session = await payments.stripe.checkout.sessions.retrieve(sessionId, { expand });
    if (session.client_reference_id !== orderId) throw new Error("a payment session belongs to another order");
    return truthOf(session);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing")) throw error;
    log.error({ orderId }, "the payment service does not know the session of this order");
    return null;
  }
}

function truthOf(session: Stripe.Checkout.Session): PaymentTruth {
  const intent = session.payment_intent;
  const charge = typeof intent === "object" ? intent?.latest_charge : null;
  return {
    paid: session.payment_status === "paid",
    refunded: typeof charge === "object" && charge !== null && charge.refunded,
    expired: session.status === "expired",
    paymentIntentId: typeof intent === "string" ? intent : (intent?.id ?? null),
  };
}

async function applyTruth(
  tx: Transaction,
  { queue, clock, log }: Pick<ShopTools, "queue" | "clock" | "log">,
  { orderId, truth }: { readonly orderId: string; readonly truth: PaymentTruth },
): Promise<OrderState | null> {
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for("update");
  if (!order) return null;
  const now = clock.now();
  const state = nextState(order.state, truth);
  await tx.db
    .update(orders)
    .set({ state, updatedAt: now, ...moments(order, state, now), ...paymentOf(order, truth) })
    .where(eq(orders.id, orderId));
  if (state === order.state) return state;
  if (state === "paid") await queue.enqueue(tx, deliverReportJob, { orderId });
  log.info({ orderId, was: order.state, is: state }, "an order moved");
  return state;
}

function moments(order: OrderRow, state: OrderState, now: Date): Partial<OrderRow> {
  if (state === "paid" && !order.paidAt) return { paidAt: now };
  if (state === "refunded" && !order.refundedAt) return { refundedAt: now };
  // A new attempt with the same content may open a new page.
  return state === "expired" ? { attemptHash: null } : {};
}

function paymentOf(order: OrderRow, truth: PaymentTruth): Partial<OrderRow> {
  return order.paymentIntentId ? {} : { paymentIntentId: truth.paymentIntentId };
}
