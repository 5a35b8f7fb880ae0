import { and, asc, inArray, isNull, lt, lte, or } from "drizzle-orm";
import { reviewInvitations } from "../../database/tables/review-invitations.ts";
import type { ShopTools } from "../../shop-tools.ts";
import { askForReviewJob } from "./ask-for-review-job.ts";

const hourMs = 3_600_000;
/** Invitations one look takes up; the next one takes the rest. */
const batch = 500;

/** Enqueues the mails that ask for a review and are due by the shop's clock, and anew those that are not done an hour after, whose tries may
 * be used up. Returns how many. */
export async function enqueueInvitations({
  database,
  queue,
  clock,
}: Pick<ShopTools, "database" | "queue" | "clock">): Promise<number> {
  const now = clock.now();
  const { orderId, dueAt, queuedAt, result } = reviewInvitations;
  const unqueued = or(isNull(queuedAt), lt(queuedAt, new Date(now.getTime() - hourMs)));
  return database.transaction(async (tx) => {
    const due = await tx.db
      .select({ orderId })
      .from(reviewInvitations)
      .where(and(isNull(result), lte(dueAt, now), unqueued))
      .orderBy(asc(dueAt))
      .limit(batch)
      .for("update", { skipLocked: true });
    if (due.length === 0) return 0;
    for (const payload of due) await queue.enqueue(tx, askForReviewJob, payload);
    const ids = due.map((one) => one.orderId);
    await tx.db.update(reviewInvitations).set({ queuedAt: now }).where(inArray(orderId, ids));
    return due.length;
  });
}
