import type { Queries, Transaction } from "@cosmic/platform/database/open";
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { deliveries } from "../../database/tables/deliveries.ts";
import { notices } from "../../database/tables/notices.ts";
import { type OrderRow, type OrderState, orders } from "../../database/tables/orders.ts";
import { taxRecords } from "../../database/tables/tax-records.ts";
import { ofAddress } from "../order-repository.ts";
import { readableStates, unpaidStates } from "../order-states.ts";

// What sweeps, clean-ups, checks and counts ask of all orders. Each is answered from an index as small as what is open.

export const isReadableNow = inArray(orders.state, [...readableStates]);

/** Paid, and its mail not accepted: the condition of the index `orders_unmailed`. Orders closed before their mail left
 * match it too. */
export const unmailed = and(isNotNull(orders.paidAt), isNull(orders.deliveredAt));

/** The operator's list, newest first; all orders when nothing is named. */
export const listedOrders = (
  db: Queries,
  { state, email, limit }: { readonly state?: OrderState; readonly email?: string; readonly limit: number },
): Promise<readonly OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(state ? eq(orders.state, state) : undefined, email ? ofAddress(email) : undefined))
    .orderBy(desc(orders.createdAt))
    .limit(limit);

/** Ids and states of these orders, and how often the birth of each was corrected. */
export const statesOfOrders = (
  db: Queries,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly state: OrderState; readonly corrections: number }[]> =>
  db
    .select({ id: orders.id, state: orders.state, corrections: orders.corrections })
    .from(orders)
    .where(inArray(orders.id, [...ids]));

/** What makes an order due for another look. Intervals are PostgreSQL's. */
interface Waiting {
  readonly now: Date;
  readonly untouchedSince: Date;
  readonly young: ReturnType<typeof sql>;
  readonly often: ReturnType<typeof sql>;
  readonly limit: number;
}

/** Locks redirected orders that are due for another look, longest waiting first. An order is due when half its age
 * has passed since the last look; while it is younger than `young`, at least every `often`. */
export function lockWaitingOrders(tx: Transaction, waiting: Waiting): Promise<readonly string[]> {
  return lockDue(tx, waiting, { where: eq(orders.state, "redirected"), since: orders.createdAt });
}

/** The same for expired orders whose slow payment could be made until some time after `dueAfter`: it may have been made
 * in the last moment, or later. */
export function lockLatePayments(
  tx: Transaction,
  { dueAfter, ...waiting }: Waiting & { readonly dueAfter: Date },
): Promise<readonly string[]> {
  const where = and(eq(orders.state, "expired"), isNotNull(orders.paymentDueAt), gt(orders.paymentDueAt, dueAfter));
  return lockDue(tx, waiting, { where, since: orders.paymentDueAt });
}

async function lockDue(
  tx: Transaction,
  { now, untouchedSince, young, often, limit }: Waiting,
  { where, since }: { readonly where: SQL | undefined; readonly since: PgColumn },
): Promise<readonly string[]> {
  const age = sql`(${now.toISOString()}::timestamptz - ${since})`;
  const due = sql`${orders.updatedAt} < ${now.toISOString()}::timestamptz
      - case when ${age} < ${young} then least(${age} / 2, ${often}) else ${age} / 2 end`;
  const waiting = await tx.db
    .select({ orderId: orders.id })
    .from(orders)
    .where(and(where, lt(orders.updatedAt, untouchedSince), due))
    .orderBy(orders.updatedAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  return waiting.map(({ orderId }) => orderId);
}

/** Locks readable orders whose mail has not left and whose delivery has no final result, untouched since a moment. */
export async function lockUndelivered(
  tx: Transaction,
  { untouchedSince, limit }: { readonly untouchedSince: Date; readonly limit: number },
): Promise<readonly string[]> {
  const settled = tx.db
    .select({ orderId: deliveries.orderId })
    .from(deliveries)
    .where(and(eq(deliveries.orderId, orders.id), isNotNull(deliveries.result)));
  const stuck = await tx.db
    .select({ orderId: orders.id })
    .from(orders)
    .where(and(unmailed, isReadableNow, lt(orders.updatedAt, untouchedSince), sql`not exists ${settled}`))
    .limit(limit)
    .for("update", { skipLocked: true });
  return stuck.map(({ orderId }) => orderId);
}

/** Locks orders made before a moment whose hosted page was never opened. */
export const lockUnopened = (
  tx: Transaction,
  { madeBefore, limit }: { readonly madeBefore: Date; readonly limit: number },
): Promise<readonly OrderRow[]> =>
  tx.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.state, "created"),
        isNull(orders.checkoutSessionHash),
        isNull(orders.unsealedSession),
        lt(orders.createdAt, madeBefore),
      ),
    )
    .limit(limit)
    .for("update", { skipLocked: true });

/** Locks orders made before a moment whose payment session is not sealed yet. */
export const lockUnsealed = (
  tx: Transaction,
  { madeBefore, limit }: { readonly madeBefore: Date; readonly limit: number },
): Promise<readonly OrderRow[]> =>
  tx.db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.unsealedSession), lt(orders.createdAt, madeBefore)))
    .limit(limit)
    .for("update", { skipLocked: true });

/** Marks orders as looked at. */
export async function touchOrders(db: Queries, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(orders)
    .set({ updatedAt: now })
    .where(inArray(orders.id, [...ids]));
}

/** Orders that were never paid, made before a moment. */
export const unpaidBefore = (db: Queries, before: Date, limit: number): Promise<readonly OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(inArray(orders.state, [...unpaidStates]), lt(orders.createdAt, before)))
    .limit(limit);

/** Ids of orders refunded before a moment that still hold a person. */
export async function refundedBefore(db: Queries, before: Date, limit: number): Promise<readonly string[]> {
  const refunded = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.state, "refunded"),
        isNotNull(orders.refundedAt),
        lt(orders.refundedAt, before),
        ne(orders.email, ""),
      ),
    )
    .limit(limit);
  return refunded.map(({ id }) => id);
}

/** Orders with a sealed link or session, by id, after one id. */
export const sealedOrdersAfter = (db: Queries, last: string, limit: number): Promise<readonly OrderRow[]> => {
  const { id, linkHash, checkoutSessionHash, unsealedSession } = orders;
  return db
    .select()
    .from(orders)
    .where(and(or(isNotNull(linkHash), isNotNull(checkoutSessionHash), isNotNull(unsealedSession)), gt(id, last)))
    .orderBy(asc(id))
    .limit(limit);
};

/** Births of readable orders whose UTC offset was resolved by another zone table than `source`, by id, after one id. */
export function birthsByOtherTables(
  db: Queries,
  { source, after, limit }: { readonly source: string; readonly after: string; readonly limit: number },
): Promise<readonly Pick<OrderRow, "id" | "birth">[]> {
  const resolvedBy = sql`'tzdb ' || (${orders.birth} -> 'resolvedClocks' ->> 'version')`;
  return db
    .select({ id: orders.id, birth: orders.birth })
    .from(orders)
    .where(and(isReadableNow, gt(orders.id, after), sql`${resolvedBy} <> ${source}`))
    .orderBy(asc(orders.id))
    .limit(limit);
}

/** Orders paid from one moment on and before another. */
export const ordersPaidBetween = (db: Queries, from: Date, to: Date): Promise<readonly OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(gte(orders.paidAt, from), lt(orders.paidAt, to)));

/** The newest orders that have a link. */
export const newestLinks = (db: Queries, limit: number) => {
  const { id, sealedLink, linkHash, linkVersion, createdAt } = orders;
  return db
    .select({ id, sealedLink, linkHash, linkVersion })
    .from(orders)
    .where(isNotNull(linkHash))
    .orderBy(desc(createdAt))
    .limit(limit);
};

/** A notice with its order; null when there is none. */
export async function noticeWithOrder(db: Queries, noticeId: string) {
  const [found] = await db
    .select()
    .from(notices)
    .innerJoin(orders, eq(orders.id, notices.orderId))
    .where(eq(notices.id, noticeId));
  return found ?? null;
}

/** Ids of orders paid in a period that have no tax record: the version before this one settled them. */
export async function ordersWithoutTaxRecord(
  db: Queries,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly string[]> {
  const paid = and(isNotNull(orders.paidAt), gte(orders.paidAt, from), lt(orders.paidAt, to));
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(taxRecords, eq(taxRecords.orderId, orders.id))
    .where(and(paid, isNull(taxRecords.orderId)));
  return rows.map(({ id }) => id);
}
