import { z } from "zod";
import { linkHash } from "../access/report-links.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { refundRequests } from "../database/tables/refund-requests.ts";
import { notifyCustomer } from "../notices/notify-customer.ts";
import { moveOrder } from "../orders/move-order.ts";
import { lockOrder, orderByLink } from "../orders/order-repository.ts";
import { isReadable } from "../orders/order-states.ts";
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

/** What a request came to; null: the link opens nothing. */
export type RefundAsked = { readonly ok: true } | { readonly ok: false; readonly reason: "late" };

type RefundTools = Pick<ShopTools, "database" | "queue" | "clock">;

/** Shows where the refund of a report stands, by the secret of its link; null: the calm 404. Changes nothing. */
export async function viewRefund({ database, clock }: RefundTools, secret: string): Promise<RefundView | null> {
  const hash = linkHash(secret);
  if (!hash) return null;
  const order = await orderByLink(database.db, hash);
  if (!order?.paidAt || !isReadable(order.state)) return null;
  const { number, priceMinor, currency } = order;
  const lastMoment = lastRefundMoment(order.paidAt).toISOString();
  const state = standing(order, order.paidAt, clock.now());
  return { number, priceMinor, currency, lastMoment, state, longestReason };
}

function standing({ state }: OrderRow, paidAt: Date, at: Date): RefundView["state"] {
  if (state === "refund-requested") return "asked";
  return isInTime(paidAt, at) ? "open" : "late";
}

/** Asks for the money back, by the secret of the report's link. Asked twice it is asked once; the answer is the
 * operator's. Move, request and both mails commit together. */
export async function requestRefund(tools: RefundTools, secret: string, typed: unknown): Promise<RefundAsked | null> {
  const hash = linkHash(secret);
  const order = hash && (await orderByLink(tools.database.db, hash));
  return order ? ask(tools, order.id, readReason(typed)) : null;
}

async function ask(tools: RefundTools, orderId: string, reason: string | null): Promise<RefundAsked | null> {
  return tools.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const at = tools.clock.now();
    if (!order?.paidAt || !isReadable(order.state)) return null;
    if (order.state === "refund-requested") return { ok: true };
    if (!isInTime(order.paidAt, at)) return { ok: false, reason: "late" };
    await moveOrder(tx, { order, to: "refund-requested", cause: "customer", at });
    await tx.db.insert(refundRequests).values({ orderId, reason, requestedAt: at }).onConflictDoNothing();
    await notifyCustomer(tx, tools, { orderId, kind: "refund-received" });
    await notifyCustomer(tx, tools, { orderId, kind: "refund-to-review" });
    return { ok: true };
  });
}

/** Text as it was typed, without signs that steer; null when there is none. */
function readReason(typed: unknown): string | null {
  const text = z.string().catch("").parse(typed).normalize("NFC").replaceAll(/\r\n?/g, "\n");
  const clean = text.replaceAll(/[^\P{Cc}\n\t]/gu, "").trim();
  return clean === "" ? null : Array.from(clean).slice(0, longestReason).join("");
}
