import type { Transaction } from "@cosmic/platform/database/open";
import { reviewInvitations } from "../../database/tables/review-invitations.ts";
import type { ShopTools } from "../../shop-tools.ts";
import { inviteAfterDays } from "../review-rules.ts";

const dayMs = 86_400_000;

/** Writes down, in the transaction of a delivery, that its buyer is to be asked for a review. A row and no job of the
 * queue: every look of the queue's maintenance reads all that waits, and two weeks of orders would wait. */
export async function planInvitation(
  tx: Transaction,
  { payments }: Pick<ShopTools, "payments">,
  { orderId, deliveredAt }: { readonly orderId: string; readonly deliveredAt: Date },
): Promise<void> {
  const dueAt = new Date(deliveredAt.getTime() + inviteAfterDays * dayMs);
  const sandbox = payments.hostedPage !== null;
  await tx.db.insert(reviewInvitations).values({ orderId, dueAt, sandbox }).onConflictDoNothing();
}
