import type { Transaction } from "@cosmic/platform/database/open";
import { eq, sql } from "drizzle-orm";
import { linkHash } from "../../access/report-links.ts";
import type { OrderRow } from "../../database/tables/orders.ts";
import { reviewInvitations } from "../../database/tables/review-invitations.ts";
import { hasObjected } from "../../objections/mail-objections.ts";
import { lockOrder } from "../../orders/order-repository.ts";
import { isReadable } from "../../orders/order-states.ts";
import { reviewOf, wasAskedBefore } from "../../orders/queries/order-reviews.ts";
import type { ShopTools } from "../../shop-tools.ts";
import { askLimitSeconds } from "./ask-for-review-job.ts";
import { reviewSecret } from "./review-links.ts";

/** `done`: nothing is left to do. `taken`: another worker is at it. */
export type InvitationClaim =
  | { readonly kind: "mine"; readonly order: OrderRow; readonly secret: string }
  | { readonly kind: "done" }
  | { readonly kind: "taken" };

type ClaimTools = Pick<ShopTools, "database" | "clock" | "environment">;

/** Takes an invitation for this worker, or drops it where there is no reason left to ask: the report is closed, its
 * buyer has said no, or the same address has been asked about another order. */
export function claimInvitation(tools: ClaimTools, orderId: string): Promise<InvitationClaim> {
  return tools.database.transaction(async (tx): Promise<InvitationClaim> => {
    const order = await lockOrder(tx, orderId);
    const itsRow = eq(reviewInvitations.orderId, orderId);
    const [invitation] = await tx.db.select().from(reviewInvitations).where(itsRow).for("update");
    if (!order || !invitation || invitation.result) return { kind: "done" };
    const now = tools.clock.now();
    if (invitation.claimedUntil && invitation.claimedUntil > now) return { kind: "taken" };
    if (!(await isToBeAsked(tools, tx, { order, endedAt: invitation.endedAt }))) {
      await tx.db.update(reviewInvitations).set({ result: "dropped", claimedUntil: null }).where(itsRow);
      return { kind: "done" };
    }
    const secret = reviewSecret(tools.environment, orderId);
    const claimedUntil = new Date(now.getTime() + askLimitSeconds * 1000);
    const attempts = invitation.attempts + 1;
    await tx.db
      .update(reviewInvitations)
      .set({ secretHash: linkHash(secret), claimedUntil, attempts })
      .where(itsRow);
    return { kind: "mine", order, secret };
  });
}

async function isToBeAsked(
  tools: ClaimTools,
  tx: Transaction,
  { order, endedAt }: { readonly order: OrderRow; readonly endedAt: Date | null },
): Promise<boolean> {
  if (!isReadable(order.state) || endedAt !== null) return false;
  if ((await reviewOf(tx.db, order.id)) !== null) return false;
  if (await hasObjected(tools, tx.db, { purpose: "review", email: order.email })) return false;
  // Of two orders of one address whose mails are due together, the second waits here and finds the first.
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`review:${order.email.toLowerCase()}`}, 0))`);
  return !(await wasAskedBefore(tx, order));
}
