import { hourMs } from "@cosmic/platform/durations";
import { and, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { notices } from "../../database/tables/notices.ts";
import { privacyRequests } from "../../database/tables/privacy-requests.ts";
import { mailNoticeJob } from "../../notices/notify-customer.ts";
import type { ShopTools } from "../../shop-tools.ts";
import { eraseCustomerJob } from "./erase-customer.ts";

/** Rows one sweep takes up. */
const batch = 500;

/** Enqueues anew what was written down, is not done after an hour, and whose tries may be used up: notices and
 * erasures. Returns how many. */
export async function retryErasures(tools: Pick<ShopTools, "database" | "queue" | "clock">): Promise<number> {
  return (await noticesAgain(tools)) + (await erasuresAgain(tools));
}

type SweepTools = Parameters<typeof retryErasures>[0];

async function noticesAgain({ database, queue, clock }: SweepTools): Promise<number> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const open = await tx.db
      .select({ noticeId: notices.id })
      .from(notices)
      .where(and(isNull(notices.result), lt(notices.updatedAt, new Date(now.getTime() - hourMs))))
      .limit(batch)
      .for("update", { skipLocked: true });
    for (const payload of open) await queue.enqueue(tx, mailNoticeJob, payload);
    const ids = open.map(({ noticeId }) => noticeId);
    if (ids.length > 0) await tx.db.update(notices).set({ updatedAt: now }).where(inArray(notices.id, ids));
    return open.length;
  });
}

/** An erasure that waits is asked about each time: there are few, and each is promised. */
async function erasuresAgain({ database, queue, clock }: SweepTools): Promise<number> {
  const anHourAgo = new Date(clock.now().getTime() - hourMs);
  return database.transaction(async (tx) => {
    const open = await tx.db
      .select({ requestId: privacyRequests.id })
      .from(privacyRequests)
      .where(
        and(
          eq(privacyRequests.kind, "erase"),
          isNotNull(privacyRequests.confirmedAt),
          isNull(privacyRequests.doneAt),
          lt(privacyRequests.confirmedAt, anHourAgo),
        ),
      )
      .limit(batch)
      .for("update", { skipLocked: true });
    for (const payload of open) await queue.enqueue(tx, eraseCustomerJob, payload);
    return open.length;
  });
}
