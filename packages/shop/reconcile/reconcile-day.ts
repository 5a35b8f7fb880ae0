import { required } from "@cosmic/chart/required";
import { dayMs } from "@cosmic/platform/durations";
import type Stripe from "stripe";
import type { OrderRow } from "../database/tables/orders.ts";
import { ordersByIds, ordersByPayments } from "../orders/order-repository.ts";
import { ordersPaidBetween } from "../orders/queries/order-queries.ts";
import { listCharges } from "../payment-service/charges-between.ts";
import { isUnknown } from "../payment-service/fetch-payment-status.ts";
import type { ShopTools } from "../shop-tools.ts";
import { compareCharge, type Difference } from "./compare-charge.ts";

/** A day's payments, theirs and ours. */
export interface Reconciled {
  /** YYYY-MM-DD, UTC. */
  readonly day: string;
  /** Charges of the payment service that went through. */
  readonly charges: number;
  /** Orders whose payment was heard of on that day. */
  readonly orders: number;
  /** What does not agree; empty when the books do. */
  readonly differences: readonly Difference[];
}

type ReconcileTools = Pick<ShopTools, "database" | "payments">;

/** The payment service's longest page. */
const chargesAtATime = 100;

/** Compares every charge the payment service has of a day with our orders, and every order paid on that day with the
 * payment service. Changes nothing. */
export async function reconcileDay(tools: ReconcileTools, day: string): Promise<Reconciled> {
  const from = new Date(`${day}T00:00:00Z`);
  const to = new Date(from.getTime() + dayMs);
  const theirs = await listCharges(tools.payments.stripe, { from, to });
  const known = await ordersOf(tools, theirs);
  const ours = await ordersPaidBetween(tools.database.db, from, to);
  const listed = new Set(theirs.map(intentOf));
  const missing: Difference[] = [];
  for (const order of ours) {
    if (!listed.has(order.paymentIntentId)) missing.push(...(await lookUp(tools, order)));
  }
  const differences = theirs.flatMap((charge) => compareCharge(charge, known.get(intentOf(charge) ?? "")));
  return { day, charges: theirs.length, orders: ours.length, differences: [...differences, ...missing] };
}

function intentOf({ payment_intent: intent }: Stripe.Charge): string | null {
  return typeof intent === "string" ? intent : (intent?.id ?? null);
}

/** By payment intent, or by the order a charge names when we have not heard of its payment. */
async function ordersOf(
  { database: { db } }: ReconcileTools,
  charges: readonly Stripe.Charge[],
): Promise<ReadonlyMap<string, OrderRow>> {
  const found = new Map<string, OrderRow>();
  for (let start = 0; start < charges.length; start += chargesAtATime) {
    const page = charges.slice(start, start + chargesAtATime);
    const ids = page.flatMap(({ metadata }) => (isUuid(metadata.order) ? [metadata.order] : []));
    const named = ids.length === 0 ? [] : await ordersByIds(db, ids);
    const byId = new Map(named.map((order) => [order.id, order]));
    const intents = page.flatMap((charge) => intentOf(charge) ?? []);
    const paid = intents.length === 0 ? [] : await ordersByPayments(db, intents);
    for (const order of paid)
      found.set(required(order.paymentIntentId, "the payment of an order found by its payment"), order);
    for (const charge of page) {
      const order = byId.get(charge.metadata.order ?? "");
      const intent = intentOf(charge);
      if (order && intent && !found.has(intent)) found.set(intent, order);
    }
  }
  return found;
}

function isUuid(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** An order paid on that day whose charge is of another: a payment heard of after midnight, or a slow one. */
async function lookUp({ payments }: ReconcileTools, order: OrderRow): Promise<readonly Difference[]> {
  const charge = order.paymentIntentId ? await chargeOf(payments.stripe, order.paymentIntentId) : null;
  if (charge?.status === "succeeded") return compareCharge(charge, order);
  return [{ kind: "paid-here-only", orderId: order.id, number: order.number, chargeId: charge?.id ?? null }];
}

async function chargeOf(stripe: Stripe, intentId: string): Promise<Stripe.Charge | null> {
  try {
    const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] });
    return typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}
