import type { Transaction } from "@cosmic/platform/database/open";
import { orders } from "@cosmic/platform/database/tables/orders";
import { webhookEvents } from "@cosmic/platform/database/tables/webhook-events";
import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { z } from "zod";
import type { ShopTools } from "../shop-tools.ts";
import { settleOrderJob } from "./settle-order.ts";

/** `ignored`: signed, but nothing of ours. Each but `bad-signature` is answered with 200. */
export type EventReceipt = "stored" | "duplicate" | "ignored" | "bad-signature";

const uuid = z.uuid();

/** Receives one webhook call, by the exact bytes that were signed. The event is written to the inbox and its job
 * enqueued in one transaction; an event that came before does nothing. */
export async function receivePaymentEvent(
  tools: Pick<ShopTools, "payments" | "database" | "queue">,
  rawBody: Buffer,
  signature: string,
): Promise<EventReceipt> {
  const event = await tools.payments.readEvent(rawBody, signature);
  if (!event) return "bad-signature";
  const subject = subjectOf(event);
  if (!subject) return "ignored";
  return tools.database.transaction(async (tx) => {
    const orderId = await orderOf(tx, subject);
    if (!orderId) return "ignored";
    const created = new Date(event.created * 1000);
    const added = await tx.db
      .insert(webhookEvents)
      .values({ id: event.id, type: event.type, objectId: subject.objectId, orderId, createdAt: created })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (added.length === 0) return "duplicate";
    await tools.queue.enqueue(tx, settleOrderJob, { orderId });
    return "stored";
  });
}

/** Whom an event is about. */
interface Subject {
  readonly objectId: string;
  readonly orderId: string | undefined;
  readonly paymentIntentId: string | null;
}

function subjectOf(event: Stripe.Event): Subject | null {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired": {
      const { id, metadata, payment_intent: intent } = event.data.object;
      return { objectId: id, orderId: metadata?.order, paymentIntentId: idOf(intent) };
    }
    case "charge.refunded": {
      const { id, metadata, payment_intent: intent } = event.data.object;
      return { objectId: id, orderId: metadata.order, paymentIntentId: idOf(intent) };
    }
    default:
      return null;
  }
}

function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}

async function orderOf(tx: Transaction, { orderId, paymentIntentId }: Subject): Promise<string | null> {
  const named = uuid.safeParse(orderId);
  const matches = named.success
    ? eq(orders.id, named.data)
    : paymentIntentId && eq(orders.paymentIntentId, paymentIntentId);
  if (!matches) return null;
  const [row] = await tx.db.select({ id: orders.id }).from(orders).where(matches);
  return row?.id ?? null;
}
