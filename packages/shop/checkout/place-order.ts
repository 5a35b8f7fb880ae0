import { createHash, randomUUID } from "node:crypto";
import { orderHistory } from "@cosmic/platform/database/tables/order-history";
import { type NewOrder, type OrderRow, type OrderState, orders } from "@cosmic/platform/database/tables/orders";
import { documentVersion } from "@cosmic/report/document";
import { eq } from "drizzle-orm";
import { newLink } from "../access/seal-link.ts";
import { makeOrderNumber } from "../orders/order-number.ts";
import type { SoldBirth } from "../orders/sold-birth.ts";
import { isPaymentTrouble } from "../payment/payment-trouble.ts";
import { settleOrder } from "../payment/settle-order.ts";
import type { Price } from "../prices.ts";
import type { ShopTools } from "../shop-tools.ts";
import type { StoredSources } from "../sources/stored-sources.ts";
import { beginAtOnceWording } from "./begin-at-once.ts";
import type { Checkout } from "./checkout-form.ts";

/** What is bought, all of it checked. */
export interface Purchase {
  readonly checkout: Checkout;
  readonly birth: SoldBirth;
  readonly name: string;
  readonly price: Price;
  readonly sources: StoredSources | null;
}

/** Order numbers drawn before giving up; one in about 2000 is taken at five hundred million orders. */
const draws = 5;
/** A hosted page closes after a day; an attempt that comes back near its end begins anew. */
const pageLifeMs = 23 * 3_600_000;
/** Clicks that carry no attempt and the same content within this time are one attempt. */
const sameClicksMs = 600_000;

type PlaceTools = Pick<
  ShopTools,
  "database" | "payments" | "queue" | "clock" | "environment" | "sky" | "shelf" | "log"
>;

/** Writes the order. The same attempt with the same content is the same order, also when many clicks arrive at once. */
export async function placeOrder(tools: PlaceTools, purchase: Purchase): Promise<OrderRow> {
  const attemptHash = hashAttempt(purchase);
  for (let draw = 0; draw < draws; draw++) {
    const added = await writeOrder(tools, draftOrder(tools, purchase, attemptHash));
    if (added) return added;
    const [earlier] = await tools.database.db.select().from(orders).where(eq(orders.attemptHash, attemptHash));
    if (earlier && (await isSameAttempt(tools, earlier, purchase.checkout))) return earlier;
    if (earlier) await release(tools, earlier);
  }
  throw new Error("no free order number was found");
}

/** The order and the first line of its history, both or neither; null when number or attempt is taken. */
async function writeOrder({ database }: PlaceTools, values: NewOrder): Promise<OrderRow | null> {
  return database.transaction(async (tx) => {
    const [added] = await tx.db.insert(orders).values(values).onConflictDoNothing().returning();
    if (!added) return null;
    const { id: orderId, createdAt: at } = added;
    await tx.db.insert(orderHistory).values({ orderId, was: null, is: "created", cause: "checkout", at });
    return added;
  });
}

/** Whether an order with the same content is what these clicks mean. An attempt that names itself is: it leads to its page,
 * or to its report. One that does not is so only while nothing is paid: the same person may buy the same again. */
async function isSameAttempt(tools: PlaceTools, earlier: OrderRow, { attempt }: Checkout): Promise<boolean> {
  const age = tools.clock.now().getTime() - earlier.createdAt.getTime();
  const open = earlier.state === "created" || earlier.state === "redirected";
  if (open && age > pageLifeMs) return false;
  if (attempt !== undefined) return true;
  if (!open || age > sameClicksMs) return false;
  return (await settleIfPossible(tools, earlier)) === earlier.state;
}

/** The payment may be a moment old, and its webhook on the way. */
async function settleIfPossible(tools: PlaceTools, { id, state }: OrderRow): Promise<OrderState | null> {
  try {
    return await settleOrder(tools, id);
  } catch (error) {
    if (!isPaymentTrouble(error)) throw error;
    tools.log.warn({ err: error, orderId: id }, "the payment service does not answer; the order stays open");
    return state;
  }
}

/** Lets the next attempt with this content be another order. */
async function release({ database }: PlaceTools, { id }: OrderRow): Promise<void> {
  await database.db.update(orders).set({ attemptHash: null }).where(eq(orders.id, id));
}

function draftOrder(
  { clock, environment, sky }: PlaceTools,
  { checkout, birth, name, price, sources }: Purchase,
  attemptHash: Buffer,
) {
  const id = randomUUID();
  const now = clock.now();
  const { email, locale, plan } = checkout;
  const { priceMinor, currency } = price;
  return {
    ...{ id, email, name, birth, locale, plan, priceMinor, currency, attemptHash, documentVersion, sources },
    ...newLink(environment, id),
    number: makeOrderNumber(),
    consentWording: beginAtOnceWording,
    engine: sky.engine,
    createdAt: now,
    updatedAt: now,
  };
}

/** The attempt's random id keys the hash, so that it tells nothing of what was typed; without one it lives no longer than the
 * order's own text beside it. */
function hashAttempt({ checkout, birth, name, price }: Purchase): Buffer {
  const { attempt = "", email, locale, plan, journey } = checkout;
  const content = JSON.stringify([
    attempt,
    email,
    name,
    birth,
    locale,
    plan,
    journey,
    price.priceMinor,
    price.currency,
  ]);
  return createHash("sha256").update(content).digest();
}
