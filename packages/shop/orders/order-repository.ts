import type { Queries, Transaction } from "@cosmic/platform/database/open";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { type MoveCause, orderHistory } from "../database/tables/order-history.ts";
import { type NewOrder, type OrderRow, type OrderState, orders } from "../database/tables/orders.ts";
import { readableStates } from "./order-states.ts";

// Every statement about single orders and the orders of one address. What sweeps, clean-ups and counts ask of all
// orders is in order-queries.ts.

/** Columns of an order that may change without a move. */
export type OrderChanges = Partial<typeof orders.$inferInsert>;

async function one(db: Queries, where: SQL | undefined): Promise<OrderRow | null> {
  const [order] = await db.select().from(orders).where(where);
  return order ?? null;
}

/** Matches the orders of an address, whatever its case. */
export const ofAddress = (email: string): SQL => eq(sql`lower(${orders.email})`, email.trim().toLowerCase());

export const orderById = (db: Queries, id: string): Promise<OrderRow | null> => one(db, eq(orders.id, id));

export const orderByNumber = (db: Queries, number: string): Promise<OrderRow | null> =>
  one(db, eq(orders.number, number));

/** By the SHA-256 of its link's secret. */
export const orderByLink = (db: Queries, linkHash: Buffer): Promise<OrderRow | null> =>
  one(db, eq(orders.linkHash, linkHash));

/** By the SHA-256 of the browser's attempt and what it ordered. */
export const orderByAttempt = (db: Queries, attemptHash: Buffer): Promise<OrderRow | null> =>
  one(db, eq(orders.attemptHash, attemptHash));

/** By the keyed hashes of its payment session's id, or by the id where it is not sealed yet. */
export const orderBySession = (
  db: Queries,
  { hashes, sessionId }: { readonly hashes: readonly Buffer[]; readonly sessionId: string },
): Promise<OrderRow | null> =>
  one(db, or(inArray(orders.checkoutSessionHash, [...hashes]), eq(orders.unsealedSession, sessionId)));

/** The unpaid order of a purchase, by the purchase's keyed hash. */
export const openOrderOfPurchase = (db: Queries, purchaseHash: Buffer): Promise<OrderRow | null> =>
  one(db, and(eq(orders.purchaseHash, purchaseHash), inArray(orders.state, ["created", "redirected"])));

export async function stateOfOrder(db: Queries, id: string): Promise<OrderState | null> {
  const [order] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, id));
  return order?.state ?? null;
}

/** The id of the order with this id or this payment; null when there is none. */
export async function idOfOrder(
  db: Queries,
  by: { readonly id: string } | { readonly paymentIntentId: string },
): Promise<string | null> {
  const where = "id" in by ? eq(orders.id, by.id) : eq(orders.paymentIntentId, by.paymentIntentId);
  const [row] = await db.select({ id: orders.id }).from(orders).where(where);
  return row?.id ?? null;
}

export const ordersByIds = (db: Queries, ids: readonly string[]): Promise<readonly OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));

export const ordersByPayments = (db: Queries, paymentIntentIds: readonly string[]): Promise<readonly OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(inArray(orders.paymentIntentId, [...paymentIntentIds]));

/** All orders of an address, whatever its case, oldest first. */
export const ordersOfAddress = (db: Queries, email: string): Promise<readonly OrderRow[]> =>
  db.select().from(orders).where(ofAddress(email)).orderBy(asc(orders.createdAt));

/** Readable orders of an address, newest first. */
export const readableOrdersOf = (db: Queries, email: string, limit: number): Promise<readonly OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(ofAddress(email), inArray(orders.state, [...readableStates])))
    .orderBy(desc(orders.createdAt))
    .limit(limit);

/** Readable orders of an address that were paid after a moment. */
export const ordersPaidSince = (db: Queries, email: string, since: Date): Promise<readonly OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(ofAddress(email), inArray(orders.state, [...readableStates]), gt(orders.paidAt, since)));

/** Ids of the orders of an address whose payment page is open, newest first. */
export async function redirectedOrdersOf(db: Queries, email: string, limit: number): Promise<readonly string[]> {
  const open = await db
    .select({ orderId: orders.id })
    .from(orders)
    .where(and(ofAddress(email), eq(orders.state, "redirected")))
    .orderBy(desc(orders.createdAt))
    .limit(limit);
  return open.map(({ orderId }) => orderId);
}

/** Whether there is an order of this address, whatever its case. */
export async function hasOrders(db: Queries, email: string): Promise<boolean> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(ofAddress(email)).limit(1);
  return order !== undefined;
}

/** Whether there is an order of exactly this address that is not erased. */
export async function hasUnerasedOrders(db: Queries, email: string): Promise<boolean> {
  const [other] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.email, email), ne(orders.state, "erased")))
    .limit(1);
  return other !== undefined;
}

/** Order numbers of an address, oldest first. */
export async function numbersOfAddress(db: Queries, email: string): Promise<readonly string[]> {
  const rows = await db
    .select({ number: orders.number })
    .from(orders)
    .where(ofAddress(email))
    .orderBy(orders.createdAt);
  return rows.map(({ number }) => number);
}

/** Reads an order and locks it until the transaction ends; null when there is none. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<OrderRow | null> {
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for("update");
  return order ?? null;
}

/** Adds an order; null when its number, attempt or purchase is taken. */
export async function insertOrder(tx: Transaction, values: NewOrder): Promise<OrderRow | null> {
  const [added] = await tx.db.insert(orders).values(values).onConflictDoNothing().returning();
  return added ?? null;
}

/** Changes columns of an order without moving it. */
export async function updateOrder(db: Queries, id: string, changes: OrderChanges): Promise<void> {
  await db.update(orders).set(changes).where(eq(orders.id, id));
}

/** Changes the sealed link of an order, unless the link has been withdrawn. */
export async function updateLink(db: Queries, id: string, sealedLink: string): Promise<void> {
  await db
    .update(orders)
    .set({ sealedLink })
    .where(and(eq(orders.id, id), isNotNull(orders.linkHash)));
}

/** Gives its payment session to an order that was stored without one. */
export async function adoptSessionOf(tx: Transaction, id: string, session: OrderChanges): Promise<void> {
  const unknown = and(isNull(orders.checkoutSessionHash), isNull(orders.unsealedSession));
  await tx.db
    .update(orders)
    .set(session)
    .where(and(eq(orders.id, id), eq(orders.state, "created"), unknown));
}

/** Marks those orders as asked about at `now` that were last asked about at `before` or earlier; their ids. */
export async function claimPaymentQuestions(
  db: Queries,
  ids: readonly string[],
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<readonly string[]> {
  const due = or(isNull(orders.paymentAskedAt), lte(orders.paymentAskedAt, before));
  const claimed = await db
    .update(orders)
    .set({ paymentAskedAt: now })
    .where(and(inArray(orders.id, [...ids]), due))
    .returning({ id: orders.id });
  return claimed.map(({ id }) => id);
}

/** Changes the state of an order that is still in `from`; false when it is not. */
export async function updateState(
  tx: Transaction,
  { id, from, changes }: { readonly id: string; readonly from: OrderState; readonly changes: OrderChanges },
): Promise<boolean> {
  const moved = await tx.db
    .update(orders)
    .set(changes)
    .where(and(eq(orders.id, id), eq(orders.state, from)))
    .returning({ id: orders.id });
  return moved.length > 0;
}

/** Adds a line to an order's history. */
export async function recordMove(
  tx: Transaction,
  line: {
    readonly orderId: string;
    readonly was: OrderState | null;
    readonly is: OrderState;
    readonly cause: MoveCause;
    readonly at: Date;
  },
): Promise<void> {
  await tx.db.insert(orderHistory).values(line);
}
