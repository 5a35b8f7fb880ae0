import { deliveries } from "@cosmic/platform/database/tables/deliveries";
import { orders } from "@cosmic/platform/database/tables/orders";
import { resendRequests } from "@cosmic/platform/database/tables/resend-requests";
import { defineJob, handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { and, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { deliverReportJob } from "../delivery/deliver-report-job.ts";
import type { ShopTools } from "../shop-tools.ts";
import { settleOrderJob } from "./settle-order.ts";

/** Repairs what was missed: webhooks that never came, deliveries whose tries are used up. */
export const sweepJob = defineJob("sweep", z.object({}), { everySeconds: 60 });

/** What one sweep set in motion. */
export interface Sweep {
  readonly settling: number;
  readonly delivering: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** Orders one sweep takes up; the next one takes the rest. */
const batch = 500;

/** The handler of `sweepJob`. */
export function sweeps(tools: ShopTools): JobHandler {
  return handleJob(sweepJob, async () => {
    const swept = await sweep(tools);
    if (swept.settling + swept.delivering > 0) tools.log.info(swept, "a sweep took up orders");
  });
}

/** Asks again for every order that has waited a minute for its payment, then at growing distances (half its age), and
 * takes up paid orders whose report has not left within an hour. */
export async function sweep(tools: Pick<ShopTools, "database" | "queue" | "clock">): Promise<Sweep> {
  await forget(tools);
  return { settling: await settleAgain(tools), delivering: await deliverAgain(tools) };
}

async function settleAgain({ database, queue, clock }: Pick<ShopTools, "database" | "queue" | "clock">) {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const halfItsAge = sql`${orders.updatedAt} < ${now.toISOString()}::timestamptz
      - (${now.toISOString()}::timestamptz - ${orders.createdAt}) / 2`;
    const aMinute = lt(orders.updatedAt, new Date(now.getTime() - minuteMs));
    const waiting = await tx.db
      .select({ orderId: orders.id })
      .from(orders)
      .where(and(eq(orders.state, "awaiting-payment"), aMinute, halfItsAge))
      .limit(batch)
      .for("update", { skipLocked: true });
    for (const { orderId } of waiting) await queue.enqueue(tx, settleOrderJob, { orderId });
    await touch(tx.db, waiting, now);
    return waiting.length;
  });
}

async function deliverAgain({ database, queue, clock }: Pick<ShopTools, "database" | "queue" | "clock">) {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const anHour = lt(orders.updatedAt, new Date(now.getTime() - hourMs));
    const settled = tx.db
      .select({ orderId: deliveries.orderId })
      .from(deliveries)
      .where(and(eq(deliveries.orderId, orders.id), isNotNull(deliveries.result)));
    const stuck = await tx.db
      .select({ orderId: orders.id })
      .from(orders)
      .where(and(eq(orders.state, "paid"), anHour, sql`not exists ${settled}`))
      .limit(batch)
      .for("update", { skipLocked: true });
    for (const { orderId } of stuck) await queue.enqueue(tx, deliverReportJob, { orderId });
    await touch(tx.db, stuck, now);
    return stuck.length;
  });
}

async function touch(
  db: ShopTools["database"]["db"],
  found: readonly { readonly orderId: string }[],
  now: Date,
): Promise<void> {
  if (found.length === 0) return;
  const ids = found.map(({ orderId }) => orderId);
  await db.update(orders).set({ updatedAt: now }).where(inArray(orders.id, ids));
}

/** Closes orders whose hosted page was never made, and drops day-old requests for links. */
async function forget({ database, clock }: Pick<ShopTools, "database" | "clock">): Promise<void> {
  const aDayAgo = new Date(clock.now().getTime() - dayMs);
  await database.db.delete(resendRequests).where(lt(resendRequests.requestedAt, aDayAgo));
  await database.db
    .update(orders)
    .set({ state: "expired", attemptHash: null, updatedAt: clock.now() })
    .where(and(eq(orders.state, "created"), isNull(orders.checkoutSessionId), lt(orders.createdAt, aDayAgo)));
}
