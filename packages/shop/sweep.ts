import { dayMs, hourMs, minuteMs } from "@cosmic/platform/durations";
import { defineJob, handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { mailCorrectionsAgain } from "./corrections/mail-again.ts";
import { moveOrder } from "./orders/move-order.ts";
import {
  lockLatePayments,
  lockUndelivered,
  lockUnopened,
  lockWaitingOrders,
  touchOrders,
} from "./orders/queries/order-queries.ts";
import { retryErasures } from "./privacy/erasure/retry-erasures.ts";
import { deliverReportJob } from "./queue/deliver-report-job.ts";
import { settleOrderJob } from "./queue/settle-order-job.ts";
import { enqueueInvitations } from "./reviews/invitation/enqueue-invitations.ts";
import type { ShopTools } from "./shop-tools.ts";

/** Repairs what was missed: webhooks that never came, deliveries that ran out of retries. Starts what is due by the
 * shop's clock: mails that ask for a review. */
export const sweepJob = defineJob("sweep", z.object({}), { everySeconds: 60 });

/** What one sweep set in motion. */
export interface Sweep {
  readonly settling: number;
  readonly delivering: number;
}

/** A slow payment that came too late is looked for this long: as long as the service repeats its webhook. */
const lateForMs = 3 * dayMs;
const likely = sql`interval '2 hours'`;
const oftenEnough = sql`interval '5 minutes'`;
/** Most orders of one sweep; the next one takes the rest. */
const batch = 500;

/** The handler of `sweepJob`. */
export function sweepHandler(tools: ShopTools): JobHandler {
  return handleJob(sweepJob, async () => {
    const swept = await sweep(tools);
    if (swept.settling + swept.delivering > 0) tools.log.info(swept, "a sweep took up orders");
  });
}

/** Asks again for every order that has waited a minute for its payment, then at growing distances: half its age, but
 * every five minutes in the two hours in which nearly everybody pays. Takes up paid orders whose report has not left
 * within an hour. */
export async function sweep(tools: Pick<ShopTools, "database" | "queue" | "clock">): Promise<Sweep> {
  await closeUnopened(tools);
  await retryErasures(tools);
  await mailCorrectionsAgain(tools);
  await enqueueInvitations(tools);
  return { settling: await settleAgain(tools), delivering: await deliverAgain(tools) };
}

async function settleAgain({ database, queue, clock }: Pick<ShopTools, "database" | "queue" | "clock">) {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const untouchedSince = new Date(now.getTime() - minuteMs);
    // The longest waiting come first, if there are too many for one sweep.
    const times = { now, untouchedSince, young: likely, often: oftenEnough };
    const open = await lockWaitingOrders(tx, { ...times, limit: batch });
    const dueAfter = new Date(now.getTime() - lateForMs);
    const waiting = [...open, ...(await lockLatePayments(tx, { ...times, dueAfter, limit: batch }))];
    for (const orderId of waiting) await queue.enqueue(tx, settleOrderJob, { orderId });
    await touchOrders(tx.db, waiting, now);
    return waiting.length;
  });
}

async function deliverAgain({ database, queue, clock }: Pick<ShopTools, "database" | "queue" | "clock">) {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const untouchedSince = new Date(now.getTime() - hourMs);
    const stuck = await lockUndelivered(tx, { untouchedSince, limit: batch });
    for (const orderId of stuck) await queue.enqueue(tx, deliverReportJob, { orderId });
    await touchOrders(tx.db, stuck, now);
    return stuck.length;
  });
}

/** Closes orders whose hosted page was never made. */
async function closeUnopened({ database, clock }: Pick<ShopTools, "database" | "clock">): Promise<void> {
  const at = clock.now();
  const aDayAgo = new Date(at.getTime() - dayMs);
  await database.transaction(async (tx) => {
    const unopened = await lockUnopened(tx, { madeBefore: aDayAgo, limit: batch });
    for (const order of unopened) await moveOrder(tx, { order, to: "expired", cause: "clean-up", at });
  });
}
