import type { Queries } from "@cosmic/platform/database/open";
import { hourMs } from "@cosmic/platform/durations";
import { measureQueue, type WaitingJobs } from "@cosmic/platform/queue/measure-queue";
import { countProblems, type Problems } from "./admin/count-problems.ts";
import {
  countLinkedSince,
  countMadeSince,
  countPaidSince,
  paidToMailedSince,
  unmailedByReason,
} from "./orders/queries/order-counts.ts";
import type { ShopTools } from "./shop-tools.ts";

/** What the shop did in the last hour and what waits, over all processes. Numbers, codes and job names; nothing about
 * a person or an order. */
export interface ShopMetrics {
  readonly lastHour: {
    readonly checkouts: number;
    readonly paid: number;
    readonly delivered: number;
    /** Of the delivered, those whose mail left in a rush, with the address of the PDF instead of the PDF. */
    readonly linked: number;
  };
  /** From learning of the payment to the accepted mail, of the reports mailed in the last hour. */
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

/** Seconds. The promise is 5; a killed worker costs a minute; the longer ones are waits between two tries. */
const bounds = [1, 2, 5, 10, 30, 60, 300, 900, 3600, 21_600, 86_400];

type MeasureTools = Pick<ShopTools, "database" | "clock">;

/** Measures the shop; every query is answered from an index, by the last hour or by what is open. */
export async function collectShopMetrics(
  tools: MeasureTools,
  jobs: readonly { readonly name: string }[],
): Promise<ShopMetrics> {
  const { db } = tools.database;
  const since = new Date(tools.clock.now().getTime() - hourMs);
  const [checkouts, paid, linked, paidToMailed, unmailed, troubles, waiting] = await Promise.all([
    countMadeSince(db, since),
    countPaidSince(db, since),
    countLinkedSince(db, since),
    measurePaidToMailed(db, since),
    unmailedByReason(db),
    countProblems(tools),
    measureQueue(tools.database, jobs),
  ]);
  const lastHour = { checkouts, paid, delivered: paidToMailed.count, linked };
  return {
    lastHour,
    paidToMailed,
    unmailed: unmailed.map(({ reason, reports }) => ({ reason: reason ?? "none", reports })),
    troubles,
    waiting,
  };
}

async function measurePaidToMailed(db: Queries, since: Date): Promise<Histogram> {
  const rows = await paidToMailedSince(db, since, bounds);
  const below = (index: number) => rows.reduce((n, row) => (row.bucket <= index ? n + row.n : n), 0);
  return {
    buckets: bounds.map((upToSeconds, index) => ({ upToSeconds, count: below(index) })),
    sumSeconds: rows.reduce((sum, row) => sum + row.sum, 0),
    count: below(bounds.length),
  };
}
