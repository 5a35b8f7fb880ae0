import type { Transaction } from "@cosmic/platform/database/open";
import { handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { civilDate } from "../books/as-of.ts";
import type { OrderRow, OrderState } from "../database/tables/orders.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import { readStoredBirth } from "../orders/births/stored-birth.ts";
import { moveOrder } from "../orders/move-order.ts";
import { lockOrder, orderById, updateOrder } from "../orders/order-repository.ts";
import { isReadable, nextState } from "../orders/order-states.ts";
import { sealPaymentPage, sessionIdOf } from "../payment-service/checkout-session.ts";
import { type FetchedPayment, fetchPaymentStatus } from "../payment-service/fetch-payment-status.ts";
import { removePdfsOfOrder } from "../pdf-cache/remove-pdfs-of-order.ts";
import { deliverReportJob } from "../queue/deliver-report-job.ts";
import { refundOrderJob } from "../queue/refund-order-job.ts";
import { settleOrderJob } from "../queue/settle-order-job.ts";
import type { ShopTools } from "../shop-tools.ts";
import { recordSale } from "../tax/record-sale.ts";
import { closeRefundRequest } from "./close-refund-request.ts";

export type SettleTools = Pick<
  ShopTools,
  "environment" | "database" | "payments" | "queue" | "clock" | "log" | "pdfCache" | "timeZones" | "zoneAt"
>;

/** The handler of `settleOrderJob`. */
export function settleOrderHandler(tools: ShopTools): JobHandler {
  return handleJob(settleOrderJob, async ({ orderId }) => {
    await settleOrder(tools, orderId);
  });
}

/** Brings an order to what the payment service says of it and returns its state; null when there is no such order. The
 * change, its history and what it causes commit together. Safe to run at any time, any number of times. */
export async function settleOrder(tools: SettleTools, orderId: string): Promise<OrderState | null> {
  const order = await orderById(tools.database.db, orderId);
  if (!order) return null;
  const sessionId = sessionIdOf(tools.environment, order);
  if (sessionId === null) return order.state;
  const truth = await fetchPaymentStatus(tools, { orderId, sessionId });
  if (!truth) return order.state;
  const state = await tools.database.transaction((tx) => applyTruth(tx, tools, { orderId, truth }));
  // A kill in between leaves the PDF behind a closed link, until stale PDFs are removed.
  if (state !== null && !isReadable(state)) await removePdfsOfOrder(tools, orderId);
  return state;
}

interface Told {
  readonly orderId: string;
  readonly truth: FetchedPayment;
}

async function applyTruth(tx: Transaction, tools: SettleTools, { orderId, truth }: Told): Promise<OrderState | null> {
  const order = await lockOrder(tx, orderId);
  if (!order) return null;
  const at = tools.clock.now();
  const to = nextState(order, truth);
  if (truth.paid) {
    await recordSale(tx, tools, { order, facts: truth.sale, at });
  }
  const changes = {
    ...momentsOf(tools, order, truth, at),
    ...intentOf(order, truth),
    ...slowPaymentOf(tools, order, truth, at),
  };
  if (to === order.state) {
    await updateOrder(tx.db, orderId, { ...changes, updatedAt: at });
    if (isPaidTooLate(order, truth)) await tools.queue.enqueue(tx, refundOrderJob, { orderId });
    return to;
  }
  await moveOrder(tx, { order, to, cause: "payment", at, changes });
  await cause(tx, tools, { order, to, truth, at });
  tools.log.info({ orderId, was: order.state, is: to }, "an order moved");
  return to;
}

interface Caused {
  readonly order: OrderRow;
  readonly to: OrderState;
  readonly truth: FetchedPayment;
  readonly at: Date;
}

/** The jobs and mails a move causes, in the transaction of the move. */
async function cause(tx: Transaction, tools: SettleTools, { order, to, truth, at }: Caused): Promise<void> {
  const { id: orderId, state: was } = order;
  const tell = (kind: Parameters<typeof notifyCustomer>[2]["kind"]) => notifyCustomer(tx, tools, { orderId, kind });
  if (to === "paid") await tools.queue.enqueue(tx, deliverReportJob, { orderId });
  if (to === "refunded") {
    await closeRefundRequest(tx, { orderId, answer: "accepted", at });
    if (truth.refunded) await tell("refund-made");
  }
  if (to === "disputed") await tell("dispute-opened");
  if (was === "disputed" && isReadable(to)) await tell("dispute-won");
}

/** Times are stored when they are first known, whatever state the order is in. */
function momentsOf(tools: SettleTools, order: OrderRow, truth: FetchedPayment, at: Date): Partial<OrderRow> {
  return {
    ...(truth.paid && !order.paidAt ? { paidAt: at, ...asOfPayment(tools, order, at) } : {}),
    ...((truth.refunded || truth.chargedBack) && !order.refundedAt ? { refundedAt: at } : {}),
  };
}

/** The day of the payment in the birth's zone; an order erased before has no birth, and no report. */
function asOfPayment(tools: SettleTools, { birth }: OrderRow, at: Date): Partial<OrderRow> {
  return birth === null ? {} : { asOf: civilDate(tools.timeZones, at, readStoredBirth(tools, birth).birth) };
}

/** An order erased before its payment came has no report to give for it. */
function isPaidTooLate(order: OrderRow, truth: FetchedPayment): boolean {
  return order.state === "erased" && truth.paid && !truth.refunded && order.paidAt === null;
}

function intentOf(order: OrderRow, truth: FetchedPayment): Partial<OrderRow> {
  const { method: paymentMethod } = truth.sale;
  const method = paymentMethod === null ? {} : { paymentMethod };
  return order.paymentIntentId ? method : { paymentIntentId: truth.paymentIntentId, ...method };
}

/** While a slow payment is waited for, the page that says how to make it takes the place of the payment page. */
function slowPaymentOf({ environment }: SettleTools, order: OrderRow, { slow }: FetchedPayment, at: Date) {
  if (!slow || order.state === "erased") return {};
  const page = slow.page === null ? {} : { sealedCheckoutUrl: sealPaymentPage(environment, order.id, slow.page) };
  return { paymentDueAt: slow.dueAt ?? order.paymentDueAt ?? at, ...page } satisfies Partial<OrderRow>;
}
