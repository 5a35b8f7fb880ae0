import { dayMs } from "@cosmic/platform/durations";
import { defineJob, handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { and, eq, isNull, lt, ne } from "drizzle-orm";
import { z } from "zod";
import { contactMessages } from "../database/tables/contact-messages.ts";
import { privacyRequests } from "../database/tables/privacy-requests.ts";
import { rateLimits } from "../database/tables/rate-limits.ts";
import { resendRequests } from "../database/tables/resend-requests.ts";
import { forgetUnconfirmed } from "../newsletter/forget-unconfirmed.ts";
import { unpaidStates } from "../orders/order-states.ts";
import { refundedBefore, unpaidBefore } from "../orders/queries/order-queries.ts";
import { sealOldSessions } from "../payment/seal-old-sessions.ts";
import { settleOrder } from "../payment/settle-order.ts";
import { sessionIdOf } from "../payment-service/checkout-session.ts";
import { removePdfsOfOrder } from "../pdf-cache/remove-pdfs-of-order.ts";
import { retentionDays } from "../retention.ts";
import type { ShopTools } from "../shop-tools.ts";
import { eraseOrder, forgetPerson } from "./erasure/erase-order.ts";

/** Lets go of what has been kept long enough. */
export const cleanUpJob = defineJob("clean-up", z.object({}), { everySeconds: 60 });

/** A day early, so that what is promised is kept even where a clean-up is late. */
const refundedDays = retentionDays.refundedPerson - 1;
/** Rows one clean-up takes up, 720,000 a day; the next one takes the rest. */
const batch = 500;

/** What one clean-up let go of. */
export interface CleanUp {
  readonly unpaidOrders: number;
  readonly refundedPersons: number;
}

type CleanUpTools = Pick<
  ShopTools,
  "environment" | "database" | "clock" | "queue" | "pdfCache" | "payments" | "log" | "timeZones" | "zoneAt"
>;

/** The handler of `cleanUpJob`. */
export function cleanUpHandler(tools: ShopTools): JobHandler {
  return handleJob(cleanUpJob, async () => {
    const done = await cleanUp(tools);
    if (done.unpaidOrders + done.refundedPersons > 0)
      tools.log.info(done, "a clean-up let go of what was kept long enough");
  });
}

/** Erases unpaid orders after 31 days and the persons of refunded ones within 30; deletes contact messages after a
 * year, and requests and limits after a day. */
export async function cleanUp(tools: CleanUpTools): Promise<CleanUp> {
  const { db } = tools.database;
  const ago = (days: number) => new Date(tools.clock.now().getTime() - days * dayMs);
  await db.delete(contactMessages).where(lt(contactMessages.receivedAt, ago(retentionDays.contactMessage)));
  await db.delete(resendRequests).where(lt(resendRequests.requestedAt, ago(1)));
  await db.delete(rateLimits).where(lt(rateLimits.updatedAt, ago(1)));
  await forgetOverRequests(tools, ago(1));
  await forgetUnconfirmed(tools);
  await sealOldSessions(tools, ago(1));
  return {
    unpaidOrders: await eraseUnpaid(tools, ago(retentionDays.unpaidOrder)),
    refundedPersons: await eraseRefunded(tools, ago(refundedDays)),
  };
}

/** A request nobody confirmed is over; one that was done keeps its row, without the address. */
async function forgetOverRequests({ database }: CleanUpTools, before: Date): Promise<void> {
  const over = and(lt(privacyRequests.requestedAt, before), isNull(privacyRequests.confirmedAt));
  await database.db.delete(privacyRequests).where(over);
  // A copy whose fetching broke off is asked for anew.
  const { requestedAt, kind, email } = privacyRequests;
  const brokenOff = and(lt(requestedAt, before), eq(kind, "export"), ne(email, ""));
  await database.db.update(privacyRequests).set({ email: "", tokenHash: null }).where(brokenOff);
}

async function eraseUnpaid(tools: CleanUpTools, before: Date): Promise<number> {
  const { database, clock } = tools;
  const unpaid = await unpaidBefore(database.db, before, batch);
  for (const { id: orderId, state, paymentDueAt } of unpaid) {
    // Nothing is let go of that was paid after all.
    const now = state === "redirected" || paymentDueAt !== null ? await settleOrder(tools, orderId) : state;
    if (!unpaidStates.some((each) => each === now)) continue;
    const at = clock.now();
    await database.transaction((tx) => eraseOrder(tx, tools, { orderId, cause: "clean-up", at }));
  }
  await tools.payments.sandboxControls?.forget(unpaid.flatMap((order) => sessionIdOf(tools.environment, order) ?? []));
  return unpaid.length;
}

async function eraseRefunded(tools: CleanUpTools, before: Date): Promise<number> {
  const { database } = tools;
  const refunded = await refundedBefore(database.db, before, batch);
  for (const id of refunded) {
    await database.transaction((tx) => forgetPerson(tx, id));
    await removePdfsOfOrder(tools, id);
  }
  return refunded.length;
}
