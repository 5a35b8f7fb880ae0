import type { Queries } from "@cosmic/platform/database/open";
import { and, count, eq, gte, inArray, isNotNull, isNull, lt, max, ne, sql } from "drizzle-orm";
import { deliveries } from "../../database/tables/deliveries.ts";
import { orderStates, orders } from "../../database/tables/orders.ts";
import { unpaidStates } from "../order-states.ts";
import { isReadableNow, unmailed } from "./order-queries.ts";

// What `/metrics`, `doctor` and a rehearsed restore count.

/** States an order can be in once it was paid. */
const afterPayment = orderStates.filter((state) => !unpaidStates.some((unpaid) => unpaid === state));

/** How many orders are in each state, and when the newest was made. */
export async function countByState(db: Queries): Promise<{
  readonly states: Readonly<Record<string, number>>;
  readonly newest: Date | null;
}> {
  const rows = await db.select({ state: orders.state, n: count() }).from(orders).groupBy(orders.state);
  const [newest] = await db.select({ at: max(orders.createdAt) }).from(orders);
  return { states: Object.fromEntries(rows.map(({ state, n }) => [state, n])), newest: newest?.at ?? null };
}

/** How many of these orders still hold a person. */
export async function countUnerased(db: Queries, ids: readonly string[]): Promise<number> {
  const [still] = await db
    .select({ n: count() })
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), ne(orders.email, "")));
  return still?.n ?? 0;
}

type Condition = ReturnType<typeof and>;

async function countWithDeliveries(db: Queries, where: Condition): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(orders)
    .leftJoin(deliveries, eq(deliveries.orderId, orders.id))
    .where(where);
  return row?.n ?? 0;
}

/** Readable orders whose mail was refused. A refusal keeps its code, and by it an index finds the few. */
export const countRefusedMails = (db: Queries): Promise<number> =>
  countWithDeliveries(
    db,
    and(unmailed, isReadableNow, eq(deliveries.result, "refused"), isNotNull(deliveries.lastFailure)),
  );

/** Readable orders paid before a moment whose mail has not left. */
export const countLateMails = (db: Queries, paidBefore: Date): Promise<number> =>
  countWithDeliveries(db, and(unmailed, isReadableNow, lt(orders.paidAt, paidBefore), isNull(deliveries.result)));

export const countDisputes = (db: Queries): Promise<number> => countWithDeliveries(db, eq(orders.state, "disputed"));

async function countOrders(db: Queries, where: Condition): Promise<number> {
  const [row] = await db.select({ n: count() }).from(orders).where(where);
  return row?.n ?? 0;
}

export const countMadeSince = (db: Queries, since: Date): Promise<number> =>
  countOrders(db, gte(orders.createdAt, since));

const changedSince = (since: Date) => and(inArray(orders.state, afterPayment), gte(orders.updatedAt, since));

export const countPaidSince = (db: Queries, since: Date): Promise<number> =>
  countOrders(db, and(changedSince(since), gte(orders.paidAt, since)));

/** Orders mailed since a moment with the address of the PDF instead of the PDF. */
export async function countLinkedSince(db: Queries, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(orders)
    .innerJoin(deliveries, eq(deliveries.orderId, orders.id))
    .where(and(changedSince(since), gte(orders.deliveredAt, since), isNull(deliveries.pages)));
  return row?.n ?? 0;
}

/** Seconds from payment to accepted mail of the orders mailed since a moment, by bucket: `bucket` is the number of
 * bounds that are not above the seconds. */
export const paidToMailedSince = (db: Queries, since: Date, boundsSeconds: readonly number[]) => {
  const seconds = sql`extract(epoch from ${orders.deliveredAt} - ${orders.paidAt})::float8`;
  const bucket = sql<number>`width_bucket(${seconds}, ${sql.raw(`array[${boundsSeconds.join(",")}]::float8[]`)})`;
  return db
    .select({ bucket, n: count(), sum: sql<number>`sum(${seconds})` })
    .from(orders)
    .where(
      and(
        inArray(orders.state, afterPayment),
        gte(orders.updatedAt, since),
        gte(orders.deliveredAt, since),
        isNotNull(orders.paidAt),
      ),
    )
    .groupBy(sql`1`);
};

/** Readable orders whose mail has not left, by what the last try said. */
export const unmailedByReason = (db: Queries) =>
  db
    .select({ reason: deliveries.lastFailure, reports: count() })
    .from(orders)
    .innerJoin(deliveries, eq(deliveries.orderId, orders.id))
    .where(and(unmailed, isReadableNow, isNotNull(deliveries.lastFailure)))
    .groupBy(deliveries.lastFailure);
