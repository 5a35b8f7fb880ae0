import type { Transaction } from "@cosmic/platform/database/open";
import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import { linkHash } from "../access/report-links.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { refundRequests } from "../database/tables/refund-requests.ts";
import { type ClientAddress, mayAsk } from "../limits/rate-limits.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import { moveOrder } from "../orders/move-order.ts";
import { lockOrder, orderByLink, orderByNumber } from "../orders/order-repository.ts";
import { isReadable } from "../orders/order-states.ts";
import { refundOrderJob } from "../queue/refund-order-job.ts";
import type { ShopTools } from "../shop-tools.ts";
import { isInTime, lastRefundMoment } from "./refund-window.ts";

/** Longest reason, characters. */
const longestReason = 1000;

/** What the page that asks for a refund shows. */
export interface RefundView {
  /** Order number. */
  readonly number: string;
  readonly priceMinor: number;
  /** ISO 4217, capitals. */
  readonly currency: string;
  /** ISO 8601, UTC. */
  readonly lastMoment: string;
  /** `open`: may be asked for; `asked`: is being reviewed; `late`: the thirty days are over. */
  readonly state: "open" | "asked" | "late";
  /** Longest reason, characters. */
  readonly longestReason: number;
}

/** The receipt of a request: what was sent, and when. */
export interface RefundReceipt {
  readonly ok: true;
  /** Order number. */
  readonly number: string;
  /** As typed; null when none was given. */
  readonly reason: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** A person answers it; otherwise the money goes back by itself. */
  readonly reviewed: boolean;
}

/** The result of a request; null: the link opens nothing. */
export type RefundAsked = RefundReceipt | { readonly ok: false; readonly reason: "late" };

type RefundTools = Pick<ShopTools, "database" | "queue" | "clock" | "environment">;

/** Shows the state of a report's refund, by the secret of its link; null: the calm 404. Changes nothing. */
export async function viewRefund({ database, clock }: RefundTools, secret: string): Promise<RefundView | null> {
  const hash = linkHash(secret);
  if (!hash) return null;
  const order = await orderByLink(database.db, hash);
  return order && viewOf(order, clock.now());
}

function viewOf(order: OrderRow, at: Date): RefundView | null {
  if (!order.paidAt || !isReadable(order.state)) return null;
  const { number, priceMinor, currency } = order;
  const lastMoment = lastRefundMoment(order.paidAt).toISOString();
  return { number, priceMinor, currency, lastMoment, state: standing(order, order.paidAt, at), longestReason };
}

function standing({ state }: OrderRow, paidAt: Date, at: Date): RefundView["state"] {
  if (state === "refund-requested") return "asked";
  return isInTime(paidAt, at) ? "open" : "late";
}

/** Asks for the money back, by the secret of the report's link. Asked twice it is asked once, and the receipt is the
 * first one's. The money
 * goes back by itself, unless the operator reviews requests. Move, request, mails and the job commit together. */
export async function requestRefund(tools: RefundTools, secret: string, typed: unknown): Promise<RefundAsked | null> {
  const hash = linkHash(secret);
  const order = hash && (await orderByLink(tools.database.db, hash));
  return order ? ask(tools, order.id, readReason(typed)) : null;
}

async function ask(tools: RefundTools, orderId: string, reason: string | null): Promise<RefundAsked | null> {
  return tools.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const at = tools.clock.now();
    if (!order?.paidAt) return null;
    if (order.state === "refund-requested" || order.refundedAt) return earlierReceipt(tx, tools, order);
    if (!isReadable(order.state)) return null;
    if (!isInTime(order.paidAt, at)) return { ok: false, reason: "late" };
    await moveOrder(tx, { order, to: "refund-requested", cause: "customer", at });
    await tx.db.insert(refundRequests).values({ orderId, reason, requestedAt: at }).onConflictDoNothing();
    await notifyCustomer(tx, tools, { orderId, kind: "refund-received" });
    if (tools.environment.refundReview) await notifyCustomer(tx, tools, { orderId, kind: "refund-to-review" });
    else await tools.queue.enqueue(tx, refundOrderJob, { orderId });
    return receiptOf(tools, order, { reason, at });
  });
}

/** The receipt of the request that stands, in its own words; null: the order was refunded without one. */
async function earlierReceipt(tx: Transaction, tools: RefundTools, order: OrderRow): Promise<RefundReceipt | null> {
  const [request] = await tx.db
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.orderId, order.id))
    .orderBy(desc(refundRequests.requestedAt))
    .limit(1);
  return request ? receiptOf(tools, order, { reason: request.reason, at: request.requestedAt }) : null;
}

function receiptOf(
  { environment }: RefundTools,
  { number }: OrderRow,
  { reason, at }: { readonly reason: string | null; readonly at: Date },
): RefundReceipt {
  return { ok: true, number, reason, at: at.toISOString(), reviewed: environment.refundReview };
}

/** Which order is meant: its report link, or its number with the email it was bought with. */
export interface RefundClaim {
  readonly order: string;
  readonly email: string;
}

const linkInText = /(?:^|\/r\/)([A-Za-z0-9_-]{43})(?=$|[/?#\s])/;

/** Finds the order of a claim; null when there is none, or when the email is not its own. */
async function orderOfClaim({ database }: RefundTools, { order, email }: RefundClaim): Promise<OrderRow | null> {
  const hash = linkHash(linkInText.exec(order.trim())?.[1] ?? "");
  if (hash) return orderByLink(database.db, hash);
  const found = await orderByNumber(database.db, order.trim().toUpperCase());
  return found !== null && found.email !== "" && found.email.toLowerCase() === email.trim().toLowerCase()
    ? found
    : null;
}

/** What is shown to somebody who names an order. */
export type ClaimView = RefundView | { readonly state: "refunded"; readonly number: string };
type Refused = { readonly ok: false; readonly reason: "unknown" | "too-many" | "late" };

async function claimed(
  tools: RefundTools,
  claim: RefundClaim,
  client: ClientAddress,
): Promise<OrderRow | "unknown" | "too-many"> {
  if (!(await mayAsk(tools, "refund", client))) return "too-many";
  return (await orderOfClaim(tools, claim)) ?? "unknown";
}

/** Shows where the refund of an order stands that is named by link, or by number and email. */
export async function findRefund(
  tools: RefundTools,
  claim: RefundClaim,
  client: ClientAddress,
): Promise<{ readonly ok: true; readonly refund: ClaimView } | Refused> {
  const order = await claimed(tools, claim, client);
  if (typeof order === "string") return { ok: false, reason: order };
  if (order.refundedAt) return { ok: true, refund: { state: "refunded", number: order.number } };
  const refund = viewOf(order, tools.clock.now());
  return refund === null ? { ok: false, reason: "unknown" } : { ok: true, refund };
}

/** Asks for the money of an order that is named by link, or by number and email. */
export async function claimRefund(
  tools: RefundTools,
  { reason, ...claim }: RefundClaim & { readonly reason: unknown },
  client: ClientAddress,
): Promise<RefundReceipt | Refused> {
  const order = await claimed(tools, claim, client);
  if (typeof order === "string") return { ok: false, reason: order };
  return (await ask(tools, order.id, readReason(reason))) ?? { ok: false, reason: "unknown" };
}

/** Text as typed, without control characters; null when there is none. */
function readReason(typed: unknown): string | null {
  const text = z.string().catch("").parse(typed).normalize("NFC").replaceAll(/\r\n?/g, "\n");
  const clean = text.replaceAll(/[^\P{Cc}\n\t]/gu, "").trim();
  return clean === "" ? null : Array.from(clean).slice(0, longestReason).join("");
}
