import { dayMs } from "@cosmic/platform/durations";
import { keyedHash } from "@cosmic/platform/seal";
import type { OrderRow } from "../../database/tables/orders.ts";
import { mayAskFor } from "../../limits/rate-limits.ts";
import { moveOrder } from "../../orders/move-order.ts";
import { lockOrder, ordersPaidSince } from "../../orders/order-repository.ts";
import { isReadable } from "../../orders/order-states.ts";
import { closePage } from "../../payment/close-page.ts";
import type { SettleTools } from "../../payment/settle-order.ts";
import { sessionIdOf } from "../../payment-service/checkout-session.ts";
import type { Plan } from "../../prices.ts";
import type { ShopTools } from "../../shop-tools.ts";
import type { Purchase } from "./purchase.ts";

/** How long after a payment the same purchase is taken for a mistake: as long as a payment page can stand open. */
const recentlyMs = dayMs;

type PurchaseTools = SettleTools;

/** What distinguishes one purchase from another, apart from birth and name. */
interface Bought {
  readonly email: string;
  readonly locale: string;
  readonly plan: Plan;
  readonly again: boolean;
}

/** Recognizes the same report for the same buyer in the same language, from whatever tab, journey or device it is
 * ordered. The name counts, for twins may share all the rest; the place counts to a tenth of a degree, for two lists
 * may name its center differently. Keyed, because it is a hash of a birth. Null for a second copy that is asked for. */
export function hashPurchase(
  { environment }: Pick<ShopTools, "environment">,
  { checkout, birth, name }: Pick<Purchase, "birth" | "name"> & { readonly checkout: Bought },
): Buffer | null {
  const { email, locale, plan, again } = checkout;
  if (again) return null;
  const folded = name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
  const { date, time, resolvedOffsetSeconds, latitude, longitude } = birth;
  const place = [latitude, longitude].map((degrees) => Math.round(degrees * 10));
  const parts = [email.trim().toLowerCase(), folded, date, time, resolvedOffsetSeconds, place, locale, plan];
  return keyedHash(environment.linkSecret, `purchase:${JSON.stringify(parts)}`);
}

/** The order by which this was bought a short while ago; null when there is none. Only so many purchases of an address
 * are compared a day: whoever knows a customer's address does not find out the birth by trying. */
export async function boughtRecently(
  tools: PurchaseTools,
  { email, purchaseHash }: { readonly email: string; readonly purchaseHash: Buffer },
): Promise<OrderRow | null> {
  const since = new Date(tools.clock.now().getTime() - recentlyMs);
  const recent = await ordersPaidSince(tools.database.db, email, since);
  if (recent.length === 0 || !(await mayAskFor(tools, "purchase", email))) return null;
  return recent.find((order) => order.purchaseHash?.equals(purchaseHash)) ?? null;
}

/** Ends an unpaid order, its payment page first, so that another may take its place. False when it cannot be ended,
 * because it was paid a moment ago or a slow payment is under way. Rejects when the payment service is away. */
export async function endOrder(tools: PurchaseTools, ended: OrderRow): Promise<boolean> {
  const orderId = ended.id;
  const sessionId = sessionIdOf(tools.environment, ended);
  if (sessionId !== null) {
    const closed = await closePage(tools, { orderId, sessionId });
    if (closed.known) return closed.state !== "redirected" && !(closed.state !== null && isReadable(closed.state));
  }
  return tools.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    // It was given a page meanwhile, or has ended: it is looked at once more.
    if (!order || sessionIdOf(tools.environment, order) !== sessionId) return true;
    if (order.state === "created" || order.state === "redirected")
      await moveOrder(tx, { order, to: "expired", cause: "checkout", at: tools.clock.now() });
    return true;
  });
}
