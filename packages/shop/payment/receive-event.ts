import type { Transaction } from "@cosmic/platform/database/open";
import type { SealKeys } from "@cosmic/platform/seal";
import type Stripe from "stripe";
import { z } from "zod";
import { webhookEvents } from "../database/tables/webhook-events.ts";
import { adoptSessionOf, idOfOrder } from "../orders/order-repository.ts";
import { sealSession } from "../payment-service/checkout-session.ts";
import type { Asked } from "../payment-service/fetch-payment-status.ts";
import { settleOrderJob } from "../queue/settle-order-job.ts";
import type { ShopTools } from "../shop-tools.ts";

/** `ignored`: signed, but not about an order of ours. Each but `bad-signature` is answered with 200. */
export type EventReceipt = "stored" | "duplicate" | "ignored" | "bad-signature";

const uuid = z.uuid();

/** Receives one webhook call, by the exact bytes that were signed. The event is written to the inbox and its job
 * enqueued in one transaction; an event that came before does nothing. */
export async function receivePaymentEvent(
  tools: Pick<ShopTools, "environment" | "payments" | "database" | "queue" | "log">,
  rawBody: Buffer,
  signature: string,
): Promise<EventReceipt> {
  const event = await tools.payments.readEvent(rawBody, signature);
  if (!event) return "bad-signature";
  if (event.type === "refund.failed") tools.log.error({ eventId: event.id }, "a refund failed: see to it by hand");
  const subject = subjectOf(event);
  if (!subject) return "ignored";
  return tools.database.transaction(async (tx) => {
    const orderId = await orderOf(tx, subject);
    if (!orderId) return "ignored";
    const created = new Date(event.created * 1000);
    const added = await tx.db
      .insert(webhookEvents)
      .values({ id: event.id, type: event.type, orderId, createdAt: created })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (added.length === 0) return "duplicate";
    await adoptSession(tx, tools.environment, { orderId, sessionId: subject.objectId });
    await tools.queue.enqueue(tx, settleOrderJob, { orderId });
    return "stored";
  });
}

/** Which order an event is about. */
interface Subject {
  readonly objectId: string;
  readonly orderId: string | undefined;
  readonly paymentIntentId: string | null;
}

/** Events that are a reason to ask the payment service about an order; every other is harmless. */
const reasons = new Set<string>([
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "charge.refunded",
  "charge.refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
] satisfies Stripe.Event["type"][]);

/** The fields of a session, charge, refund or dispute that identify an order. */
const objectSchema = z.object({
  id: z.string(),
  metadata: z.object({ order: z.string().optional() }).nullish(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

function subjectOf(event: Stripe.Event): Subject | null {
  const read = reasons.has(event.type) ? objectSchema.safeParse(event.data.object) : null;
  if (!read?.success) return null;
  const { id, metadata, payment_intent: intent } = read.data;
  const paymentIntentId = typeof intent === "string" ? intent : (intent?.id ?? null);
  return { objectId: id, orderId: metadata?.order, paymentIntentId };
}

/** An order whose process died after creating the payment page does not know its session yet; the event has it. */
async function adoptSession(tx: Transaction, keys: SealKeys, { orderId, sessionId }: Asked): Promise<void> {
  if (!sessionId.startsWith("cs_")) return;
  await adoptSessionOf(tx, orderId, sealSession(keys, orderId, { id: sessionId, url: null }));
}

async function orderOf(tx: Transaction, { orderId, paymentIntentId }: Subject): Promise<string | null> {
  const named = uuid.safeParse(orderId);
  if (named.success) return idOfOrder(tx.db, { id: named.data });
  return paymentIntentId ? idOfOrder(tx.db, { paymentIntentId }) : null;
}
