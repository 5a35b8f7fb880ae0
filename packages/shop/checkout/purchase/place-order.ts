import { createHash, randomUUID } from "node:crypto";
import { hourMs } from "@cosmic/platform/durations";
import { documentVersion } from "@cosmic/report/document";
import { linkHash } from "../../access/report-links.ts";
import { newLink } from "../../access/seal-link.ts";
import type { NewOrder, OrderRow, OrderState } from "../../database/tables/orders.ts";
import { soldLanguageOf } from "../../locales.ts";
import { makeOrderNumber } from "../../orders/order-number.ts";
import {
  insertOrder,
  openOrderOfPurchase,
  orderByAttempt,
  orderById,
  recordMove,
  updateOrder,
} from "../../orders/order-repository.ts";
import { isReadable } from "../../orders/order-states.ts";
import { settleOrder } from "../../payment/settle-order.ts";
import { isPaymentTrouble } from "../../payment-service/payment-trouble.ts";
import { consentToStore } from "../../refunds/withdrawal-consent.ts";
import type { ShopTools } from "../../shop-tools.ts";
import { beginAtOnceWording } from "../begin-at-once.ts";
import { termsVersion } from "../terms-version.ts";
import type { Purchase } from "./purchase.ts";
import { boughtRecently, endOrder, hashPurchase } from "./same-purchase.ts";

/** Tries before giving up. One order number in about 2000 is taken at five hundred million orders; and of tabs that
 * order the same at the same moment each takes the place of the one before. */
const draws = 20;
/** A hosted page closes after a day; an attempt that comes back near its end begins anew. */
const pageLifeMs = 23 * hourMs;
/** Clicks that carry no attempt and the same content within this time are one attempt. */
const sameClicksMs = 600_000;

type PlaceTools = Pick<
  ShopTools,
  "database" | "payments" | "queue" | "clock" | "environment" | "sky" | "pdfCache" | "log" | "timeZones" | "zoneAt"
>;

/** What a checkout leads to. */
export type Placed =
  /** An order that waits for its payment. */
  | { readonly kind: "open"; readonly order: OrderRow }
  /** Bought already. `sameAttempt`: by whoever asks, as the attempt's number proves; otherwise anybody might be asking
   * who knows an address and a birth. */
  | { readonly kind: "bought"; readonly order: OrderRow; readonly sameAttempt: boolean }
  /** The payment service is away, and an earlier page of this purchase could not be closed. */
  | { readonly kind: "unavailable" };

/** Writes the order. The same attempt with the same content is the same order, also when many clicks arrive at once;
 * the same purchase by another attempt takes the place of an unpaid order, and is no order at all once it is paid. */
export async function placeOrder(tools: PlaceTools, purchase: Purchase): Promise<Placed> {
  try {
    return await place(tools, purchase);
  } catch (error) {
    if (!isPaymentTrouble(error)) throw error;
    tools.log.warn({ err: error }, "the payment service does not answer; an earlier page could not be closed");
    return { kind: "unavailable" };
  }
}

async function place(tools: PlaceTools, purchase: Purchase): Promise<Placed> {
  const hashes = { attemptHash: hashAttempt(purchase), purchaseHash: hashPurchase(tools, purchase) };
  for (let draw = 0; draw < draws; draw++) {
    const earlier = (await ofThisAttempt(tools, hashes, purchase)) ?? (await ofThisPurchase(tools, hashes, purchase));
    if (earlier) return earlier;
    const added = await writeOrder(tools, draftOrder(tools, purchase, hashes));
    if (added) return { kind: "open", order: added };
  }
  throw new Error("no place for the order was found");
}

interface Hashes {
  readonly attemptHash: Buffer;
  readonly purchaseHash: Buffer | null;
}

/** What the order of the same attempt and content leads to; null when there is none any more. Clicks that name no
 * attempt are one only for a while and while nothing is paid: they cannot prove whose they are. */
async function ofThisAttempt(
  tools: PlaceTools,
  { attemptHash }: Hashes,
  { checkout: { attempt } }: Purchase,
): Promise<Placed | null> {
  const order = await orderByAttempt(tools.database.db, attemptHash);
  if (!order) return null;
  const named = attempt !== undefined;
  const bought: Placed = { kind: "bought", order, sameAttempt: named };
  const state = isUnpaid(order.state) ? await settleIfPossible(tools, order) : order.state;
  if (state !== null && isUnpaid(state)) {
    const age = tools.clock.now().getTime() - order.createdAt.getTime();
    if (age <= (named ? pageLifeMs : sameClicksMs)) return { kind: "open", order: await again(tools, order) };
    if (!(await endOrder(tools, order))) return stillStanding(tools, order, named);
  } else if (named && state !== null && isReadable(state)) return bought;
  await release(tools, order);
  return null;
}

/** What the same purchase by another attempt leads to; null once no other page can be paid on and nothing is bought.
 * The open one is ended before the bought ones are looked for, so that a payment in between is not missed. */
async function ofThisPurchase(
  tools: PlaceTools,
  { attemptHash, purchaseHash }: Hashes,
  { checkout: { email } }: Purchase,
): Promise<Placed | null> {
  if (purchaseHash === null) return null;
  const open = await openOrderOfPurchase(tools.database.db, purchaseHash);
  // Another click of this attempt wrote it a moment ago: writing finds the attempt taken, and the next draw leads
  // there.
  if (open?.attemptHash?.equals(attemptHash)) return null;
  if (open && !(await endOrder(tools, open))) return stillStanding(tools, open, false);
  const order = await boughtRecently(tools, { email, purchaseHash });
  return order && { kind: "bought", order, sameAttempt: false };
}

/** What an order leads to that could not be ended: a Pix code was made for it, which can still be paid, or it is
 * paid. */
async function stillStanding(tools: PlaceTools, earlier: OrderRow, sameAttempt: boolean): Promise<Placed> {
  const order = await again(tools, earlier);
  return order.state === "redirected" && order.paymentDueAt !== null
    ? { kind: "open", order }
    : { kind: "bought", order, sameAttempt };
}

/** An order as it stands now: what it is paid on may have changed. */
async function again({ database }: PlaceTools, order: OrderRow): Promise<OrderRow> {
  return (await orderById(database.db, order.id)) ?? order;
}

const isUnpaid = (state: OrderState): boolean => state === "created" || state === "redirected";

/** The order and the first line of its history, both or neither; null when number or attempt is taken. */
async function writeOrder({ database }: PlaceTools, values: NewOrder): Promise<OrderRow | null> {
  return database.transaction(async (tx) => {
    const added = await insertOrder(tx, values);
    if (!added) return null;
    const { id: orderId, createdAt: at } = added;
    await recordMove(tx, { orderId, was: null, is: "created", cause: "checkout", at });
    return added;
  });
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
  await updateOrder(database.db, id, { attemptHash: null });
}

function draftOrder(
  { clock, environment, sky }: PlaceTools,
  { checkout, birth, name, price, sources, buyer }: Purchase,
  hashes: Hashes,
) {
  const id = randomUUID();
  const now = clock.now();
  const { email, locale, plan } = checkout;
  const { priceMinor, currency } = price;
  return {
    ...{ id, email, name, birth, locale, plan, priceMinor, currency, ...hashes, documentVersion, sources },
    ...newLink(environment, id),
    buyerHash: buyer === undefined ? null : linkHash(buyer),
    number: makeOrderNumber(),
    consentWording: beginAtOnceWording,
    withdrawalConsent: consentToStore(checkout, now),
    termsVersion,
    reportLanguage: soldLanguageOf(locale),
    engine: sky.engine,
    createdAt: now,
    updatedAt: now,
  };
}

/** The attempt's random id keys the hash, so that it reveals nothing of what was typed; without one it lives no longer
 * than the order's own text beside it. */
function hashAttempt({ checkout, birth, name, price }: Purchase): Buffer {
  const { attempt = "", email, locale, plan, journey, again } = checkout;
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
    again,
  ]);
  return createHash("sha256").update(content).digest();
}
