import type { Transaction } from "@cosmic/platform/database/open";
import { eq } from "drizzle-orm";
import { hasBook } from "../books/book-repository.ts";
import { deliveries } from "../database/tables/deliveries.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { moveOrder } from "../orders/move-order.ts";
import { lockOrder, updateOrder } from "../orders/order-repository.ts";
import { isReadable } from "../orders/order-states.ts";
import { deliveryLimitSeconds } from "../queue/deliver-report-job.ts";
import { planInvitation } from "../reviews/invitation/plan-invitation.ts";
import type { ShopTools } from "../shop-tools.ts";

/** `done`: nothing is left to do. `taken`: another worker is working on it. */
export type Claim =
  | { readonly kind: "mine"; readonly order: OrderRow; readonly messageId: string }
  | { readonly kind: "done" }
  | { readonly kind: "taken" };

/** As long as the job may take, so that a job run again after its expiry finds the claim over. */
const claimMs = deliveryLimitSeconds * 1000;

/** Claims a delivery for this worker: two never send the same report at the same time. */
export async function claimDelivery(tools: Pick<ShopTools, "database" | "clock" | "environment">, orderId: string) {
  return tools.database.transaction(async (tx): Promise<Claim> => {
    const order = await lockOrder(tx, orderId);
    if (!order || !isReadable(order.state) || order.deliveredAt) return { kind: "done" };
    const [earlier] = await tx.db.select().from(deliveries).where(eq(deliveries.orderId, orderId));
    const now = tools.clock.now();
    if (earlier?.result) return { kind: "done" };
    if (earlier?.claimedUntil && earlier.claimedUntil > now) return { kind: "taken" };
    const messageId = earlier?.messageId ?? `report-${orderId}@${new URL(tools.environment.siteUrl).hostname}`;
    const attempts = (earlier?.attempts ?? 0) + 1;
    const claim = { messageId, attempts, claimedUntil: new Date(now.getTime() + claimMs), updatedAt: now };
    await tx.db
      .insert(deliveries)
      .values({ orderId, createdAt: now, ...claim })
      .onConflictDoUpdate({ target: deliveries.orderId, set: claim });
    return { kind: "mine", order, messageId };
  });
}

/** How a try ended. */
export type DeliveryEnd =
  /** `pages` of the attached PDF; null: it was not printed before the mail left. */
  | { readonly kind: "accepted"; readonly pages: number | null }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "failed"; readonly code: string };

/** Records how a try ended; with an accepted mail moves the order to `delivered` and plans the mail that asks for a
 * review, in one transaction. */
export async function recordDelivery(
  tools: Pick<ShopTools, "database" | "clock" | "payments">,
  orderId: string,
  end: DeliveryEnd,
): Promise<void> {
  const now = tools.clock.now();
  await tools.database.transaction(async (tx) => {
    await tx.db
      .update(deliveries)
      .set({ ...columnsOf(end), claimedUntil: null, updatedAt: now })
      .where(eq(deliveries.orderId, orderId));
    if (end.kind !== "accepted") return;
    await markDelivered(tx, orderId, now);
    await planInvitation(tx, tools, { orderId, deliveredAt: now });
  });
}

function columnsOf(end: DeliveryEnd) {
  switch (end.kind) {
    case "accepted":
      return { result: "accepted" as const, pages: end.pages, lastFailure: null };
    case "refused":
      return { result: "refused" as const, lastFailure: end.code };
    case "failed":
      return { lastFailure: end.code };
  }
}

/** An order that was refunded or erased while its mail was being sent stays so; one with an open refund request waits
 * for the answer. */
async function markDelivered(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  // What was mailed is what is kept: a delivery without its book is not recorded, and tried again.
  if (isReadable(order.state) && !(await hasBook(tx.db, { orderId, corrections: order.corrections })))
    throw new Error("a report was mailed whose book is not stored");
  const changes = { deliveredAt: at };
  if (order.state === "paid") return moveOrder(tx, { order, to: "delivered", cause: "delivery", at, changes });
  await updateOrder(tx.db, orderId, changes);
}
