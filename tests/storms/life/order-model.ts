import { dayMs } from "@cosmic/platform/durations";

type Dispute = "none" | "open" | "won" | "lost";
/** What a session of the payment service is at: its page, or a slow method that is waited for. */
type Payment = "open" | "waiting" | "paid" | "failed" | "closed";
type ModelState =
  | "redirected"
  | "paid"
  | "delivered"
  | "refund-requested"
  | "disputed"
  | "expired"
  | "refunded"
  | "erased";

/** Where it was sold, and whether the buyer agreed to lose the right of withdrawal. */
export interface Market {
  readonly locale: "en-us" | "en-gb" | "es-es" | "pt-br";
  readonly consented: boolean;
}

/** One order in the fewest words: what the payment service knows, and what the shop has learned of it. Moments are
 * milliseconds on the shop's clock. */
export interface OrderModel {
  readonly market: Market;
  readonly service: { payment: Payment; refunded: boolean; dispute: Dispute };
  state: ModelState;
  now: number;
  readonly orderedAt: number;
  paidAt: number | null;
  deliveredAt: number | null;
  refundedAt: number | null;
  /** When the open request to give the money back was made. */
  requestedAt: number | null;
  /** Whether a request was ever made. */
  requested: boolean;
  /** A refunded order whose person is no longer kept. */
  forgotten: boolean;
  /** The births its report was written of, oldest first. */
  readonly versions: { readonly time: string; readonly writtenAt: number | null }[];
  /** Corrections by the buyer. */
  corrected: number;
  /** The version a page shows that somebody left open; null: none. */
  leftOpen: number | null;
  /** Keys that seal links: whether the previous one is still set, and whether today's has sealed everything. */
  readonly keys: { previous: boolean; resealed: boolean };
}

/** The promise of the site: thirty times 24 hours after the payment. */
export const refundMs = 30 * dayMs;
/** A session opens the report in any browser for a day after the payment. */
export const sessionMs = dayMs;
/** An order nobody paid is kept for thirty-one days. */
export const unpaidMs = 31 * dayMs;
/** The person of a refunded order is kept for less than thirty. */
export const forgetMs = 29 * dayMs;

/** An order whose payment page is open. */
export function newOrder(market: Market, now: number, time: string): OrderModel {
  return {
    market,
    service: { payment: "open", refunded: false, dispute: "none" },
    state: "redirected",
    now,
    orderedAt: now,
    paidAt: null,
    deliveredAt: null,
    refundedAt: null,
    requestedAt: null,
    requested: false,
    forgotten: false,
    versions: [{ time, writtenAt: null }],
    corrected: 0,
    leftOpen: null,
    keys: { previous: false, resealed: true },
  };
}

/** Whether the report may be read. */
export function isOpen({ state }: OrderModel): boolean {
  return state === "paid" || state === "delivered" || state === "refund-requested";
}

/** Whether the shop still keeps the order's link and person. */
export function isKept({ state, forgotten }: OrderModel): boolean {
  return state !== "erased" && !forgotten;
}

/** The payment has come in, and nothing has gone back or is being asked back by the bank. */
export function isCharged({ service, state }: OrderModel): boolean {
  return service.payment === "paid" && !service.refunded && state !== "erased";
}

/** The shop asks the payment service: money back, or lost, ends the order; a dispute closes it for the time being. */
export function settle(order: OrderModel): void {
  const { payment, refunded, dispute } = order.service;
  if (payment === "paid") order.paidAt ??= order.now;
  if (refunded || dispute === "lost") order.refundedAt ??= order.now;
  if (order.state === "erased" || order.state === "refunded") return;
  if (refunded || dispute === "lost") {
    order.state = "refunded";
    order.requestedAt = null;
  } else if (dispute === "open") order.state = "disputed";
  else if (order.state === "disputed") order.state = unasked(order);
  else if (order.state === "redirected" || order.state === "expired") {
    if (payment === "paid") order.state = "paid";
    else if (payment === "failed") order.state = "expired";
  }
}

const unasked = ({ deliveredAt }: OrderModel) => (deliveredAt === null ? "paid" : "delivered");

/** The mail with the report is accepted. */
export function deliver(order: OrderModel): void {
  if (!isOpen(order) || order.deliveredAt !== null) return;
  order.deliveredAt = order.now;
  if (order.state === "paid") order.state = "delivered";
}

/** The buyer asks for the money back: `null` where the link opens nothing, `false` after thirty days. */
export function request(order: OrderModel): boolean | null {
  if (!isKept(order) || order.paidAt === null) return null;
  if (order.state === "refund-requested" || order.refundedAt !== null) return order.requested ? true : null;
  if (!isOpen(order)) return null;
  if (order.now - order.paidAt > refundMs) return false;
  order.state = "refund-requested";
  order.requestedAt ??= order.now;
  order.requested = true;
  return true;
}

/** The operator gives the money back; what the answer is. */
export function giveBack(order: OrderModel): "ok" | "not-paid" | "refused-by-provider" {
  if (order.refundedAt !== null) return "ok";
  if (order.paidAt === null) return "not-paid";
  const { service } = order;
  if (!service.refunded && (service.dispute === "open" || service.dispute === "lost")) return "refused-by-provider";
  service.refunded = true;
  settle(order);
  return "ok";
}

/** The operator refuses the open request, which the law forbids within the right of withdrawal. */
export function refuse(order: OrderModel): "ok" | "no-request" | "statutory" {
  if (order.state !== "refund-requested" || order.requestedAt === null) return "no-request";
  const end = withdrawalEnd(order);
  if (end !== null && order.requestedAt <= end && !wasLost(order, order.requestedAt)) return "statutory";
  order.state = unasked(order);
  order.requestedAt = null;
  return "ok";
}

/** The last moment of the right of withdrawal: 14 days after the day of the payment in the EU and the United Kingdom, 7
 * after the day of the delivery in Brazil; null in the United States, which has none. */
export function withdrawalEnd({ market, paidAt, deliveredAt }: OrderModel): number | null {
  if (paidAt === null || market.locale === "en-us") return null;
  return market.locale === "pt-br" ? (deliveredAt ?? paidAt) + 8 * dayMs : paidAt + 15 * dayMs;
}

/** Whether the delivery had ended the right: for buyers in the EU and the United Kingdom who agreed to that. */
function wasLost({ market, deliveredAt }: OrderModel, at: number): boolean {
  return market.locale !== "pt-br" && market.consented && deliveredAt !== null && deliveredAt <= at;
}

/** What the minutely clean-up lets go of. */
export function cleanUp(order: OrderModel): void {
  if ((order.state === "redirected" || order.state === "expired") && order.now - order.orderedAt > unpaidMs) {
    settle(order);
    if (!isOpen(order) && order.paidAt === null) order.state = "erased";
  }
  if (order.state === "refunded" && order.refundedAt !== null && order.now - order.refundedAt > forgetMs)
    order.forgotten = true;
}
