import { isSealedByToday, openSealed, seal } from "@cosmic/platform/seal";
import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import { openSealedLink } from "../access/seal-link.ts";
import { newsletterSubscriptions } from "../database/tables/newsletter-subscriptions.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { resealListKey } from "../objections/objection-key.ts";
import { updateLink, updateOrder } from "../orders/order-repository.ts";
import { sealedOrdersAfter } from "../orders/queries/order-queries.ts";
import { paymentPageOf, sealSession, sessionIdOf } from "../payment-service/checkout-session.ts";
import type { ShopTools } from "../shop-tools.ts";

/** What a resealing did, or would do. */
export interface Resealed {
  /** Orders, subscriptions and the key of the list of objections, of which something was sealed by another key, computed, or not sealed. */
  readonly resealed: number;
  /** Those sealed by today's key already. */
  readonly current: number;
}

const atATime = 500;
const beforeEveryId = "00000000-0000-0000-0000-000000000000";
type ResealTools = Pick<ShopTools, "database" | "environment">;

/** Seals every link and every payment session with today's key, so that the previous key can be deleted. May be
 * interrupted and run again. */
export async function resealLinks(tools: ResealTools, { dry }: { readonly dry: boolean }): Promise<Resealed> {
  const parts = [
    await reseal(sealedOrders(tools), dry),
    await reseal(sealedSubscriptions(tools), dry),
    await resealListKey(tools, tools.database.db, { dry }),
  ];
  const sum = (of: (part: Resealed) => number) => parts.reduce((total, part) => total + of(part), 0);
  return { resealed: sum(({ resealed }) => resealed), current: sum(({ current }) => current) };
}

/** Rows of one table that hold something sealed. */
interface SealedRows<Row extends { readonly id: string }> {
  after(id: string): Promise<readonly Row[]>;
  isCurrent(row: Row): boolean;
  reseal(row: Row): Promise<unknown>;
}

function sealedOrders({ database: { db }, environment }: ResealTools): SealedRows<OrderRow> {
  const isCurrent = (sealed: string | null) => isSealedByToday(environment, sealed);
  return {
    after: (last) => sealedOrdersAfter(db, last, atATime),
    isCurrent: (order) =>
      (order.linkHash === null || isCurrent(order.sealedLink)) &&
      (sessionIdOf(environment, order) === null || isCurrent(order.sealedCheckoutSession)),
    reseal: async (order) => {
      const session = sessionIdOf(environment, order);
      if (session !== null) {
        const sealed = sealSession(environment, order.id, { id: session, url: paymentPageOf(environment, order) });
        await updateOrder(db, order.id, sealed);
      }
      if (order.linkHash === null) return;
      await updateLink(db, order.id, seal(environment, order.id, openSealedLink(environment, order)));
    },
  };
}

function sealedSubscriptions({ database: { db }, environment }: ResealTools) {
  const { id, sealedLeave } = newsletterSubscriptions;
  return {
    after: (last) =>
      db
        .select({ id, sealedLeave })
        .from(newsletterSubscriptions)
        .where(and(isNotNull(sealedLeave), gt(id, last)))
        .orderBy(asc(id))
        .limit(atATime),
    isCurrent: (row) => isSealedByToday(environment, row.sealedLeave),
    reseal: async (row) => {
      if (row.sealedLeave === null) return;
      const leave = openSealed(environment, row.id, row.sealedLeave);
      const sealed = { sealedLeave: seal(environment, row.id, leave) };
      await db.update(newsletterSubscriptions).set(sealed).where(eq(id, row.id));
    },
  } satisfies SealedRows<{ readonly id: string; readonly sealedLeave: string | null }>;
}

async function reseal<Row extends { readonly id: string }>(rows: SealedRows<Row>, dry: boolean): Promise<Resealed> {
  let resealed = 0;
  let current = 0;
  for (let last = beforeEveryId; ; ) {
    const read = await rows.after(last);
    for (const row of read) {
      if (rows.isCurrent(row)) current += 1;
      else {
        resealed += 1;
        if (!dry) await rows.reseal(row);
      }
    }
    const end = read.at(-1);
    if (end === undefined || read.length < atATime) return { resealed, current };
    last = end.id;
  }
}
