import { dayMs } from "@cosmic/platform/durations";

type Dispute = "none" | "open" | "won" | "lost";
/** What a session of the payment service is at: its page, or a slow method that is waited for. */
type Payment = "open" | "waiting" | "paid" | "failed" | "closed";
/** States an order may be in; none is delivered, because no worker runs. */
type ModelState = "redirected" | "paid" | "refund-requested" | "disputed" | "expired" | "refunded" | "erased";

/** One order in the fewest words: what the payment service knows, and what the shop has learned of it. */
export interface OrderModel {
  readonly service: { payment: Payment; refunded: boolean; dispute: Dispute };
  state: ModelState;
  /** Milliseconds on the shop's clock. */
  now: number;
  paidAt: number | null;
  refundedAt: number | null;
  /** When the open request to give the money back was made. */
  requestedAt: number | null;
  /** Whether a request was ever made. */
  requested: boolean;
}

/** An order whose payment page is open. */
export function newOrder(now: number): OrderModel {
  const service = { payment: "open", refunded: false, dispute: "none" } as const;
  return {
    service: { ...service },
    state: "redirected",
    now,
    paidAt: null,
    refundedAt: null,
    requestedAt: null,
    requested: false,
  };
}

/** Whether the report may be read. */
export function isOpen({ state }: OrderModel): boolean {
  return state === "paid" || state === "refund-requested";
}

/** Whether a session still opens the report in any browser: within a day of the payment. */
export function opensBySession(order: OrderModel): boolean {
  return isOpen(order) && order.paidAt !== null && order.now - order.paidAt < dayMs;
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
  else if (order.state === "disputed") order.state = "paid";
  else if (order.state === "redirected" || order.state === "expired") {
    if (payment === "paid") order.state = "paid";
    else if (payment === "failed") order.state = "expired";
  }
}

/** The buyer asks for the money back: `null` where the link opens nothing, `false` after thirty days. */
export function request(order: OrderModel): boolean | null {
  if (order.state === "erased" || order.paidAt === null) return null;
  if (order.state === "refund-requested" || order.refundedAt !== null) return order.requested ? true : null;
  if (!isOpen(order)) return null;
  if (order.now - order.paidAt > 30 * dayMs) return false;
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

/** The operator refuses the open request, which the law forbids for the first fifteen days in the United Kingdom. */
export function refuse(order: OrderModel): "ok" | "no-request" | "statutory" {
  if (order.state !== "refund-requested" || order.paidAt === null) return "no-request";
  if (order.requestedAt !== null && order.requestedAt - order.paidAt <= 15 * dayMs) return "statutory";
  order.state = "paid";
  order.requestedAt = null;
  return "ok";
}
