import { measureQueue, type WaitingJobs } from "@cosmic/platform/queue/measure-queue";
import { and, count, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { countProblems, type Problems } from "../admin/count-problems.ts";
import { deliveries } from "../database/tables/deliveries.ts";
import { orderStates, orders } from "../database/tables/orders.ts";
import { readableStates } from "../orders/order-states.ts";
import { unmailed } from "../orders/unmailed.ts";
import type { ShopTools } from "../shop-tools.ts";

/** How the shop has fared lately and what waits, over all processes. Numbers, codes and names of jobs: no person, no order. */
export interface ShopMetrics {
  readonly lastHour: {
    readonly checkouts: number;
    readonly paid: number;
    readonly delivered: number;
    /** Of the delivered, those whose mail left in a rush, with the address of the PDF instead of the PDF. */
    readonly linked: number;
  };
  /** From the payment heard of to the mail accepted, of the reports mailed in the last hour. */
  readonly paidToMailed: Histogram;
  /** Paid reports whose mail has not left, by what the last try said, such as `550` or `ETIMEDOUT`. */
  readonly unmailed: readonly { readonly reason: string; readonly reports: number }[];
  readonly troubles: Problems;
  readonly waiting: readonly WaitingJobs[];
}

/** Counts by upper bound, each bucket holding those below it too. */
export interface Histogram {
  readonly buckets: readonly { readonly upToSeconds: number; readonly count: number }[];
  readonly sumSeconds: number;
  readonly count: number;
}

/** Seconds. The promise is 5; a minute costs a killed worker; beyond lie the waits between two tries. */
const bounds = [1, 2, 5, 10, 30, 60, 300, 900, 3600, 21_600, 86_400];
const hourMs = 3_600_000;
/** States an order can be in once it was paid. */
const afterPayment = orderStates.filter((state) => !["created", "redirected", "expired"].includes(state));

type MeasureTools = Pick<ShopTools, "database" | "clock">;

/** Measures the shop; every query is answered from an index, by the last hour or by what is open. */
export async function collectShopMetrics(
  tools: MeasureTools,
  jobs: readonly { readonly name: string }[],
): Promise<ShopMetrics> {
  const { db } = tools.database;
  const since = new Date(tools.clock.now().getTime() - hourMs);
  const countOrders = (where: ReturnType<typeof and>) => db.select({ n: count() }).from(orders).where(where);
  const lately = and(inArray(orders.state, afterPayment), gte(orders.updatedAt, since));
  const [checkouts, paid, linked, paidToMailed, unmailed, troubles, waiting] = await Promise.all([
    countOrders(gte(orders.createdAt, since)),
    countOrders(and(lately, gte(orders.paidAt, since))),
    db
      .select({ n: count() })
      .from(orders)
      .innerJoin(deliveries, eq(deliveries.orderId, orders.id))
      .where(and(lately, gte(orders.deliveredAt, since), isNull(deliveries.pages))),
    paidToMailedSince(tools, since),
    unmailedByReason(tools),
    countProblems(tools),
    measureQueue(tools.database, jobs),
  ]);
  const lastHour = {
    checkouts: checkouts[0]?.n ?? 0,
    paid: paid[0]?.n ?? 0,
    delivered: paidToMailed.count,
    linked: linked[0]?.n ?? 0,
  };
  return { lastHour, paidToMailed, unmailed, troubles, waiting };
}

async function paidToMailedSince({ database }: MeasureTools, since: Date): Promise<Histogram> {
  const seconds = sql`extract(epoch from ${orders.deliveredAt} - ${orders.paidAt})::float8`;
  const bucket = sql<number>`width_bucket(${seconds}, ${sql.raw(`array[${bounds.join(",")}]::float8[]`)})`;
  const rows = await database.db
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
  const below = (index: number) => rows.reduce((n, row) => (row.bucket <= index ? n + row.n : n), 0);
  return {
    buckets: bounds.map((upToSeconds, index) => ({ upToSeconds, count: below(index) })),
    sumSeconds: rows.reduce((sum, row) => sum + row.sum, 0),
    count: below(bounds.length),
  };
}

async function unmailedByReason({ database }: MeasureTools): Promise<ShopMetrics["unmailed"]> {
  const rows = await database.db
    .select({ reason: deliveries.lastFailure, reports: count() })
    .from(orders)
    .innerJoin(deliveries, eq(deliveries.orderId, orders.id))
    .where(and(unmailed, inArray(orders.state, [...readableStates]), isNotNull(deliveries.lastFailure)))
    .groupBy(deliveries.lastFailure);
  return rows.map(({ reason, reports }) => ({ reason: reason ?? "none", reports }));
}
